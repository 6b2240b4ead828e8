"""Reading a batch: an object with `instructions`, a plain list, or a line of JSON for each one."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from askfirst.http.problems import Answer, FieldError, RequestError
from askfirst.http.validation import refusal_of

MAX_ITEMS = 1000
"""Instructions in one batch."""
LINES = ("application/x-ndjson", "application/jsonl", "application/x-jsonlines")
"""How a body of lines is declared."""

Items: TypeAlias = Annotated[list[Raw], Meta(min_length=1, max_length=MAX_ITEMS, description="What is to be assessed")]


class Instructions(Struct, frozen=True, forbid_unknown_fields=True):
    """A batch. The instructions are left as they came: each one is read, and may fail, on its own."""

    instructions: Annotated[Items, Meta(description="What is to be assessed")]


class BatchResult(Struct, frozen=True):
    """An entry for each instruction, in order: its assessment, or why it has none."""

    assessments: Annotated[tuple[Answer, ...], Meta(description="One entry for each instruction, in order")]
    failed: Annotated[tuple[int, ...], Meta(description="The indexes of those that could not be assessed")]


_read_object = msgspec.json.Decoder(Instructions).decode
_read_list = msgspec.json.Decoder(list[Raw]).decode


def items_of(body: bytes) -> list[bytes]:
    """The instructions of a JSON body, each as JSON. Raises RequestError."""
    try:
        if body.lstrip()[:1] == b"[":
            return _bounded([bytes(item) for item in _read_list(body)])
        return [bytes(item) for item in _read_object(body).instructions]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refusal_of(error, body, Instructions) from None


def lines_of(body: bytes) -> list[bytes]:
    """The instructions of a body of lines. Raises RequestError."""
    return _bounded([line for line in body.splitlines() if line.strip()])


def _bounded(items: list[bytes]) -> list[bytes]:
    if 1 <= len(items) <= MAX_ITEMS:
        return items
    message = f"{len(items)} instructions" if items else "No instruction"
    wrong = FieldError("$", message, f"Send 1 to {MAX_ITEMS}.")
    raise RequestError("invalid-instruction", f"The body: {message}. {wrong.mend}", (wrong,))
