"""What is ordered or said, what it is about, and how far its words reach: told without a parser."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.places import opens
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.orders import commands
from askfirst.text.reading import Reading
from askfirst.text.standing import next_of
from askfirst.text.tokens import CLAUSE_JOINTS

PREPOSITIONS = frozenset("of from in on at for to with by into under about until before after as".split())
PRONOUNS = frozenset("it them him her this that they he she".split())


class Claim(NamedTuple):
    """Something ordered or stated: the place of its words, and of the words for what it is about."""

    hit: Hit
    start: int
    end: int


def ordered(reading: Reading, hits: Iterable[Hit]) -> list[Claim]:
    """The verbs among the hits that give an order, each with what follows in its clause."""
    return [
        Claim(hit, hit.end, reach(reading, hit.end))
        for hit in hits
        if commands(reading, hit.start) or opens(reading, hit.start)
    ]


def reach(reading: Reading, start: int) -> int:
    """Where the words behind a verb end: at a mark, a joining word, or the end of the sentence."""
    return next_of(reading, ENDS, start, max(start, reading.sentence_end(max(0, start - 1))))


ENDS = CLAUSE_JOINTS | {",", ";", ":", "(", ".", "!", "?", "–", "—"}


def subject(reading: Reading, end: int) -> int:
    """Where the words ahead of a verb begin in its clause."""
    breaks = breaking(reading)
    at = bisect_left(breaks, end)
    return max(breaks[at - 1] + 1 if at else 0, reading.sentence_start(end))


@once
def breaking(reading: Reading) -> list[int]:
    """The marks and joining words of a text, in order."""
    return [at for at, word in enumerate(reading.words) if not word[0].isalnum() or word in CLAUSE_JOINTS]


def negated(reading: Reading, position: int) -> bool:
    """Whether a claim is denied."""
    return bool({"not", "n't", "never", "no", "dont", "without"} & set(reading.words[max(0, position - 2) : position]))


def stretch(claim: Claim) -> Hit:
    """The words of a claim with what it is about."""
    return Hit(min(claim.hit.start, claim.start), max(claim.hit.end, claim.end))


def said_in_clause(reading: Reading, hit: Hit) -> Claim:
    """A claim about all that its clause names."""
    return Claim(hit, *clause(reading, hit.start))
