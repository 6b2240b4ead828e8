"""Two values for one case: net 30 for spare parts and net 60 for spare parts."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

YEAR = re.compile(r"(?:19|20)\d\d")
JOINTS = frozenset({"and", ",", ";", "&", "but"})
MARKS = frozenset({",", ";", ".", "!", "?", "(", ")", "and", "but"})
LEADS = frozenset("to at as of by with in under".split())
LONGEST = 5
"""Words of a value: "to 180 °C"."""
FARTHEST = 12
"""Words from the joint to the end of the second value with what it is for."""


@demanding({"=and", "=,", "=;", "=&"})
def same_case(material: Material) -> Sequence[Hit]:
    """The first case, told twice in the same words, with two values."""
    reading = material.text
    for place, word in enumerate(reading.words):
        if word not in JOINTS or not 1 < place < len(reading) - 2:
            continue
        for one, other in twice(reading, place):
            if one_value(reading, one, other) and not lifted(reading, one, other):
                return [conflict(reading, one, other)]
    return []


def twice(reading: Reading, place: int) -> Iterator[tuple[Hit, Hit]]:
    """The two values around a joint, each with the same words behind it."""
    words = reading.words
    start = place + 1 + (words[place + 1] in {"and", "also"})
    before = next((at for at in range(place - 1, max(-1, place - FARTHEST), -1) if words[at] in MARKS), -1)
    for end in range(start + 2, min(len(words), start + FARTHEST) + 1):
        if end < len(words) and words[end] not in MARKS:
            continue
        shared = 0
        while (
            shared < end - start - 1
            and place - shared - 1 > before
            and words[place - shared - 1] == words[end - shared - 1]
        ):
            shared += 1
        length = end - shared - start
        behind = set(words[end - shared : end])
        told = not behind <= EMPTY or "today" in behind
        if shared and told and 0 < length <= LONGEST and place - shared - length > before:
            yield Hit(place - shared - length, place), Hit(start, end)
        return


def one_value(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether two stretches differ in figures alone, or in the value that an order sets."""
    shorter = min(one.end - one.start, other.end - other.start)
    pairs = [(one.start + at, other.start + at) for at in range(shorter)]
    differing = [(left, right) for left, right in pairs if reading.words[left] != reading.words[right]]
    if not differing or reading.is_data(one) or reading.is_data(other):
        return False
    figures = all(reading.words[left][0].isdigit() and reading.words[right][0].isdigit() for left, right in differing)
    if figures:
        return len(differing) == 1 and not timed(reading, differing[0][1]) and not labelled(reading, differing[0][0])
    first = reading.words[one.start]
    return (
        first in LEADS
        and first == reading.words[other.start]
        and any(verb.start < one.start and reading.same_sentence(verb, one) for verb in places(reading, "set_verb"))
    )


def timed(reading: Reading, place: int) -> bool:
    """Whether a figure is part of a day or a time of day, of which there may be two."""
    return any(one.start <= place < one.end for name in ("date", "clock_time") for one in reading.entities(name))


def labelled(reading: Reading, place: int) -> bool:
    """Whether a figure is the number of a thing: "room 4 in Graz and room 5 in Graz"."""
    word = reading.words[place]
    if YEAR.fullmatch(word) or reading.words[place - 1] == "the":
        return True
    return any(one.start <= place < one.end for one in reading.entities("id")) or any(map(str.isalpha, word))


def lifted(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether a correction, a turn or a choice stands with the two."""
    return corrected(reading, one, other) or any_between(reading, "in_turn", one.start, other.end + 3)
