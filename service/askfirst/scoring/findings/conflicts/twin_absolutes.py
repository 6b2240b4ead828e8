"""Two values that are each to hold altogether: entirely yellow and entirely grey."""

from collections.abc import Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ALTOGETHER = frozenset("entirely wholly completely exclusively strictly solely purely totally".split())
JOINTS = frozenset({"and", ",", ";", "but", "&", "yet"})
MARKS = frozenset({",", ";", ".", "!", "?", "and", "but", "(", ")"})
FARTHEST = 9
"""Tokens from one to the other."""


@demanding({"=" + word for word in ALTOGETHER})
def twin_absolutes(material: Material) -> Sequence[Hit]:
    """The first word for all of it that stands with two values in one sentence."""
    reading = material.text
    at = [place for place, word in enumerate(reading.words) if word in ALTOGETHER]
    for one, other in pairwise(at):
        between = reading.words[one + 1 : other]
        if reading.words[one] != reading.words[other] or len(between) > FARTHEST or JOINTS.isdisjoint(between):
            continue
        early, late = Hit(one, end(reading, one + 1)), Hit(other, end(reading, other + 1))
        if not reading.same_sentence(early, late) or different_things(reading, early, late):
            continue
        if not corrected(reading, early, late) and not any_between(reading, "in_turn", one, other):
            return [conflict(reading, early, late)]
    return []


def end(reading: Reading, start: int) -> int:
    """Where the value behind the word ends."""
    return next((at for at in range(start, len(reading)) if reading.words[at] in MARKS), len(reading))
