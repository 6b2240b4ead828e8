"""Lengths of time."""

from typing import NamedTuple

from askfirst.scoring.findings.statements.numbers import value
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

LENGTH = late(
    r"([\d.,]+|[a-z]+(?:[ -][a-z]+)??)[ -]*(?:(working|business|calendar|full|whole|consecutive)[ -])?"
    r"(min|minute|h|hr|hour|night|d|day|week|wk|month|year)s?\b"
)


class Length(NamedTuple):
    """A length of time: how many of which unit; `working` where only working days count."""

    hit: Hit
    amount: float
    unit: str
    working: bool


SHORT = {"min": "minute", "h": "hour", "hr": "hour", "d": "day", "wk": "week"}


def length_at(reading: Reading, hit: Hit) -> Length | None:
    """What a duration in the text amounts to."""
    text = reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]].lower()
    found = LENGTH.fullmatch(text)
    count = value(found[1]) if found else None
    if found is None or count is None:
        return None
    return Length(hit, count, SHORT.get(found[3], found[3]), found[2] in {"working", "business"})
