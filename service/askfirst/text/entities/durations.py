"""Lengths of time: 30 days - two weeks - a 90-minute slot - 24h."""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

JOINED = re.compile(r"\b\d+(?:[.,]\d+)?[ -]?(?:h|hrs?|min|mins|sec|s|d|wks?|mo|yrs?)\b(?!:)|\b\d+[ -](?:second|minute|hour|day|week|month|year)s?\b")  # fmt: skip  # noqa: E501
ONE = frozenset({"a", "an", "per", "half", "each", "every"})

WHOLE = frozenset({"-", "full", "whole", "consecutive"})
"""Words between a number and its unit: "four full days"."""


def find_durations(reading: Reading) -> list[Hit]:
    """A number with a unit of time, or "an hour", "half a day", "a week"."""
    hits = []
    if reading.digits:
        for found in JOINED.finditer(reading.lower):
            start, end = reading.cover(*found.span())
            if start < end:
                hits.append(Hit(start, end))
    units = reading.hits("@time_unit")
    for number in reading.entities("number") if units else ():
        hits += [
            Hit(number.start, unit.end)
            for unit in units
            if 0 <= unit.start - number.end <= 1 and WHOLE.issuperset(reading.words[number.end : unit.start])
        ]
    for unit in units:
        if unit.start and reading.words[unit.start - 1] in ONE - {"per", "each", "every"}:
            hits.append(Hit(unit.start - 1, unit.end))
    ones = {hit.end: hit.start for hit in reading.all_hits.get("@one_word", ())}
    hits += [Hit(ones[unit.start], unit.end) for unit in units if unit.start in ones]
    return outermost(hits)
