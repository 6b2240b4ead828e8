"""A date that is not the weekday beside it, and a day that no calendar has."""

import re
from calendar import monthrange
from collections.abc import Iterator
from itertools import pairwise

from askfirst.checks.figures import TO, Find, Told

BESIDE = re.compile(
    rf"<w(\d+)>[,.]? ?\(?(?:the |on |den |dem |le |el |dia |día )?<d(\d+)>|<d(\d+)>,? ?\(?(?:an? )?<w(\d+)>(?! ?{TO})"
)
COUNTED = re.compile(r" [a-z]+s\b")
"""Behind "31 June" in "31 June leaflets"."""
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SEASON = 50
"""Days between two dates that are of one year, though it is not said."""


def wrong_weekday(told: Told) -> Iterator[Find]:
    """Dates with a weekday that is not theirs; without a year, two that cannot be in one year.

    >>> from askfirst.checks.figures import read
    >>> [find.values for find in wrong_weekday(read("send it monday, 2026-05-06"))]
    [{'b': 'Wednesday'}]
    >>> list(wrong_weekday(read("course from monday 4 may to wednesday 6 may")))
    []
    """
    for sentence in told.sentences:
        unsure = []
        for found in BESIDE.finditer(sentence):
            name, day = (told.figures[int(found[one] or found[other])] for one, other in ((1, 4), (2, 3)))
            real = day.date
            if real and day.year and real.weekday() != name.value:
                yield Find((min(name.start, day.start), max(name.end, day.end)), (0, 0), {"b": NAMES[real.weekday()]})
            elif real and not day.year:
                unsure.append((name, day, real))
        for (one, first, earlier), (other, second, later) in pairwise(unsure):
            apart = (later - earlier).days
            if (
                apart % 7 != (other.value - one.value) % 7
                and abs(apart) < SEASON
                and (earlier.month > 2) == (later.month > 2)
            ):
                spans = [(min(a.start, b.start), max(a.end, b.end)) for a, b in ((one, first), (other, second))]
                yield Find(spans[0], spans[1], {"variant": "two_dates"})


def no_such_day(told: Told) -> Iterator[Find]:
    """Days beyond the end of their month.

    >>> from askfirst.checks.figures import read
    >>> [find.values for find in no_such_day(read("book the hall for june 31; 30 june is full"))]
    [{'b': '30'}]
    """
    for day in told.figures:
        impossible = day.sort == "d" and 28 < day.value <= 31 and 1 <= day.month <= 12 and day.date is None
        if impossible and (day.year or not COUNTED.match(told.text, day.end)):
            yield Find(day.stretch, (0, 0), {"b": str(monthrange(day.year or 2024, day.month)[1])})
