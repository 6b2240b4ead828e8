"""Times of day and lengths as they are written, in minutes: 14:00, 8 to 14, half an hour, 90 min."""

from collections.abc import Iterator
from typing import NamedTuple

from askfirst.scoring.findings.statements.numbers import NUMBER, value
from askfirst.text.late import late

CLOCK = late(
    r"(?<![\d.,:/€$£-])(?P<hour>[01]?\d|2[0-4])(?:[:.h](?P<minute>[0-5]\d))?(?: ?(?P<half>[ap])\.?m\b\.?|"
    r" ?(?P<oclock>o'clock|h)\b)?"
    r"(?![\d:.]*\d|[.,]\d|/\d|-[a-z]| ?%)"
)
TO = r" ?(?:-|–|—| to | till | until | and (?:ends?|finish(?:es)?|stops?|closes?) (?:it )?at ) ?"
LENGTH = late(
    rf"\b(?:(?P<number>{NUMBER}|an?|one)(?: |-)(?:full |whole |straight |solid )?(?P<unit>minutes?|mins?|hours?|"
    rf"hrs?|h)\b(?P<more> and a half)?|"
    r"(?P<half>half an hour|half-hour)|(?P<digits>\d+)(?P<short>min|h)\b)"
)


class Clock(NamedTuple):
    """A time of day: `sure` unless it is a bare number that may be something else."""

    start: int
    end: int
    minutes: int
    sure: bool


class Spell(NamedTuple):
    """A length of time in minutes."""

    start: int
    end: int
    minutes: float


def clocks(text: str) -> Iterator[Clock]:
    """Every time of day of a lower-case text, bare hours too."""
    for found in CLOCK.finditer(text):
        hour, minute = int(found["hour"]), int(found["minute"] or 0)
        if found["half"]:
            hour = hour % 12 + (12 if found["half"] == "p" else 0)
        sure = bool(found["minute"] or found["half"] or found["oclock"])
        if hour * 60 + minute <= 1440:
            yield Clock(found.start(), found.end(), hour * 60 + minute, sure)


def spells(text: str) -> Iterator[Spell]:
    """Every length of time in minutes or hours of a lower-case text."""
    for found in LENGTH.finditer(text):
        if found["half"]:
            yield Spell(*found.span(), 30)
            continue
        number = 1.0 if found["number"] in {"a", "an", "one"} else value(found["number"] or found["digits"])
        unit = found["unit"] or found["short"]
        if number is not None:
            size = 60 if unit.startswith("h") else 1
            yield Spell(*found.span(), number * size + (30 if found["more"] else 0))
