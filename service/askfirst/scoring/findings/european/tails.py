"""What follows the object of an order: nothing that tells more of it, somebody who gets it, or more."""

from enum import Enum

from askfirst.scoring.findings.european.words import spots
from askfirst.text.reading import Reading

MARKS = frozenset({".", "!", "?", ";"})
JOINTS = frozenset({",", "und"})
TIMES = ("date", "clock_time", "duration")
LONGEST = 3
"""Tokens of who gets something: "an die Buchhaltung"."""


class Tail(Enum):
    """What the words behind an object come to."""

    EMPTY = 1
    """Small words, particles and times: nothing tells which one is meant."""
    HANDED = 2
    """Besides these, a role or a team that it goes to: of it, too, nothing tells which one is meant."""
    SENT = 3
    """Besides these, somebody with a name to whom it goes."""
    TELLING = 4
    """Words that may say which one is meant."""


def tail(text: Reading, at: int) -> Tail:
    """What stands from a token on to the end of its clause."""
    found = Tail.EMPTY
    times = {hit.start: hit.end for name in TIMES for hit in text.entities(name)} | spots(text, "vague_time")
    small, particles, toward = (spots(text, name) for name in ("trailing_word", "end_particle", "toward_whom"))
    verbs, joints = spots(text, "object_verb"), spots(text, "and_word")
    leads = {**spots(text, "day_lead"), **toward}
    while at < len(text):
        if closes(text, at):
            return found
        if text.words[at] == "," or (at in joints and text.words[at + 1 : at + 2]):
            return found if goes_on(text, at, joints.get(at, at + 1)) else Tail.TELLING
        if at in times or at in small:
            at = times.get(at) or small[at]
        elif leads.get(at) in times:
            at = times[leads[at]]
        elif at in particles and (closes(text, particles[at]) or text.words[particles[at]] in JOINTS):
            at = particles[at]
        elif text.nouns_capital and at in verbs and closes(text, verbs[at]):
            at = verbs[at]  # "Könnten Sie die Datei bitte aktualisieren?"
        elif at in toward:
            first, at = toward[at], receiver_end(text, toward[at])
            found = Tail.HANDED if found is not Tail.SENT and is_role(text, first, at) else Tail.SENT
        else:
            return Tail.TELLING
    return found


def closes(text: Reading, at: int) -> bool:
    """Whether a clause ends at a token: the end of the text, or a mark."""
    return at >= len(text) or text.words[at] in MARKS


def goes_on(text: Reading, at: int, after: int) -> bool:
    """Whether a comma or "and" leads to another order or a remark, and not to a clause or list on the object."""
    if text.words[at] == ",":
        return after not in spots(text, "relative_word") and after not in spots(text, "article_word")
    return after in spots(text, "object_verb") or after in spots(text, "order_verb")


def is_role(text: Reading, start: int, end: int) -> bool:
    """Whether somebody who gets something is told by nothing but a role, or as a team."""
    return end in (spots(text, "team_noun").get(start), spots(text, "party_noun").get(start))


def receiver_end(text: Reading, at: int) -> int:
    """Where the words end that name who gets something."""
    particles, small = spots(text, "end_particle"), spots(text, "trailing_word")
    times = text.covered(*TIMES)
    last = min(len(text), at + LONGEST)
    while at < last and text.words[at][0].isalpha() and at not in particles and at not in small and at not in times:
        at += 1
    return at
