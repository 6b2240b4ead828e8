"""A text as its figures see it: each amount, day and time is one tag between the words, with its value kept.

So "Pack 24 vases in 4 boxes of 8" is "pack <n0> vases in <n1> boxes of <n2>", and a relation between figures is a
pattern over tags. The letter of a tag is the sort: n counts, m money, p percent, t lengths of time, g measures,
d days of the calendar, c times of day. A pilcrow stands between two sentences.
"""

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.amounts import DEGREES, HOURS, MEASURES, amounts, may_have
from askfirst.scoring.findings.statements.clock import minutes
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.places import quoted
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading


class Entry(NamedTuple):
    """What a tag stands for: `value` in the unit as written, `unit` the measure, currency-free, or empty."""

    sort: str
    hit: Hit
    value: float
    unit: str = ""

    @property
    def size(self) -> float:
        """The value as it is compared: lengths of time in hours."""
        return self.value * HOURS.get(self.unit, 1) if self.sort == "t" else self.value


class Ledger:
    """The tagged text with its entries, and where each of its characters stands in the reading."""

    def __init__(self, reading: Reading, entries: tuple[Entry, ...]) -> None:
        self.reading, self.entries = reading, entries
        pieces: list[str] = []
        self.offsets: list[int] = []
        self.positions: list[int] = []
        at = {entry.hit.start: (number, entry) for number, entry in enumerate(entries)}
        position = sentence = width = 0
        while position < len(reading.words):
            if reading.sentences[position] != sentence:
                sentence = reading.sentences[position]
                pieces.append("¶")
                width += 2
            number, entry = at.get(position, (0, None))
            piece = f"<{entry.sort}{number}>" if entry else reading.words[position]
            self.offsets.append(width)
            self.positions.append(position)
            pieces.append(piece)
            width += len(piece) + 1
            position = entry.hit.end if entry else position + 1
        self.text = " ".join(pieces)

    def entry(self, number: str) -> Entry:
        """What the tag with this number stands for."""
        return self.entries[int(number)]

    def hit(self, start: int, end: int) -> Hit:
        """The tokens under a stretch of the tagged text."""
        first = bisect_right(self.offsets, start) - 1
        last = bisect_right(self.offsets, end - 1) - 1
        tail = self.positions[last]
        over = next((entry.hit.end for entry in self.entries if entry.hit.start == tail), tail + 1)
        return Hit(self.positions[max(0, first)], over)

    def said(self, hit: Hit) -> str:
        """The words of a stretch."""
        return quoted(self.reading, hit)


@lru_cache(maxsize=1)
def ledger(reading: Reading) -> Ledger:
    """The ledger of a text; the last one is kept for the relations that follow.

    It stays empty where a text has too many figures, so that every relation takes a bounded number of steps.
    """
    found = sorted(entries(reading), key=lambda entry: entry.hit.start) if may_have(reading, 1) else []
    return Ledger(reading, tuple(found) if len(found) <= MOST else ())


MOST = 24
"""A text with more figures is a table or a list of its own, where what belongs to what is not to be told."""


def entries(reading: Reading) -> Iterator[Entry]:
    """Every amount, day and time of a text, none across another."""
    taken: set[int] = set()
    for entry in candidates(reading):
        end = entry.hit.end
        while end > entry.hit.start + 1 and reading.words[end - 1] in MARKS:
            end -= 1
        span = range(entry.hit.start, end)
        if taken.isdisjoint(span):
            taken.update(span)
            yield entry._replace(hit=Hit(entry.hit.start, end))


MARKS = frozenset({",", "=", ";", ")", ".", "-"})
"""Amounts may take in a mark behind them: "£120,"."""


def candidates(reading: Reading) -> Iterator[Entry]:
    """What may be an entry, the surest first."""
    for day in days(reading):
        if day.date:
            yield Entry("d", day.hit, day.date.toordinal())
    for hit in reading.entities("clock_time"):
        moment = minutes(reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]])
        if moment is not None:
            yield Entry("c", hit, moment)
    for one in amounts(reading):
        unit = reading.words[one.hit.end] if one.hit.end < len(reading.words) else ""
        if one.sort == "n" and (unit in MEASURES or unit in DEGREES):
            yield Entry("g", Hit(one.hit.start, one.hit.end + 1), one.value, singular(unit))
        else:
            yield Entry(one.sort, one.hit, one.value, one.unit)
