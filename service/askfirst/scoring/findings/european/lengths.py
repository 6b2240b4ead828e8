"""From one day to another, and a length that it has not: "del 10 al 14 de marzo, ocho días"."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isfinite

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import figures, spots, value_of
from askfirst.scoring.findings.statements.places import uncorrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

DAYS_IN = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
FAR = 9
"""Tokens between the end of a stretch of days and the length that is told of it."""
NEAR = 6
"""Tokens of one end of a stretch of days: "lunes 3 de marzo"."""
WEEK = 7
LAST_DAY = 31

Day = tuple[int, int, int, int, int]
"""Where it starts and ends, day, month (0: not said), weekday (0: not said)."""


@demanding({"+digit"}, {"day_unit", "night_unit", "week_unit", "month_unit"})
@uncorrected
def days_mismatch(material: Material) -> Sequence[Hit]:
    """A stretch from day to day with a length that it cannot have."""
    reading = material.text
    for first, last in stretches(reading):
        for number, value, unit in lengths_behind(reading, last[1]):
            if not fits(first, last, value, unit):
                return [Hit(first[0], number.end)]
        for number, value in days_ahead(reading, first[0]):
            if not roomy(first, last, value):
                return [Hit(number.start, last[1])]
    return ()


@demanding({"+digit"}, {"day_before"})
@uncorrected
def wrong_eve(material: Material) -> Sequence[Hit]:
    """A day that is called the one before another, and is not: "el 8 ... la víspera, jueves 9"."""
    reading = material.text
    days = list(days_of(reading))
    for at, end in spots(reading, "day_before").items():
        eve = next((day for day in days if 0 <= day[0] - end <= 2), None)
        main = [day for day in days if day[1] <= at]
        if eve and main and main[-1][2] > 1 and eve[2] != main[-1][2] - 1:
            return [Hit(main[-1][0], eve[1])]
    return ()


def stretches(reading: Reading) -> Iterator[tuple[Day, Day]]:
    """Two days with a word for "to" between them and one for "from" ahead."""
    days = list(days_of(reading))
    tos, froms = spots(reading, "until_word"), spots(reading, "from_word")
    for first, last in pairwise(days):
        joined = any(first[1] <= at < last[0] or (first[1] <= at and tos[at] == last[0]) for at in tos)
        led = any(0 <= first[0] - froms[at] <= 1 for at in froms)
        if joined and led and last[0] - first[1] <= NEAR:
            yield first if first[3] else (*first[:3], last[3], first[4]), last


def days_of(reading: Reading) -> Iterator[Day]:
    """Every day of the month that is named with a weekday, a month, or the bare word for "from" or "to" ahead."""
    months = {at: number for number in range(1, 13) for at in spots(reading, f"month_{number}")}
    weekdays = {at: number for number in range(1, 8) for at in spots(reading, f"weekday_{number}")}
    leads = {*spots(reading, "until_word").values(), *spots(reading, "from_word").values()}
    for hit, value in figures(reading):
        if not (1 <= value <= LAST_DAY) or value != int(value):
            continue
        after = next((at for at in range(hit.end, min(hit.end + 2, len(reading))) if at in months), -1)
        before = next((at for at in range(hit.start - 1, max(hit.start - 3, -1), -1) if at in weekdays), -1)
        if after >= 0 or before >= 0 or hit.start in leads:
            start, end = before if before >= 0 else hit.start, after + 1 if after >= 0 else hit.end
            yield start, end, int(value), months.get(after, 0), weekdays.get(before, 0)


def lengths_behind(reading: Reading, end: int) -> Iterator[tuple[Hit, int, str]]:
    """The lengths told of a stretch in the words behind it."""
    last = min(end + FAR, reading.sentence_end(end - 1))
    taken = spots(reading, "workday_unit")
    for at in range(end, last):
        for unit in ("day_unit", "night_unit", "week_unit", "month_unit"):
            value = value_of(reading.words[at - 1]) if at > end else None
            if value and isfinite(value) and at in spots(reading, unit) and at not in taken and at + 1 not in taken:
                yield Hit(at - 1, at + 1), int(value), unit


def days_ahead(reading: Reading, start: int) -> Iterator[tuple[Hit, int]]:
    """Days told ahead of the two between which they shall lie: "drei Tage zwischen dem 3. und dem 4. Mai"."""
    lead = min((at for at, end in spots(reading, "between_word").items() if start - 1 <= end <= start), default=-1)
    units = spots(reading, "day_unit")
    for at in range(max(reading.sentence_start(start), lead - FAR), lead):
        value = value_of(reading.words[at - 1]) if at in units and at else None
        if value and isfinite(value):
            yield Hit(at - 1, at + 1), int(value)


def roomy(first: Day, last: Day, days: int) -> bool:
    """Whether so many days fit between two."""
    months = last[3] - first[3]
    if months < 0 or (months and not first[3]):
        return True
    between = last[2] - first[2] + sum(DAYS_IN[month - 1] for month in range(first[3], last[3]))
    return between <= 0 or days <= between + 1


def fits(first: Day, last: Day, value: int, unit: str) -> bool:
    """Whether from the first to the last day it can be that long."""
    months = last[3] - first[3]
    if months < 0 or (months and not first[3]):
        return True
    if unit == "month_unit":
        return not first[3] or value in (months, months + (last[2] > first[2]))
    days = last[2] - first[2] + sum(DAYS_IN[month - 1] for month in range(first[3], last[3]))
    if days <= 0:
        return True
    if unit == "week_unit":
        return abs((days + 1) / WEEK - value) < 1
    if unit == "night_unit":
        return value == days
    return days + 1 - weekends(first, last, days) <= value <= days + 1


def weekends(first: Day, last: Day, days: int) -> int:
    """The days without work that may lie in a stretch; none where it runs within one week, by its weekdays."""
    within = 0 < first[4] < last[4] and days < WEEK
    return 0 if within else 2 * (days // WEEK + 1)
