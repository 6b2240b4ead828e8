"""Whether two statements hold at a common time: their weekdays, days of the calendar and times of day."""

import itertools
from datetime import date

from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.periods.moments import WEEKDAYS
from askfirst.text.lazy import by_stretch
from askfirst.text.reading import Reading

RANGES = frozenset({"to", "-", "–", "through", "thru"})
DAYTIME = frozenset({"day", "daytime", "morning", "mornings"})
NIGHTTIME = frozenset({"night", "nights", "overnight", "evening", "evenings"})


def meet(reading: Reading, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two stretches hold at a common time: one that names none holds always."""
    ours, theirs = weekdays(reading, *one), weekdays(reading, *other)
    if daypart(reading, *one) * daypart(reading, *other) < 0:
        return False
    if ours and theirs and ours.isdisjoint(theirs):
        return False
    left, right = calendar(reading, *one), calendar(reading, *other)
    return not left or not right or (left[0] <= right[1] and right[0] <= left[1])


@by_stretch
def weekdays(reading: Reading, start: int, end: int) -> frozenset[int]:
    """The weekdays that are named in a stretch, those between the ends of a range with them."""
    named = [(place, WEEKDAYS[word]) for place, word in enumerate(reading.words[start:end], start) if word in WEEKDAYS]
    found = {number for _, number in named}
    for (one, first), (other, last) in itertools.pairwise(named):
        if other == one + 2 and reading.words[one + 1] in RANGES:
            found |= set(range(first, last + 1) if first < last else [*range(first, 8), *range(1, last + 1)])
    plain = reading.words[start:end]
    found |= set(range(1, 6)) if "weekdays" in plain else set()
    found |= {6, 7} if {"weekend", "weekends"} & set(plain) else set()
    return frozenset(found)


@by_stretch
def daypart(reading: Reading, start: int, end: int) -> int:
    """1 where a stretch holds by day, -1 by night, 0 where it says neither, or both."""
    words = set(reading.words[start:end])
    return bool(DAYTIME & words and "all" not in words) - bool(NIGHTTIME & words)


@by_stretch
def calendar(reading: Reading, start: int, end: int) -> tuple[date, date] | None:
    """The first and the last calendar day that are named in a stretch."""
    named = [day.date for day in days(reading) if start <= day.start < end and day.date]
    return (min(named), max(named)) if named else None
