"""All of them kept, and all or one of them moved: keep all files in A and move all files to B."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.opposites.comparing import around
from askfirst.scoring.findings.statements.claims import Claim, reach, stretch
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.scoring.findings.statements.nearby import nearby
from askfirst.scoring.findings.statements.periods.overlaps import meet
from askfirst.scoring.findings.statements.places import opens, places
from askfirst.scoring.findings.statements.things import ids
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

WHOLE = frozenset({"all", "every", "each", "everything"})
STAYING = frozenset({"stay", "stays", "remain", "remains"})
REST = frozenset("other others rest remaining new old copies copy second".split())
OTHER = frozenset({"other", "others", "rest", "remaining", "copies", "copy"})
PARTS = frozenset({"in", "of", "from", "on", "with", "at", "to", "for", "under", "as"})


@demanding({"=" + word for word in WHOLE}, {"hold_yes", "stay_verb"}, {"moving_off"})
def all_kept(material: Material) -> Sequence[Hit]:
    """The first things of which all are to stay, and all or one of them are to go."""
    reading = material.text
    for stay, move in nearby([*staying(reading)], moved(reading), stretch):
        if stay.hit.overlaps(move.hit) or not alike(reading, stay, move):
            continue
        left, right = around(reading, stay), around(reading, move)
        if not meet(reading, left, right):
            continue
        if found := compared(reading, stretch(stay), stretch(move)):
            return found
    return []


def staying(reading: Reading) -> Iterator[Claim]:
    """All that is to stay: "keep all files in A", "every task of his stays with him"."""
    for place, word in enumerate(reading.words):
        if word not in WHOLE:
            continue
        if place and reading.words[place - 1] in {"keep", "leave", "retain", "hold"}:
            yield Claim(Hit(place - 1, place + 1), place, reach(reading, place))
        for at in range(place + 2, min(place + 9, len(reading))):
            if reading.words[at] in STAYING and reading.same_sentence(Hit(place, at), Hit(at, at + 1)):
                yield Claim(Hit(place, at + 1), place, at)


def moved(reading: Reading) -> Iterator[Claim]:
    """What is to go, be moved or be given away."""
    for hit in places(reading, "moving_off"):
        if commands(reading, hit.start) or opens(reading, hit.start) or reading.words[hit.start].endswith("s"):
            yield Claim(hit, hit.end, reach(reading, hit.end))


def alike(reading: Reading, stay: Claim, move: Claim) -> bool:
    """Whether the same things are named: "all files", "the files", and not others by year, id or owner.

    "Keep everything", and no more, takes in whatever is to go.
    """
    if everything(reading, stay):
        return OTHER.isdisjoint(reading.words[move.start : move.end])
    ours, theirs = head(reading, stay.start + 1, stay.end), head(reading, move.start, move.end)
    if not ours or ours != theirs or REST & set(reading.words[move.start : move.end]):
        return False
    labels, more = (
        ids(reading, stay.start, object_end(reading, stay)),
        ids(reading, move.start, object_end(reading, move)),
    )
    whole = bool(WHOLE & set(reading.words[move.start : move.start + 2])) or reading.words[
        move.start : move.start + 1
    ] in (["the"], ["them"])
    return (
        whole
        and not (labels and more and labels.isdisjoint(more))
        and qualified(reading, stay) == qualified(reading, move)
    )


def everything(reading: Reading, stay: Claim) -> bool:
    """Whether all is to stay, without a word on where, or of what."""
    after = reading.words[stay.hit.end : stay.hit.end + 1]
    return reading.words[stay.start] == "everything" and (not after or not after[0][0].isalnum() or after[0] in NEXT)


NEXT = frozenset({"and", "but", "please", "though"})
"""Behind "keep everything" these tell no more of it."""


def qualified(reading: Reading, claim: Claim) -> frozenset[str]:
    """What narrows the things ahead of their place: of, from or with."""
    for at in range(claim.start, claim.end - 1):
        if reading.words[at] in {"of", "from", "with", "whose", "that", "which", "older", "newer"}:
            return frozenset(singular(word) for word in reading.words[at + 1 : at + 4] if word not in EMPTY)
    return frozenset()


def object_end(reading: Reading, claim: Claim) -> int:
    """Where the words for the things end: at the first preposition."""
    return next((at for at in range(claim.start, claim.end) if reading.words[at] in PARTS), claim.end)


def head(reading: Reading, start: int, end: int) -> str:
    """The noun: the last word ahead of the first preposition."""
    stop = object_end(reading, Claim(Hit(start, end), start, end))
    words = [word for word in reading.words[start:stop] if word not in EMPTY and word not in WHOLE]
    return singular(words[-1]) if words else ""
