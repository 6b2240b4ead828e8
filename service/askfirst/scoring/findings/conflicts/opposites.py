"""Opposite orders about one thing: close it and leave it open, delete it and then update it."""

from collections.abc import Sequence
from itertools import product

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import at_one_time, claims, stretch
from askfirst.scoring.findings.conflicts.objects import (
    PREPOSITIONS,
    PRONOUNS,
    Claim,
    same_object,
)
from askfirst.scoring.findings.conflicts.sides import conflict
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

POLES = ("open", "run", "show", "renew", "hold", "accept", "call", "raise", "join", "inside")

SIDES = tuple((pole, f"@{pole}_yes", f"@{pole}_no") for pole in POLES)

APART = frozenset({"run", "show"})


@demanding({yes[1:] for _, yes, _ in SIDES} | {"particle_verb"}, {no[1:] for _, _, no in SIDES} | {"particle_verb"})
def opposite_orders(material: Material) -> Sequence[Hit]:
    """Pairs of claims on the two poles of one question about one thing at one time."""
    reading = material.text
    found = []
    for pole, first, second in SIDES:
        if not (first in reading.all_hits and second in reading.all_hits) and not (
            pole in APART and "@particle_verb" in reading.all_hits
        ):
            continue
        one_side, other_side = (claims(reading, pole, side) for side in ("yes", "no"))
        for one, other in product(one_side, other_side):
            if one.hit.overlaps(other.hit) or not at_one_time(
                reading, one, other, "in_turn_far" if pole == "join" else "in_turn"
            ):
                continue
            if pole == "join" and PRONOUNS & set(reading.words[max(one, other).start : max(one, other).end]):
                continue
            if confirms(reading, one) or confirms(reading, other):
                continue
            if (same_object(reading, one, other) or coordinated(reading, one, other)) and not (
                pole in {"hold", "call"} and not whole(reading, one)
            ):
                found.append(conflict(reading, stretch(one), stretch(other)))
    return found


def confirms(reading: Reading, claim: Claim) -> bool:
    """Whether a deed is confirmed to somebody, which undoes nothing: "cancel it and confirm this to her"."""
    words = reading.words[claim.start : claim.end]
    return reading.words[claim.hit.start] == "confirm" and bool(words) and words[0] in PRONOUNS


def coordinated(reading: Reading, one: Claim, other: Claim) -> bool:
    """Whether two verbs share one object: "accept and decline the invite"."""
    early, late = sorted((one, other))
    return early.hit.end + 1 == late.hit.start and reading.words[early.hit.end] in {"and", "&"}


def whole(reading: Reading, claim: Claim) -> bool:
    """Whether "keep it" keeps the thing itself: nothing stands behind what is kept but a place or a mark."""
    rest = reading.words[claim.end : claim.end + 1]
    words = reading.words[claim.start : claim.end]
    if len(words) > 1 and words[0] in PRONOUNS:
        return (
            words[1] in PREPOSITIONS | {"where", "there", "available", "intact", "anyway"} and "informed" not in words
        )
    return bool(words) and (not rest or not rest[0].isalpha() or rest[0] in {"and"})
