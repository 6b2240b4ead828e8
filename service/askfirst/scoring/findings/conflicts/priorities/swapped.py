"""Each over the other: the return takes precedence over the archive, and the archive over the return."""

from itertools import combinations

from askfirst.scoring.findings.conflicts.priorities.outranking import both_sides, stretch
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

OVER = frozenset("over above below behind under before after overrule overrules outrank outranks ahead".split())


def swapped(reading: Reading) -> list[Hit]:
    """Two things that are put on either side of one word, and then the other way round, in one sentence."""
    at = [place for place, word in enumerate(reading.words) if word in OVER]
    for one, other in combinations(at, 2):
        if reading.words[one] != reading.words[other] or reading.sentences[one] != reading.sentences[other]:
            continue
        early, late = Hit(one, one + 1), Hit(other, other + 1)
        (left, right), (ahead, behind) = both_sides(reading, early), both_sides(reading, late)
        whole = stretch(reading, early), stretch(reading, late)
        if not (left & behind - right) or not (right & ahead - left) or dated(reading, *whole):
            continue
        if not corrected(reading, early, late):
            return [conflict(reading, *whole)]
    return []


def dated(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether a day or time in one of them says when it holds."""
    return any(
        hit.overlaps(side) for name in ("date", "clock_time") for hit in reading.entities(name) for side in (one, other)
    )
