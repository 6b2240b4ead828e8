"""Statements that are not to be compared: an exception, a condition or a correction stands with them."""

from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

EXCEPTIONS = ("in_turn_hard", "clash_off_early", "beyond_ok")
CONDITIONS = frozenset("if unless except otherwise instead when whenever while whether".split())
FARTHEST = 45
"""Tokens between two statements of one request that are about one thing."""


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
    outside = {*range(early.start, early.end), *range(late.start, late.end)}
    if any(word in CONDITIONS and place not in outside for place, word in enumerate(reading.words[start:end], start)):
        return True
    return any(any_between(reading, name, early.end, late.start) for name in EXCEPTIONS)
