"""Figures with their value and what they count: 45 seats each, EUR 1,500, ten working days, -18 °C."""

import re
from functools import lru_cache
from typing import NamedTuple

from askfirst.scoring.findings.statements.amounts import (
    DEGREES,
    HOURS,
    MEASURES,
    Amount,
    amounts,
)
from askfirst.scoring.findings.statements.places import places
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

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


@lru_cache(maxsize=1)
def figures(reading: Reading) -> tuple[Figure, ...]:
    """Every figure that counts or measures something, in text order."""
    return tuple(sorted(figure_of(reading, one) for one in amounts(reading) if not one.in_id))


def figure_of(reading: Reading, one: Amount) -> Figure:
    """An amount with what it counts; lengths of time in hours."""
    if one.sort == "n":
        return counted(reading, one.hit, one.value)
    name = UNITS[one.sort]
    return make(reading, one.hit, one.value * HOURS.get(one.unit, 1), name, name)


UNITS = {"m": "money", "p": "percent", "t": "time"}


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


GROUPED = (["of", "us"], ["of", "them"], ["of", "you"])
BREAKS = frozenset(
    (
        "to and or of in on at for by with from is are as , . ; : ( ) - the a an than per each not we i you it so if"
    ).split()
)
