"""Dates that can be counted with."""

import re
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

ISO = re.compile(r"\b(\d{4})-(\d\d?)-(\d\d?)(?=\b|T)")
DOTTED = re.compile(r"(?<![\d.])(\d\d?)([./])(\d\d?)\2(\d{4})\b")
NUMERIC = re.compile(r"\d{4}-\d|\d[./]\d\d?[./]\d{4}")
AHEAD = late(
    r"(?<![\d.,:/#+-])(\d{1,2})(?:st|nd|rd|th|er)?(?:\s*(?:-|–|to|until|till|al?|até|au|bis)\s*(?:(?:[A-Za-z]+day|(?i:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?)\s+)?(\d{1,2})(?:st|nd|rd|th|er)?)?(?:\s+(?:of|de))?[\s.]*$"
)
BEHIND = re.compile(
    r"^\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?![\d:%.]\d|\d|\s*(?:am|pm|%))(?:\s*(?:-|–)\s*(\d{1,2})\b(?!:))?"
)
YEAR = late(r"^(?:st|nd|rd|th)?[.,]?(?:\s+del?)?\s*((?:19|20)\d\d)\b(?!\s*(?:units|pcs|pieces))")
LEAP_YEAR = 2024
MONTH_LISTS = tuple((month, f"@month_{month}") for month in range(1, 13))
WEEKDAY_LISTS = tuple((day, f"@weekday_{day}") for day in range(1, 8))
UNTIL = re.compile(r"\b(?:until|till)\b")
FROM = re.compile(r"\b(?:from|the|between|on|of) ?$", re.IGNORECASE)
"""Ahead of the first of two days; "in bay 30 until 15 August" has one only."""
WEEKDAY = re.compile(r"(?:[A-Za-z]+day|\b(?i:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?)\s+\d")
"""Behind the first of two days: "Monday 3 to Thursday 6 August"; each then has a place of its own."""


class Day(NamedTuple):
    """A calendar day with its place; the year is None where the text does not say it."""

    start: int
    end: int
    year: int | None
    month: int
    day: int

    @property
    def hit(self) -> Hit:
        """Its place in the text."""
        return Hit(self.start, self.end)

    @property
    def date(self) -> date | None:
        """The day in its year, or in a leap year; None if there is no such day."""
        try:
            return date(self.year or LEAP_YEAR, self.month, self.day)
        except ValueError:
            return None


@lru_cache(maxsize=1)
def days(reading: Reading) -> tuple[Day, ...]:
    """Every day of the calendar that names its month, in text order; of "6-17 July" both ends."""
    return tuple(day for day in written_days(reading) if day.date)


@lru_cache(maxsize=1)
def written_days(reading: Reading) -> tuple[Day, ...]:
    """Every day as written, also 31 June; a year that is given once holds for the days that name none."""
    plain = reading.plain
    numeric = NUMERIC.search(plain) is not None
    if not numeric and "@month" not in reading.all_hits:
        return ()
    found: list[Day] = []
    if numeric and "-" in plain:
        found = [make(reading, it.span(), int(it[1]), int(it[2]), int(it[3])) for it in ISO.finditer(plain)]
    for it in DOTTED.finditer(plain) if numeric and ("/" in plain or "." in plain) else ():
        one, other = int(it[1]), int(it[3])
        if it[2] == "." or one > 12:
            found.append(make(reading, it.span(), int(it[4]), other, one))
        elif other > 12:
            found.append(make(reading, it.span(), int(it[4]), one, other))
    for month, key in MONTH_LISTS if "@month" in reading.all_hits else ():
        for hit in reading.hits(key):
            found += days_around(reading, hit, month)
    years = {day.year for day in found if day.year}
    if len(years) == 1:
        found = [day._replace(year=day.year or min(years)) for day in found]
    return tuple(sorted(found, key=lambda day: (day.start, day.end)))


def make(reading: Reading, span: tuple[int, int], year: int | None, month: int, day: int) -> Day:
    """A day at a stretch of characters."""
    return Day(*reading.cover(*span), year, month, day)


def days_around(reading: Reading, month: Hit, number: int) -> list[Day]:
    """The days written around a month's name."""
    left, right = reading.starts[month.start], reading.ends[month.end - 1]
    before = AHEAD.search(reading.plain[max(0, left - 24) : left])
    if before:
        found, start, end = before, left - len(before.group()), right
    else:
        after = BEHIND.match(reading.plain[right : right + 20])
        if not after:
            return []
        found, start, end = after, left, right + after.end()
    if before and found[2] and UNTIL.search(found.group()) and not FROM.search(reading.plain[:start]):
        start = left - len(before.group()) + before.start(2) - before.start()
        year = YEAR.match(reading.plain[end : end + 10])
        return [make(reading, (start, end), int(year[1]) if year else None, number, int(found[2]))]
    year = YEAR.match(reading.plain[end : end + 10])
    end += year.end() if year else 0
    which = int(year[1]) if year else None
    if before and WEEKDAY.search(before.group()):
        first, last = left - len(before.group()) + before.start(2) - before.start(), end
        return [
            make(reading, (start, start + len(before[1])), which, number, int(before[1])),
            make(reading, (first, last), which, number, int(before[2])),
        ]
    return [make(reading, (start, end), which, number, int(day)) for day in found.groups() if day]


def weekday_of(reading: Reading) -> list[tuple[Hit, int]]:
    """Every weekday by name, 1 for Monday."""
    return sorted([(hit, number) for number, key in WEEKDAY_LISTS for hit in reading.hits(key)])
