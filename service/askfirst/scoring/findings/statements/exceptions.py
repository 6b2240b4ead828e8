"""Statements that are not to be compared: an exception, a condition or a correction stands with them."""

from bisect import bisect_left, bisect_right

from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.reading import Reading

FARTHEST = 45
"""Tokens between two statements of one request that are about one thing."""
EXCEPTIONS = ("in_turn_hard", "clash_off_early", "beyond_ok")
CONDITIONS = frozenset("if unless except otherwise instead when whenever while whether".split())


def compared(reading: Reading, one: Hit, other: Hit) -> list[Hit]:
    """The finding for two statements that exclude each other, or none where they are not to be compared."""
    if one.overlaps(other) or excepted(reading, one, other):
        return []
    return [conflict(reading, one, other)]


def excepted(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether an exception, a condition or a correction stands in the sentences of two statements."""
    early, late = sorted((one, other))
    if late.start - early.end > FARTHEST or corrected(reading, early, late):
        return True
    start, end = sentence_of(reading, early.start)[0], sentence_of(reading, late.start)[1]
    found = conditions(reading)
    for place in found[bisect_left(found, start) : bisect_right(found, end - 1)]:
        if not (early.start <= place < early.end or late.start <= place < late.end):
            return True
    return any(any_between(reading, name, early.end, late.start) for name in EXCEPTIONS)


@once
def conditions(reading: Reading) -> list[int]:
    """Where a text has words of a condition."""
    return [place for place, word in enumerate(reading.words) if word in CONDITIONS]
