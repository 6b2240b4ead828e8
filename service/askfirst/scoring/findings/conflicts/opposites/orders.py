"""Orders on the two poles of one question, or of what is forbidden: close it and keep it open, and do not close it."""

from collections.abc import Sequence
from itertools import product

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.opposites.comparing import around, of_a_part, opposed
from askfirst.scoring.findings.statements.bans import bans
from askfirst.scoring.findings.statements.claims import PREPOSITIONS, PRONOUNS, Claim
from askfirst.scoring.findings.statements.poles import poles
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

POLES = ("open", "run", "show", "renew", "hold", "accept", "call", "raise", "join", "inside")
SIDES = tuple((pole, f"@{pole}_yes", f"@{pole}_no") for pole in POLES)
APART = frozenset({"run", "show"})
"""Poles of verbs whose particle may stand behind the object: "turn it off"."""
FAR = frozenset({"join", "hold"})
"""Poles whose orders name a source: "remove it from every list" is no second time."""


@demanding(
    {yes[1:] for _, yes, _ in SIDES} | {"particle_verb"},
    {no[1:] for _, _, no in SIDES} | {"particle_verb"},
)
def opposite_orders(material: Material) -> Sequence[Hit]:
    """Orders and states on the two poles of one question, about one thing at one time."""
    reading = material.text
    lists = reading.all_hits
    for pole, first, second in SIDES:
        if (first in lists and second in lists) or (pole in APART and "@particle_verb" in lists):
            pairs = product(poles(reading, pole, "yes"), poles(reading, pole, "no"))
            later = "in_turn_far" if pole in FAR else "in_turn"
            if found := opposed(reading, (pair for pair in pairs if undone(reading, pole, *pair)), later):
                return found
    return []


@demanding({"ban"})
def forbidden_order(material: Material) -> Sequence[Hit]:
    """Orders of what the same request forbids."""
    return opposed(material.text, bans(material.text), "in_turn_far")


def undone(reading: Reading, pole: str, one: Claim, other: Claim) -> bool:
    """Whether two poles of a question are about the thing itself: "keep it informed" keeps nothing."""
    if labels(reading, one) or labels(reading, other):
        return False
    if pole in {"run", "show", "open"} and (in_sequence(reading, one, other) or part_of_word(reading, one)):
        return False
    if reading.words[min(one, other).hit.end : max(one, other).hit.start] == ["or"]:
        return False  # "every task, open or closed"
    if pole in {"run", "show", "open"} and part_of_word(reading, other):
        return False
    if pole == "hold" and of_a_part(reading, max(one, other)):
        return False
    if pole == "join" and PRONOUNS & set(reading.words[max(one, other).start : max(one, other).end]):
        return False
    return not confirms(reading, one) and (pole not in {"hold", "call"} or whole(reading, one))


def labels(reading: Reading, claim: Claim) -> bool:
    """Whether the word is the name of a date or what somebody did: "end 30 June 2026", "that you opened for me"."""
    verb = claim.hit
    if reading.words[verb.start] in {"start", "end"} and any(
        date.start == verb.end for date in reading.entities("date")
    ):
        return reading.words[verb.start - 1 : verb.start] in ([","], ["("], [":"], [";"])
    return reading.words[verb.start].endswith("ed") and reading.words[verb.start - 1 : verb.start] in ACTORS


ACTORS = [["you"], ["i"], ["we"], ["they"], ["he"], ["she"]]


def in_sequence(reading: Reading, one: Claim, other: Claim) -> bool:
    """Whether only the later of two orders has a time: "start the timer and stop it at 12:00"."""
    early, late = sorted((one, other))
    if reading.words[early.hit.start] in KEEPING:
        return False
    left, right = around(reading, early), around(reading, late)
    return timed(reading, *right) and not timed(reading, *left)


KEEPING = frozenset({"keep", "leave", "stay", "stays", "remain", "remains"})


def timed(reading: Reading, start: int, end: int) -> bool:
    """Whether a day or a time of day stands in a stretch."""
    return any(start <= hit.start < end for name in ("date", "clock_time") for hit in reading.entities(name))


def part_of_word(reading: Reading, claim: Claim) -> bool:
    """Whether "off" is the end of a word or a discount: "cut-off", "take 7 % off"."""
    ahead = reading.words[max(0, claim.hit.end - 2) : claim.hit.end - 1]
    return ahead == ["-"] or reading.words[claim.hit.start].endswith("ing") or "%" in reading.words[slice(*claim[1:])]


def confirms(reading: Reading, claim: Claim) -> bool:
    """Whether a deed is confirmed to somebody, which undoes nothing: "cancel it and confirm this to her"."""
    words = reading.words[claim.start : claim.end]
    told = reading.words[claim.hit.end : claim.hit.end + 1] in (["to"], ["with"]) or (words and words[0] in PRONOUNS)
    return reading.words[claim.hit.start] == "confirm" and bool(told)


def whole(reading: Reading, claim: Claim) -> bool:
    """Whether "keep it" keeps the thing itself: nothing stands behind what is kept but a place or a mark."""
    rest = reading.words[claim.end : claim.end + 1]
    words = reading.words[claim.start : claim.end]
    if len(words) > 1 and words[0] in PRONOUNS:
        return words[1] in PREPOSITIONS | {"where", "there", "available", "intact", "anyway"}
    return bool(words) and (not rest or not rest[0].isalpha() or rest[0] == "and")
