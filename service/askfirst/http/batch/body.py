"""Reading a batch: an object with `instructions`, a plain list, or a line of JSON for each one."""

from typing import Annotated

import msgspec
from litestar.types import HTTPScope, Receive
from msgspec import Meta, Raw, Struct

from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import MAX_LARGE_BODY, check_json, declared, read_body
from askfirst.http.wrong import refusal_of

MAX_ITEMS = 1000
"""Instructions in one batch."""
LINES = ("application/x-ndjson", "application/jsonl", "application/x-jsonlines")
"""How a body of lines is declared."""


class Instructions(Struct, frozen=True, forbid_unknown_fields=True):
    """A batch. The instructions are left as they came: each one is read, and may fail, on its own."""

    instructions: Annotated[list[Raw], Meta(min_length=1, max_length=MAX_ITEMS)]


_read_object = msgspec.json.Decoder(Instructions).decode
_read_list = msgspec.json.Decoder(list[Raw]).decode


class BatchReader:
    """Reads the bodies of batches. Made once, used for every request."""

    def __init__(self, max_body: int, timeout: float) -> None:
        """`max_body` in bytes, `timeout` in seconds for the whole body."""
        self._max_body, self._timeout = max_body, timeout

    async def read(self, scope: HTTPScope, receive: Receive) -> tuple[list[bytes], bool]:
        """The instructions as JSON, and whether they came as lines. Raises RequestError or DisconnectedError."""
        lines = declared(scope).decode("latin-1").lower().partition(";")[0].strip() in LINES
        if not lines:
            check_json(scope)
        body = await read_body(scope, receive, self._max_body, self._timeout, MAX_LARGE_BODY)
        return _lines(body) if lines else _items(body), lines


def _items(body: bytes) -> list[bytes]:
    try:
        if body.lstrip()[:1] == b"[":
            return _bounded([bytes(item) for item in _read_list(body)])
        return [bytes(item) for item in _read_object(body).instructions]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refusal_of(error, body, Instructions) from None


def _lines(body: bytes) -> list[bytes]:
    return _bounded([line for line in body.splitlines() if line.strip()])


def _bounded(items: list[bytes]) -> list[bytes]:
    if 1 <= len(items) <= MAX_ITEMS:
        return items
    message = f"{len(items)} instructions" if items else "No instruction"
    wrong = FieldError("$", message, f"Send 1 to {MAX_ITEMS}.")
    raise RequestError("invalid-instruction", f"The body: {message}. {wrong.mend}", (wrong,))
