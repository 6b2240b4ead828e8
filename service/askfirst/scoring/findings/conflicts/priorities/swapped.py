"""Each over the other: the return takes precedence over the archive, and the archive over the return."""

from itertools import combinations, islice

from askfirst.scoring.findings.conflicts.priorities.outranking import both_sides, stretch
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

OVER = frozenset("over above below behind under before after overrule overrules outrank outranks ahead".split())
MOST = 10_000
"""Pairs that are compared, those of the text's first places: all of a long list would take the square of its length."""


def swapped(reading: Reading) -> list[Hit]:
    """Two things that are put on either side of one word, and then the other way round, in one sentence."""
    hits = [Hit(place, place + 1) for place, word in enumerate(reading.words) if word in OVER]
    edges = [(hit, *both_sides(reading, hit)) for hit in hits]
    for (early, left, right), (late, ahead, behind) in islice(combinations(edges, 2), MOST):
        if reading.words[early.start] != reading.words[late.start] or not reading.same_sentence(early, late):
            continue
        if not (left & behind - right) or not (right & ahead - left):
            continue
        whole = stretch(reading, early), stretch(reading, late)
        if not dated(reading, *whole) and not corrected(reading, early, late):
            return [conflict(reading, *whole)]
    return []


def dated(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether a day or time in one of them says when it holds."""
    return any(
        hit.overlaps(side) for name in ("date", "clock_time") for hit in reading.entities(name) for side in (one, other)
    )
