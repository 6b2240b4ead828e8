"""A request as the encoder reads it: what stands beside the text, then the text."""

from collections.abc import Iterator
from typing import NamedTuple

from askfirst.model import MAX_HISTORY, Instruction
from askfirst.text.blanks import written

NO_DEPARTMENT = "general"
MOST = 2_000
"""Characters of the text (the first), and of what stands beside it (the last), that are looked at."""


class Said(NamedTuple):
    """The two halves: what stands beside the text, and the text itself."""

    beside: str
    text: str


def said(request: Instruction) -> Said:
    """The request in two halves. Beside the text: department, history, fields, candidates."""
    department, *rest = beside(request)
    return Said(" ".join([department, " ".join(rest)[-MOST:]]).rstrip(), request.text[:MOST])


def beside(request: Instruction) -> Iterator[str]:
    """What is known beside the text, one after the other."""
    yield f"{request.department or NO_DEPARTMENT} :"
    for message in request.history[-MAX_HISTORY:]:
        yield f"[{message.role}] {message.content[-MOST:]}"
    if request.fields:
        yield "fields: " + ", ".join(f"{name} = {written(value)}" for name, value in sorted(request.fields.items()))
    if request.candidates is not None:
        yield "candidates: " + (" ; ".join(request.candidates) or "none")
