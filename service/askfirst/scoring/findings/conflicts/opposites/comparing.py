"""Whether two claims exclude each other: one thing, one time, nothing between them that puts one behind the other."""

from collections.abc import Iterable

from askfirst.scoring.findings.statements.claims import PREPOSITIONS, Claim, negated, stretch
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.nearby import far
from askfirst.scoring.findings.statements.periods.overlaps import meet
from askfirst.scoring.findings.statements.places import any_between
from askfirst.scoring.findings.statements.things import same_thing
from askfirst.text.hit import Hit
from askfirst.text.lazy import by_stretch
from askfirst.text.reading import Reading


def opposed(reading: Reading, pairs: Iterable[tuple[Claim, Claim]], later: str, part: bool = False) -> list[Hit]:
    """The finding for the first two claims of one thing that hold at the same time, with nothing between them.

    `later` is the list of words that put the one behind the other; `part` lets a part of the thing be the thing.
    """
    for one, other in pairs:
        if one.hit.overlaps(other.hit) or negated(reading, one.hit.start) or negated(reading, other.hit.start):
            continue
        early, late = sorted((one, other))
        if far(stretch(one), stretch(other)):
            continue
        if ANOTHER & set(reading.words[late.start : late.end]):
            continue
        first, last = stretch(early).start, max(early.end, late.end, late.hit.end)
        left, right = around(reading, early), around(reading, late)
        sides = ((early, left), (late, right))
        things = [(claim.start, claim.end) if claim.start < claim.end else near for claim, near in sides]
        if not same_thing(reading, things[0], things[1], part) or other_address(reading, left, right):
            continue
        apart = "in_turn_hard" if ever(reading, left) else later
        if any_between(reading, apart, first, last + 1) or not meet(reading, left, right):
            continue
        if different_things(reading, early.hit, late.hit):
            continue
        if found := compared(reading, stretch(one), stretch(other)):
            return found
    return []


def ever(reading: Reading, stretch: tuple[int, int]) -> bool:
    """Whether a clause says that it holds without a break: "closed all week", "sealed for the whole of May"."""
    words = reading.words
    return any(
        words[at] in WHOLE and any(word in SPANS for word in words[at + 1 : at + 4])
        for at in range(stretch[0], stretch[1])
    )


WHOLE = frozenset({"all", "whole", "entire"})
SPANS = frozenset(
    (
        "day week weekend month year night season january february march april may june july august september "
        "october november december"
    ).split()
)
ANOTHER = frozenset("other others another second rest remaining separate copy".split())
"""What is done to these is not done to what was named before: "decline the other one", "add a second order"."""


def other_address(reading: Reading, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether each of two stretches names an address or number of its own: "support@ ..., billing@"."""
    left, right = addresses(reading, *one), addresses(reading, *other)
    if left and right:
        return left.isdisjoint(right)
    ours, theirs = numbered(reading, *one), numbered(reading, *other)
    return any(ours[noun] != theirs[noun] for noun in ours.keys() & theirs.keys())


@by_stretch
def addresses(reading: Reading, start: int, end: int) -> set[str]:
    """The mail addresses of a stretch."""
    return {word for word in reading.words[start:end] if "@" in word}


@by_stretch
def numbered(reading: Reading, start: int, end: int) -> dict[str, str]:
    """The last number behind each noun of a stretch: item -> 22."""
    places = range(max(1, start), end)
    return {reading.words[at - 1]: reading.words[at] for at in places if reading.words[at].isdigit()}


def around(reading: Reading, claim: Claim) -> tuple[int, int]:
    """A claim with the rest of its clause."""
    whole = stretch(claim)
    return min(whole.start, clause(reading, whole.start)[0]), clause(reading, whole.end - 1)[1]


def of_a_part(reading: Reading, claim: Claim) -> bool:
    """Whether a claim is about something of the thing: "and leave their levels alone"."""
    words = reading.words[claim.start : claim.end]
    return len(words) > 1 and words[0] in POSSESSIVES and words[1].isalpha() and words[1] not in PREPOSITIONS


POSSESSIVES = frozenset({"its", "their", "his", "her"})
