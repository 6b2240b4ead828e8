"""Stretches from a start to an end: "from 3 to 7 May", "9:00 - 17:00"."""

import itertools
import re
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.clock import minutes
from askfirst.scoring.findings.statements.days import Day, days, weekday_of
from askfirst.scoring.findings.statements.numbers import MOST_RUNS, digit_runs
from askfirst.scoring.findings.statements.periods.ends import cued, joined
from askfirst.scoring.findings.statements.places import corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SEASON = 250
"""Without a year, an end this many days after its start is rather one before its start."""
TIMES = re.compile(r"\d(?::\d\d|h\d\d|\.\d\d ?[ap]\.?m| ?[ap]\.?m| o')", re.IGNORECASE)
OVERNIGHT = 16 * 60
"""An end this many minutes after its start is rather one before its start."""


class Stretch(NamedTuple):
    """From one place in the text to another; `count` of days or minutes between them."""

    start: Hit
    end: Hit
    amount: int
    unit: str
    backwards: bool


@lru_cache(maxsize=1)
def stretches(reading: Reading) -> tuple[Stretch, ...]:
    """Every stretch of days or of hours that says its start and its end."""
    return tuple(every_stretch(reading)) if reading.digits and 1 < digit_runs(reading) <= MOST_RUNS else ()


def every_stretch(reading: Reading) -> Iterator[Stretch]:
    """The stretches, days first."""
    every = days(reading)
    for one, other in itertools.pairwise(every):
        if joined(reading, one.hit, other.hit) or cued(reading, one.hit, other.hit):
            yield of_days(reading, one, other)
        elif cued(reading, other.hit, one.hit):
            yield of_days(reading, other, one)
    if not TIMES.search(reading.plain):
        return
    clocks = [(hit, at) for hit in reading.entities("clock_time") if (at := minutes(text_of(reading, hit))) is not None]
    for (one_hit, one_at), (other_hit, other_at) in itertools.pairwise(clocks):
        if joined(reading, one_hit, other_hit) or cued(reading, one_hit, other_hit):
            yield of_hours(reading, one_hit, one_at, other_hit, other_at)


def text_of(reading: Reading, hit: Hit) -> str:
    """The words of a hit, normalised."""
    return reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]]


def of_days(reading: Reading, one: Day, other: Day) -> Stretch:
    """The stretch between two days; without years it may go over the turn of a year."""
    start, end = one.date or date.min, other.date or date.min
    count = (end - start).days
    wrong = count < 0
    if wrong and not (one.year and other.year):
        count += 366
        wrong = SEASON < count < 365
    wrong = wrong and not corrected(reading, one.hit, other.hit)
    return Stretch(one.hit, other.hit, count, "day", wrong)


def of_hours(reading: Reading, one: Hit, start: int, other: Hit, end: int) -> Stretch:
    """The stretch between two times of day; it may go over midnight."""
    count = end - start
    wrong = False
    if count <= 0:
        twelve_hours = start < 13 * 60 and not any(text_of(reading, hit)[-1:] in "mM." for hit in (one, other))
        count += 12 * 60 if twelve_hours and count > -12 * 60 else 24 * 60
        wrong = count > OVERNIGHT and not dated(reading, one, other)
    return Stretch(one, other, count, "minute", wrong and not corrected(reading, one, other))


def dated(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether a day stands between two times: "Friday 15:00 to Monday 10:00"."""
    if any(one.end <= day.start < other.start for day in days(reading)):
        return True
    return any(one.end <= name.start < other.start for name, _ in weekday_of(reading))
