"""Bans that name the deed: "no merges are allowed", "bill 8 stays unposted"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import negated
from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.objects import reach, state_claims
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, opens, places
from askfirst.scoring.findings.conflicts.vetoes import orders_of, stem
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading


def undone(reading: Reading) -> list[Hit]:
    """What is to stay undone and is done: "leave bill 8 unposted and post bill 8"."""
    if "@stay_verb" not in reading.all_hits:
        return []
    states = [
        Hit(place, place + 1)
        for place, word in enumerate(reading.words)
        if len(word) > 6 and word.startswith("un") and word.endswith(("ed", "en", "nt", "id"))
    ]
    for claim in state_claims(reading, states):
        for order in orders_of(reading, stem(reading.words[claim.hit.end - 1][2:])):
            kept = names(reading, claim.start, claim.end)
            done = Hit(order, reach(reading, order + 1))
            first, last = min(claim.hit.start, order), max(claim.hit.end, order)
            if not kept or any_between(reading, "in_turn_far", first, last):
                continue
            if kept <= names(reading, order + 1, done.end):
                stays = Hit(min(claim.start, claim.hit.start), claim.hit.end)
                return [conflict(reading, stays, done)]
    return []


@demanding({"allowed", "stay_verb"})
def banned_deed(material: Material) -> Sequence[Hit]:
    """Orders of a deed that the request rules out by its noun or by a state that is to stay."""
    reading = material.text
    return banned_things(reading) or undone(reading)


def banned_things(reading: Reading) -> list[Hit]:
    """Such as "No merges are allowed" and "merge branch 9": the ban names what the order would make."""
    found = []
    allowed = places(reading, "allowed")
    for position, word in enumerate(reading.words[:-1]):
        if word not in {"no", "any"} or not reading.words[position + 1].isalpha():
            continue
        noun, end = reading.words[position + 1], reach(reading, position + 1)
        if not any(position < hit.start < end + 2 for hit in allowed):
            continue
        found += [
            conflict(reading, Hit(position, end), Hit(order, reach(reading, order + 1)))
            for order, verb in enumerate(reading.words)
            if names_deed(noun, verb)
            and (commands(reading, order) or opens(reading, order))
            and not negated(reading, order)
            and not any_between(reading, "in_turn_hard", min(position, order), max(end, order))
        ]
    return found[:1]


def names_deed(noun: str, verb: str) -> bool:
    """Whether a noun is made of a verb: payments of pay, merges of merge, renewal of renew."""
    if len(verb) < 3 or noun[: len(verb) - 1] != verb[:-1]:
        return False
    ending = noun[len(verb) - 1 :]
    return ending in NOUN_ENDS or (ending[:1] == verb[-1] and ending[1:] in NOUN_ENDS)


NOUN_ENDS = frozenset(
    {
        "",
        "s",
        "es",
        "ing",
        "ings",
        "ment",
        "ments",
        "al",
        "als",
        "ation",
        "ations",
        "ion",
        "ions",
        "ance",
        "ery",
        "eries",
        "ed",
    }
)
