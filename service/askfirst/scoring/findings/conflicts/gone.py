"""Things that are deleted, cancelled or taken off every list, and worked with all the same."""

from collections.abc import Sequence
from itertools import product

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import at_one_time, negated, stretch
from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.objects import (
    PREPOSITIONS,
    PRONOUNS,
    Claim,
    ordered,
    reach,
)
from askfirst.scoring.findings.conflicts.sides import conflict, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

POSSESSIVES = PRONOUNS | {"his", "its", "their"}


TAKEN = frozenset({"@removal", "@use_no", "@hold_no"})


@demanding({name[1:] for name in TAKEN})
def gone_and_used(material: Material) -> Sequence[Hit]:
    """Something that is taken away and worked with in one request."""
    reading = material.text
    if TAKEN.isdisjoint(reading.lists):
        return []
    return revived(reading) or used(reading) or kept_out_of_all(reading)


def used(reading: Reading) -> list[Hit]:
    """Something with an id is taken out of use and used all the same."""
    outs = [claim for claim in ordered(reading, places(reading, "use_no")) if not negated(reading, claim.hit.start)]
    found = []
    for gone, use in product(outs, ordered(reading, places(reading, "use_yes")) if outs else ()):
        common = {
            word
            for word in names(reading, gone.start, gone.end) & names(reading, use.start, use.end)
            if any(letter.isdigit() for letter in word) or "." in word or "@" in word
        }
        if common and not negated(reading, use.hit.start) and at_one_time(reading, gone, use):
            found.append(conflict(reading, stretch(gone), stretch(use)))
    return found


def revived(reading: Reading) -> list[Hit]:
    """Something is deleted as a whole and then still worked on."""
    found = []
    for gone in ordered(reading, places(reading, "removal")):
        if PREPOSITIONS & set(reading.words[gone.start : gone.end]):
            continue
        for later in ordered(reading, places(reading, "revision")):
            words = reading.words[later.start : later.end]
            if (
                0 <= later.hit.start - gone.end <= 6
                and (set(words[:1]) & POSSESSIVES)
                and not corrected(reading, gone.hit, later.hit)
            ) and names(reading, gone.start, gone.end):
                found.append(conflict(reading, stretch(gone), stretch(later)))
    return found


def kept_out_of_all(reading: Reading) -> list[Hit]:
    """Something goes from every list, and stays on one of them, without being called an exception."""
    found = []
    for gone in ordered(reading, places(reading, "hold_no")):
        words = reading.words[gone.start : gone.end]
        if not {"all", "every", "each", "any"} & set(words):
            continue
        for kept in [*ordered(reading, places(reading, "hold_yes")), *stays(reading)]:
            between = reading.words[gone.hit.end : kept.hit.start + 1]
            if not 0 < kept.hit.start - gone.hit.end <= 16 or {
                "but",
                "except",
                "only",
                "apart",
                "other",
                "besides",
            } & {*between, *reading.words[kept.start : kept.end]}:
                continue
            place = {word for number, word in enumerate(words) if word in PREPOSITIONS or number == 0}
            common = names(reading, gone.start, gone.end) & names(reading, kept.start, kept.end)
            if common and place and at_one_time_but_turn(reading, gone, kept):
                found.append(conflict(reading, stretch(gone), stretch(kept)))
    return found


def stays(reading: Reading) -> list[Claim]:
    """What is said to stay: "make sure Ada stays a member of dev-9"."""
    return [
        Claim(Hit(place, place + 1), place + 1, reach(reading, place + 1))
        for place, word in enumerate(reading.words)
        if word in {"stays", "remains", "stay", "remain"}
    ]


def at_one_time_but_turn(reading: Reading, one: Claim, other: Claim) -> bool:
    """Whether nothing between two claims takes the first back or puts the second later."""
    return not corrected(reading, one.hit, other.hit) and not {"then", "later", "until", "if"} & set(
        reading.words[one.hit.start : other.end]
    )
