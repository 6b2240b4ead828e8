"""One thing sent two ways at once: ship pump P-4 by sea and by air."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.one_value import SHARING
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, sentence_of
from askfirst.text.hit import Hit

SPLIT = (SHARING - {"and", ",", "of", "also", "it", "them", "the", "a", "one", "too"}) | {
    "partly",
    "then",
    "leg",
    "legs",
    "first",
    "rates",
    "quotes",
}


@demanding({"sort_transport"}, {"=and"}, {"=air", "=plane"}, {"=ship", "=send", "=deliver", "=dispatch", "=forward"})
def two_ways(material: Material) -> Sequence[Hit]:
    """The first two ways of transport, one of them by air, that are joined for one thing to be sent."""
    reading = material.text
    ways = sorted(hit for hit in reading.outside_data("@sort_transport"))
    for one in ways:
        for other in ways:
            if reading.words[one.end : other.start] not in JOINED:
                continue
            start, end = sentence_of(reading, one.start)
            if SPLIT & set(reading.words[start:end]) or not AIR & set(reading.words[one.start : other.end]):
                continue
            if not corrected(reading, one, other) and not any_between(reading, "in_turn", start, end):
                return [conflict(reading, one, other)]
    return []


JOINED = (["and"], ["and", "also"], ["and", "then", "also"], ["&"])
AIR = frozenset({"air", "plane"})
"""A flight is no leg of a sea or road journey, as a road is of a sea one."""
