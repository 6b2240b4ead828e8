"""Two that are each to be the only one: in 4K only and in HD only, by crew 2 alone and by crew 3 alone."""

from collections.abc import Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ALONE = frozenset({"only", "alone", "exclusively", "solely"})
LEADS = frozenset("in by to with for as on at from under of into via".split())
BARE = (["and"], [","], ["&"])
FARTHEST = 5
"""Words of a value ahead of "only"."""
JOINTS = frozenset({"and", ",", ";", "but", "also", "yet"})


@demanding({"=" + word for word in ALONE})
def both_alone(material: Material) -> Sequence[Hit]:
    """The first two values behind one preposition, of which each is to be the only one."""
    reading = material.text
    found = [hit for place, word in enumerate(reading.words) if word in ALONE and (hit := value(reading, place))]
    for one, other in pairwise(found):
        lead, late = reading.words[one.start], reading.words[other.start]
        bare = reading.words[one.end : other.start] in BARE and other.end - other.start <= 2
        if (
            (lead != late and not bare)
            or not reading.same_sentence(one, other)
            or reading.words[one.start : one.end] == reading.words[other.start : other.end]
        ):
            continue
        between = reading.words[one.end : other.start]
        if JOINTS.isdisjoint(between) or not JOINTS.union(reading.words[: one.start]).issuperset(between):
            continue
        if not corrected(reading, one, other) and not any_between(reading, "in_turn", one.start, other.start):
            return [conflict(reading, one, other)]
    return []


def value(reading: Reading, place: int) -> Hit | None:
    """The value with its preposition ahead of "only"."""
    for start in range(place - 2, max(-1, place - FARTHEST - 1), -1):
        word = reading.words[start]
        if word in LEADS:
            return Hit(start, place + 1)
        if word in JOINTS or word == ".":
            return Hit(start + 1, place + 1) if start + 1 < place else None
    return None
