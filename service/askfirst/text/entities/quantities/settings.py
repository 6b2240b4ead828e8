"""Numbers that machines, limits and timers are set to: set the belt to 25, cap the speed at 8."""

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.hit import Hit
from askfirst.text.nouns import phrase_end, plural

LEADS = frozenset("to at by from below above under over than = with is be : of".split())
STRONG = frozenset(
    (
        "set sets setting reset adjust change raise raises lower lowers reduce decrease increase limit "
        "limits cap caps configure program throttle dial"
    ).split()
)
PHYSICAL = (
    "inflat",
    "cut",
    "trim",
    "shorten",
    "lengthen",
    "widen",
    "heat",
    "cool",
    "chill",
    "warm",
    "tighten",
    "torqu",
    "stretch",
    "pressuri",
)
KEPT = frozenset("min max minimum maximum safety reorder target".split())
"""Ahead of "stock" these make it a number kept, not what soup is made of."""
RANKS = frozenset(
    ("priority prio severity urgency rank position version importance criticality level-no revision").split()
)


def is_setting(around: Surroundings, number: Hit) -> bool:
    """Whether a number without a unit is the value of something that has a unit."""
    reading, words = around.reading, around.words
    left = around.left(number.start)
    if left < 0 or phrase_end(reading, number.end) > number.end:
        return False
    devices = reading.all_hits.get("@device", ())
    verbs = [
        hit
        for hit in reading.all_hits.get("@setting_verb", ())
        if not any(hit.overlaps(one) and one.end > hit.end - 1 > one.start for one in devices)
    ]
    verbs = [hit for hit in verbs if around.is_verb(hit)] or verbs
    return bool(verbs) and words[left] in LEADS and is_set(around, verbs[-1], number, left)


def is_set(around: Surroundings, verb: Hit, number: Hit, left: int) -> bool:
    """Whether the thing that a verb sets has values with a unit."""
    reading, words = around.reading, around.words
    opening = min(verb.start, reading.clause_start(number.start))
    if not RANKS.isdisjoint(words[opening:left]):
        return False
    dimensions = reading.all_hits.get("@dimension", ())
    many = any(plural(word) for word in words[verb.end : left])
    mass = (hit for hit in around.mass if not (many and words[hit.start] == "stock" and words[hit.start - 1] in KEPT))
    if any(opening <= hit.start < left for hit in (*dimensions, *mass)):
        return True
    if words[verb.start].startswith(PHYSICAL) and words[left] != "of":
        return True
    return words[verb.start] in STRONG
