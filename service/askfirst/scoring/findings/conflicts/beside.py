"""One only, and another beside: "the sole owner, with Elke as second owner", "only Ada can open it, and Bo too"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import conflict, corrected, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LIMITED = frozenset("if when half until for after before about".split())
"""Behind "only" these limit something else: "only if", "only half full"."""
EXCEPTED = frozenset({"except", "unless", "otherwise"})
FARTHEST = 18
"""Tokens from the one to the other."""


@demanding({"one_alone"}, {"one_beside"})
def sole_and_another(material: Material) -> Sequence[Hit]:
    """The first one that is to be the only one, with another one beside in the same sentence."""
    reading = material.text
    for alone in reading.hits("@one_alone"):
        if not stands_alone(reading, alone):
            continue
        for other in reading.hits("@one_beside"):
            between = reading.words[alone.end : other.start]
            if not 0 < len(between) <= FARTHEST or not reading.same_sentence(alone, other) or ";" in between:
                continue
            if not corrected(reading, alone, other):
                return [conflict(reading, alone, other)]
    return []


def stands_alone(reading: Reading, alone: Hit) -> bool:
    """Whether the word makes one the only one: no condition or number follows, and nothing is excepted."""
    start, end = sentence_of(reading, alone.start)
    if EXCEPTED & set(reading.words[start:end]) or reading.words[alone.start - 1 : alone.start] in (["not"], ["the"]):
        return reading.words[alone.start - 1 : alone.start] == ["the"] and not EXCEPTED & set(reading.words[start:end])
    behind = reading.words[alone.end : alone.end + 1]
    return not behind or not (behind[0] in LIMITED or behind[0][0].isdigit())
