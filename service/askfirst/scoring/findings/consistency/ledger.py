"""A text as its figures see it: each amount, day and time is one tag between the words, with its value kept.

So "Pack 24 vases in 4 boxes of 8" is "pack <n0> vases in <n1> boxes of <n2>", and a relation between figures is a
pattern over tags. The letter of a tag is the sort: n counts, m money, p percent, t lengths of time, g measures,
d days of the calendar, c times of day. A pilcrow stands where a sentence begins.
"""

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.calendar import days, length_at, minutes
from askfirst.scoring.findings.statements.figures import (
    DEGREES,
    HOURS,
    MEASURES,
    calendar_hits,
    labels_of,
    may_have,
    singular,
)
from askfirst.scoring.findings.statements.numbers import value_of
from askfirst.scoring.findings.statements.places import quoted
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
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
    for hit in reading.entities("duration"):
        length = length_at(reading, hit)
        if length:
            yield Entry("t", hit, length.amount, length.unit)
    yield from figures(reading)


def figures(reading: Reading) -> Iterator[Entry]:
    """Amounts of money, rates, measures and counts."""
    for name in ("money", "percent"):
        for hit in reading.entities(name):
            value = value_of(reading, hit)
            if value is not None:
                yield Entry(name[0], hit, value)
    taken = [*filter(None, (label(reading, hit) for hit in labels_of(reading))), *calendar_hits(reading)]
    for number in reading.entities("number"):
        value = value_of(reading, number)
        if value is None or is_name(reading, number) or any(number.overlaps(hit) for hit in taken):
            continue
        unit = reading.words[number.end] if number.end < len(reading.words) else ""
        if unit in MEASURES or unit in DEGREES:
            yield Entry("g", Hit(number.start, number.end + 1), value, singular(unit))
        else:
            yield Entry("n", number, value)


NAMED = frozenset(
    (
        "press truck line group table gate class lane phase shelf room hall boat van team tour shift bay dock lot "
        "place pool page slide step level version chapter article clause item platform track zone row unit"
    ).split()
)
"""Right ahead of a number these make it a name: "three on press 1"."""


def is_name(reading: Reading, number: Hit) -> bool:
    """Whether a number is part of a name: "tour 17"."""
    return number.start > 0 and reading.words[number.start - 1] in NAMED and reading.words[number.start][0].isdigit()


def label(reading: Reading, hit: Hit) -> Hit | None:
    """What of an id is one: of "truck 1, 6 on truck 2" the first number, of "order 48 juice boxes" nothing."""
    if not reading.words[hit.start].isalpha():
        return hit
    if reading.words[hit.start] in ORDERING and commands(reading, hit.start):
        behind = reading.words[hit.end : hit.end + 2]
        if len(behind) == 2 and all(map(str.isalpha, behind)) and singular(behind[1]) != behind[1]:
            return None
    marks = [place for place in range(hit.start, hit.end) if reading.words[place] == ","]
    plural = singular(reading.words[hit.start]) != reading.words[hit.start]
    return Hit(hit.start, marks[0]) if marks and not plural else hit


ORDERING = frozenset("order book reserve ship print quote request invoice".split())
