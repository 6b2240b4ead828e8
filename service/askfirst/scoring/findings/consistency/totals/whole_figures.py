"""Figures that may be the whole of a list: named ahead of it, or behind it with a word for a total."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from askfirst.scoring.findings.consistency.ledger import Entry, ledger
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

TOTAL = late(
    r"\b(?:together|altogether|in all|in total|total(?:ling|s)?|add up to|comes? to|sum)(?: (?:to|of|is|exactly|"
    r"just))*$"
)
UNITS = {
    "l": "litre",
    "t": "ton",
    "tonne": "ton",
    "min": "minute",
    "h": "hour",
    "eur": "€",
    "euro": "€",
    "%": "percent",
}
FARTHEST = 130
"""Characters from a whole to its list."""


class Whole(NamedTuple):
    """A figure that may be the whole of a list: what it counts, and where it stands."""

    hit: Hit
    start: int
    end: int
    value: float
    sort: str
    unit: str

    def takes(self, unit: str) -> bool:
        """Whether parts in a unit can be its parts; bare parts can be those of any whole."""
        if not unit:
            return self.sort != "p" or self.value == 100
        if self.sort == "m":
            return unit in MONEY
        if self.sort == "n":
            return not self.unit or canonical(unit) == self.unit or unit in {"%", "percent", "points", "point"}
        return canonical(unit) == canonical(self.unit)


MONEY = frozenset("€ euro euros eur dollar dollars pound pounds k".split())


def canonical(unit: str) -> str:
    """A unit by one name: litres, l -> litre."""
    bare = unit.rstrip("s")
    return UNITS.get(bare, bare)


def wholes(reading: Reading, start: int, end: int) -> Iterator[Whole]:
    """Every figure that may be the whole of a list from `start` to `end`, the nearest last."""
    for entry in ledger(reading).entries:
        first, last = reading.starts[entry.hit.start], reading.ends[entry.hit.end - 1]
        if entry.sort not in "nmgtp":
            continue
        between = reading.lower[last:start] if last <= start else reading.lower[end:first]
        behind = first >= end and bool(TOTAL.search(between.strip()))
        if (last <= start or behind) and len(between) < FARTHEST and len(re.findall(r"[.!?](?= |$)", between)) < 2:
            yield Whole(entry.hit, first, last, entry.value, entry.sort, unit_of(reading, entry))


def unit_of(reading: Reading, entry: Entry) -> str:
    """The unit of a figure, also of one joined to it by a hyphen: "1,000-litre"."""
    if entry.unit or entry.sort != "n":
        return canonical(entry.unit)
    behind = reading.words[entry.hit.end : entry.hit.end + 2]
    return canonical(behind[1]) if behind[:1] == ["-"] and len(behind) == 2 and canonical(behind[1]) in KNOWN else ""


KNOWN = frozenset({"litre", "ton", "kg", "minute", "hour", "day"})
