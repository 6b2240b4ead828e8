"""Figures with their value and what they count: 45 seats each, EUR 1,500, ten working days, -18 °C."""

import re
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.calendar import length_at
from askfirst.scoring.findings.statements.numbers import MOST_RUNS, digit_runs, value_of
from askfirst.scoring.findings.statements.places import places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

HOURS = {"minute": 1 / 60, "hour": 1, "night": 24, "day": 24, "week": 168, "month": 730}
MEASURES = frozenset(
    "kg g t ton tons tonne tonnes km m cm mm mi miles gb mb tb kb l litre litres liter liters ml mw kw "
    "kwh w ms mbps sqm m2 m3 words characters chars pages lines pcs pieces units points "
    "rpm bar psi dpi px db".split()
)
DEGREES = frozenset("° degrees celsius fahrenheit °c °f c f".split())
DEGREE = re.compile(r"([+-]?\d+(?:[.,]\d+)?)\s?(?:°|degrees\b)")


class Figure(NamedTuple):
    """A figure in the text: `unit` is what can be compared, empty for a bare number.

    `hit` covers the number and what it counts; `each` says that it holds per piece.
    """

    hit: Hit
    value: float
    unit: str
    noun: str
    each: bool


def may_have(reading: Reading, least: int) -> bool:
    """Whether a text can have so many figures at all, and not more than can be compared with each other."""
    count = len(reading.all_hits.get("@number_word", ())) + (digit_runs(reading) if reading.digits else 0)
    return least <= count <= MOST_RUNS


@lru_cache(maxsize=1)
def figures(reading: Reading) -> tuple[Figure, ...]:
    """Every figure that counts or measures something, in text order."""
    taken = [*labels_of(reading), *reading.entities("clock_time"), *calendar_hits(reading)]
    found = [
        make(reading, hit, length.amount * HOURS[length.unit], "time", "time")
        for hit in reading.entities("duration")
        if (length := length_at(reading, hit)) and length.unit in HOURS
    ]
    for name in ("money", "percent"):
        found += [
            make(reading, hit, value, name, name)
            for hit in reading.entities(name)
            if (value := value_of(reading, hit)) is not None
        ]
    taken += [one.hit for one in found]
    for number in reading.entities("number"):
        if not any(number.overlaps(hit) for hit in taken) and (value := value_of(reading, number)) is not None:
            found.append(counted(reading, number, value))
    return tuple(sorted(found))


def labels_of(reading: Reading) -> list[Hit]:
    """The ids; "order 40 desks" and "book 12 rooms" are orders of so many things, not ids."""
    return [
        hit
        for hit in reading.entities("id")
        if not (reading.words[hit.start].isalpha() and counts_things(reading, hit.end))
    ]


def counts_things(reading: Reading, position: int) -> bool:
    """Whether a counted noun stands here."""
    word = reading.words[position] if position < len(reading.words) else ""
    return word in MEASURES or (word.isalpha() and word.endswith("s") and not word.endswith("ss") and len(word) > 3)


def calendar_hits(reading: Reading) -> list[Hit]:
    """The dates whose numbers count nothing."""
    return [hit for hit in reading.entities("date") if hit.attrs.get("form") != "weekday"]


def make(reading: Reading, hit: Hit, value: float, unit: str, noun: str) -> Figure:
    """A figure, with "each" looked for right beside it."""
    beside = [*range(hit.start - 1, hit.start), *range(hit.end, hit.end + 2)]
    each = any(one.start in beside for one in reading.all_hits.get("@each_word", ()))
    return Figure(hit, value, unit, noun, each)


def counted(reading: Reading, number: Hit, value: float) -> Figure:
    """A plain number with the noun behind it."""
    words, end = reading.words, number.end
    if words[end : end + 1] == ["-"] and end + 1 < len(words):
        end += 1
    following = words[end] if end < len(words) else ""
    if following in MEASURES or following in DEGREES:
        return measured(reading, number, value, end)
    if people := head_count(reading, number, value, end):
        return people
    if end > number.end and following.isalpha():
        return make(reading, Hit(number.start, end + 1), value, singular(following), following)
    for position in range(end, min(end + 3, len(words))):
        if words[position] in BREAKS or not words[position].isalpha():
            break
        if singular(words[position]) != words[position]:
            noun_word = singular(words[position])
            return make(reading, Hit(number.start, position + 1), value, noun_word, noun_word)
    return make(reading, number, value, "", "")


def head_count(reading: Reading, number: Hit, value: float, end: int) -> Figure | None:
    """A number of people or of places for them: "19 of us", "45 seats"."""
    words = reading.words
    if words[end : end + 2] in GROUPED:
        return make(reading, Hit(number.start, end + 2), value, "person", "person")
    for unit in ("place", "person"):
        for noun in places(reading, unit):
            if end <= noun.start <= end + 2 and BREAKS.isdisjoint(words[end : noun.start]):
                return make(reading, Hit(number.start, noun.end), value, "person", unit)
    return None


def measured(reading: Reading, number: Hit, value: float, end: int) -> Figure:
    """A number with a unit of measure, or a temperature with its sign."""
    unit = reading.words[end]
    text = reading.plain[max(0, reading.starts[number.start] - 1) : reading.ends[number.end - 1] + 2]
    if text[0] in "-\u2212" and value > 0:
        value = -value
    degree = unit in DEGREES or DEGREE.search(text)
    return make(reading, Hit(number.start, end + 1), value, "degree" if degree else singular(unit), unit)


def singular(word: str) -> str:
    """A noun without its plural s."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


GROUPED = (["of", "us"], ["of", "them"], ["of", "you"])
BREAKS = frozenset(
    (
        "to and or of in on at for by with from is are as , . ; : ( ) - the a an than per each not we i you it so if"
    ).split()
)
