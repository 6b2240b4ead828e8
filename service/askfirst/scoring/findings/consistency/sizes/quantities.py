"""Figures with the unit or the noun behind them, as they stand: 18 °C, 34 pallets, a 60-word text."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.numbers import NUMBER, value
from askfirst.text.late import late
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

UNITS = {
    "length": {"mm": 1, "cm": 10, "m": 1_000, "metre": 1_000, "meter": 1_000, "km": 1_000_000},
    "mass": {"g": 1, "gram": 1, "kg": 1_000, "kilo": 1_000, "t": 1_000_000, "ton": 1_000_000, "tonne": 1_000_000},
    "volume": {"ml": 1, "l": 1_000, "litre": 1_000, "liter": 1_000, "m³": 1_000_000, "m3": 1_000_000},
    "time": {"s": 1, "sec": 1, "second": 1, "min": 60, "minute": 60, "h": 3_600, "hour": 3_600},
    "day": {"day": 1, "week": 7},
}
SCALE = {unit: (sort, size) for sort, sizes in UNITS.items() for unit, size in sizes.items()}
"""What each unit measures, and its size."""
QUANTITY = late(
    rf"(?<![\w.,:/#-])(?P<minus>[-−] ?|minus )?(?P<figure>{NUMBER})(?![\d:/])"
    r"(?:(?P<degree> ?° ?c?\b| degrees?\b)|(?P<joint>-| )?(?P<noun>[a-z][a-z³²]*)\b)?"
)
NO_NOUN = frozenset(
    (
        "and or to of in on at for by with from per each all the a an is are was were has have not only must "
        "may can that this "
        "which who it its they as so but if then am pm st nd rd th january february march april may june july august "
        "september october november december jan feb mar apr jun jul aug sep oct nov dec"
    ).split()
)


class Quantity(NamedTuple):
    """A figure and what it measures or counts; `joined` where a hyphen joins them: "60-word"."""

    start: int
    end: int
    value: float
    sort: str
    joined: bool


@lru_cache(maxsize=1)
def quantities(reading: Reading) -> tuple[Quantity, ...]:
    """Every figure of a text, in order; those of days and times of day left out."""
    taken = {
        at
        for name in ("date", "clock_time", "money")
        for hit in reading.entities(name)
        for at in range(reading.starts[hit.start], reading.ends[hit.end - 1])
    }
    return tuple(one for one in found(reading.lower) if one.start not in taken)


def found(text: str) -> Iterator[Quantity]:
    """Every figure of a text."""
    for match in QUANTITY.finditer(text):
        number = value(match["figure"])
        if number is None:
            continue
        if match["minus"]:
            number = -number
        noun = singular(match["noun"] or "")
        if match["degree"]:
            yield Quantity(match.start(), match.end(), number, "degree", False)
        elif noun in SCALE:
            sort, size = SCALE[noun]
            yield Quantity(match.start(), match.end(), number * size, sort, match["joint"] == "-")
        elif noun and noun not in NO_NOUN and match["joint"]:
            yield Quantity(match.start(), match.end(), number, noun, match["joint"] == "-")
        else:
            yield Quantity(match.start(), match.end("figure"), number, "", False)
