"""Times of day and lengths of time, as numbers."""

import re
from typing import NamedTuple

from askfirst.scoring.findings.conflicts.values import value
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

CLOCK = re.compile(r"(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)?\s*(?:([ap])\.?\s?m|o'clock)?", re.IGNORECASE)

DAY = re.compile(r"^\d{4}-\d\d-\d\d[T ]?", re.IGNORECASE)


def minutes(text: str) -> int | None:
    """A time of day in minutes from midnight.

    >>> minutes("14:30"), minutes("2 pm"), minutes("12 am")
    (870, 840, 0)
    """
    found = CLOCK.match(DAY.sub("", text.strip()))
    if not found:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return hour * 60 + minute if hour <= 24 and minute < 60 else None


LENGTH = re.compile(
    r"([\d.,]+|[a-z]+(?:[ -][a-z]+)??)[ -]*(?:(working|business|calendar|full|whole|consecutive)[ -])?"
    r"(min|minute|h|hr|hour|night|d|day|week|wk|month)s?\b"
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
