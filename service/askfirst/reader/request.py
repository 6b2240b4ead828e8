"""A request as the reader reads it: its text first, then what stands beside it, what is nearest first."""

from collections.abc import Iterator
from typing import NamedTuple

from askfirst.model import MAX_HISTORY, Instruction
from askfirst.text.blanks import written

LONGEST = 2_000
"""Characters of one part beside the text that are looked at."""


class Part(NamedTuple):
    """Something beside the text. `lead` is ours, `said` is theirs; `message` is its number in the history, if any."""

    lead: str
    said: str
    message: int | None = None


def beside(request: Instruction) -> Iterator[Part]:
    """What stands beside the text: what the request carries, then the history, the latest message first."""
    carried = ". ".join(told(request))
    if carried:
        yield Part("", carried[:LONGEST])
    first = max(0, len(request.history) - MAX_HISTORY)
    for number in range(len(request.history) - 1, first - 1, -1):
        message = request.history[number]
        yield Part(f"{message.role}: ", message.content[:LONGEST], number)


def told(request: Instruction) -> Iterator[str]:
    """What a request carries beside text and history, one after the other."""
    if request.department:
        yield f"department: {request.department}"
    if request.action:
        yield f"action: {request.action}"
    if request.fields:
        yield "fields: " + "; ".join(f"{name}: {written(value)}" for name, value in request.fields.items())
    if request.candidates is not None:
        yield "candidates: " + (" | ".join(request.candidates) or "none")
