"""Every amount of a text, read once: lengths of time, sums of money, shares and plain numbers.

What a number counts is worked out on top of it: by its noun in `figures`, by its place between the words in the
ledger of `consistency`.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.lengths import length_at
from askfirst.scoring.findings.statements.numbers import MOST_RUNS, digit_runs, value_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

HOURS = {"minute": 1 / 60, "hour": 1, "night": 24, "day": 24, "week": 168, "month": 730, "year": 8760}
"""How long a unit of time is, in hours."""
MEASURES = frozenset(
    "kg g t ton tons tonne tonnes km m cm mm mi miles gb mb tb kb l litre litres liter liters ml mw kw "
    "kwh w ms mbps sqm m2 m3 words characters chars pages lines pcs pieces units points "
    "rpm bar psi dpi px db".split()
)
DEGREES = frozenset("° degrees celsius fahrenheit °c °f c f".split())
SORTS = {"money": "m", "percent": "p"}


class Amount(NamedTuple):
    """An amount as written: its sort is t for a length of time, m for money, p for percent, n for a number.

    `unit` is that of a length of time, else empty. `in_id` says that the number is read out of what may be an id:
    the 6 of "9 on truck 1, 6 on truck 2".
    """

    sort: str
    hit: Hit
    value: float
    unit: str = ""
    in_id: bool = False


def may_have(reading: Reading, least: int) -> bool:
    """Whether a text can have so many amounts at all, and not more than can be compared with each other."""
    count = len(reading.all_hits.get("@number_word", ())) + (digit_runs(reading) if reading.digits else 0)
    return least <= count <= MOST_RUNS


@lru_cache(maxsize=1)
def amounts(reading: Reading) -> tuple[Amount, ...]:
    """Every amount, the surest first: no number is read that is part of another amount, a day or a name."""
    found = [*lengths(reading), *worths(reading)]
    taken = [*calendar_hits(reading), *reading.entities("clock_time"), *(one.hit for one in found)]
    return (*found, *numbers(reading, taken))


def lengths(reading: Reading) -> Iterator[Amount]:
    """Lengths of time, in the unit as written; an age is none."""
    for hit in reading.entities("duration"):
        if not is_age(reading, hit) and (length := length_at(reading, hit)):
            yield Amount("t", hit, length.amount, length.unit)


def is_age(reading: Reading, hit: Hit) -> bool:
    """Whether somebody or something is as old as that: "17 years old", "14-year-olds"."""
    behind = [word for word in reading.words[hit.end : hit.end + 2] if word != "-"]
    return behind[:1] in (["old"], ["olds"]) or behind == ["of", "age"]


def worths(reading: Reading) -> Iterator[Amount]:
    """Sums of money and shares in percent."""
    for name, sort in SORTS.items():
        for hit in reading.entities(name):
            if (value := value_of(reading, hit)) is not None:
                yield Amount(sort, hit, value)


def numbers(reading: Reading, taken: list[Hit]) -> Iterator[Amount]:
    """Numbers outside the stretches that are taken, and outside ids and names."""
    ids = labels_of(reading)
    labels = [hit for one in ids if (hit := label(reading, one))]
    for hit in reading.entities("number"):
        if is_name(reading, hit) or any(hit.overlaps(other) for other in (*taken, *labels)):
            continue
        if (value := value_of(reading, hit)) is not None:
            yield Amount("n", hit, value, in_id=any(hit.overlaps(one) for one in ids))


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


def labels_of(reading: Reading) -> list[Hit]:
    """The ids; "order 40 desks" and "book 12 rooms" are orders of so many things, not ids."""
    return [
        hit
        for hit in reading.entities("id")
        if not (reading.words[hit.start].isalpha() and counts_things(reading, hit.end))
    ]


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


def calendar_hits(reading: Reading) -> list[Hit]:
    """The dates whose numbers count nothing."""
    return [hit for hit in reading.entities("date") if hit.attrs.get("form") != "weekday"]


def counts_things(reading: Reading, position: int) -> bool:
    """Whether a counted noun stands here."""
    word = reading.words[position] if position < len(reading.words) else ""
    return word in MEASURES or (word.isalpha() and word.endswith("s") and not word.endswith("ss") and len(word) > 3)
