"""What is ended, and yet used or gone on with: cancel the order but keep shipping it."""

import re
from collections.abc import Iterable, Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.opposites.comparing import opposed
from askfirst.scoring.findings.statements.claims import PREPOSITIONS, PRONOUNS, Claim, negated, ordered, reach, stretch
from askfirst.scoring.findings.statements.nearby import nearby
from askfirst.scoring.findings.statements.places import is_word, places
from askfirst.scoring.findings.statements.things import names
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

GOING_ON = frozenset({"keep", "continue"})
ON = frozenset({"go", "carry", "keep"})
LETTING = frozenset({"let", "have"})
POINTING = frozenset({"it", "them", "him", "her"})
CODE = re.compile(r"[a-z]+-?\d+")
DIGITS = "0123456789"
WHEN = PREPOSITIONS | {"until", "till", "during", "all", "today", "tomorrow"}
ADVERBS = frozenset(
    "and but as again anyway all now immediately still right then or straight back so if out up".split()
)
OBSERVING = frozenset(
    "watching monitoring tracking logging recording counting checking informing telling charging being looking".split()
)
"""Who keeps an eye on what is stopped does not go on with it."""


@demanding({"ending", "pausing"}, {"used_again", "brought_back", "=keep", "=continue", "=on"})
def ended_and_used(material: Material) -> Sequence[Hit]:
    """The first thing that is ended or paused, and used or gone on with all the same."""
    reading = material.text
    ends = ordered(reading, places(reading, "ending"))
    gone = [claim for claim in ends if claim.start < claim.end and not emptied(reading, claim)]
    if found := opposed(reading, behind(reading, gone, uses(reading)), "in_turn_far"):
        return found
    if found := opposed(reading, behind(reading, gone, brought_back(reading)), "in_turn_hard"):
        return found
    stopped = [*gone, *ordered(reading, places(reading, "pausing"))]
    return opposed(reading, behind(reading, stopped, goings_on(reading)), "in_turn_hard")


def behind(reading: Reading, ends: Sequence[Claim], later: Iterable[Claim]) -> Iterator[tuple[Claim, Claim]]:
    """Each end with what comes behind it: what is stored first and erased afterwards is no conflict."""
    return (
        (end, use)
        for end, use in nearby(ends, later, stretch)
        if end.hit.start < use.hit.start and not other_code(reading, end, use) and same_head(reading, end, use)
    )


def emptied(reading: Reading, claim: Claim) -> bool:
    """Whether only what a device holds is ended: a wiped laptop can be returned."""
    return is_word(reading, "emptying", claim.hit.start) and any(
        is_word(reading, "data_device", at) for at in range(claim.start, claim.end)
    )


def same_head(reading: Reading, end: Claim, use: Claim) -> bool:
    """Whether both are about the thing itself: not about a draft of offer 4 and offer 4 itself."""
    ours, theirs = head(reading, end), head(reading, use)
    verb = reading.words[use.hit.start][:5]
    return not ours or not theirs or bool(ours & theirs) or any(word.startswith(verb) for word in ours)


def head(reading: Reading, claim: Claim) -> set[str]:
    """What names the thing ahead of its first preposition; nothing for a pronoun."""
    at = next((at for at in range(claim.start, claim.end) if reading.words[at] in PREPOSITIONS), claim.end)
    return names(reading, claim.start, at) if PRONOUNS.isdisjoint(reading.words[claim.start : at]) else set()


def other_code(reading: Reading, end: Claim, use: Claim) -> bool:
    """Whether each names a code of one sort that the other does not: R-40 and R-41."""
    ours, theirs = ({word for word in reading.words[one.start : one.end] if CODE.fullmatch(word)} for one in (end, use))
    left, right = ours - theirs, theirs - ours
    return any(one.rstrip(DIGITS) == other.rstrip(DIGITS) for one in left for other in right)


def uses(reading: Reading) -> list[Claim]:
    """Orders to do something with a thing, also what somebody is to do: "have Velux deliver it"."""
    hits = [hit for hit in places(reading, "used_again") if not to_somebody(reading, hit.end)]
    told = [hit for hit in hits if not LETTING.isdisjoint(reading.words[max(0, hit.start - 3) : hit.start])]
    return [*ordered(reading, hits), *(Claim(hit, hit.end, reach(reading, hit.end)) for hit in told)]


def brought_back(reading: Reading) -> Iterator[Claim]:
    """Orders with the thing between verb and particle: "put them back", "make him its lead"."""
    for hit in places(reading, "brought_back"):
        for at in range(hit.start + 1, hit.end):
            if reading.words[at] in POINTING:
                yield Claim(hit, at, at + 1)


def to_somebody(reading: Reading, place: int) -> bool:
    """Whether a pronoun behind a verb is who gets something: "send them my apologies"; and what is sent back."""
    words = reading.words
    if words[place : place + 1] == ["back"]:
        return True
    behind = words[place + 1] if place + 1 < len(words) else "."
    return (
        words[place] in POINTING and behind.isalpha() and behind not in WHEN | ADVERBS if place < len(words) else False
    )


def goings_on(reading: Reading) -> Iterator[Claim]:
    """What is to go on: "keep shipping it", "let it go on delivering", "continue to send them"."""
    words = reading.words
    for place, word in enumerate(words[:-1]):
        verb = deed(words, place) if word in GOING_ON | ON else None
        if verb is None or negated(reading, place) or words[verb] in OBSERVING:
            continue
        end = reach(reading, verb + 1)
        if verb + 1 < end and words[verb + 1] not in WHEN:
            yield Claim(Hit(place, verb + 1), verb + 1, end)
        elif place and words[place - 1] in {"it", "them"}:
            yield Claim(Hit(place, verb + 1), place - 1, place)


def deed(words: list[str], place: int) -> int | None:
    """Where the verb stands that goes on: behind "keep", "go on", "continue to"."""
    at = place + 1
    if words[place] in ON and words[at] == "on":
        at += 1
    elif words[place] not in GOING_ON:
        return None
    if at < len(words) and words[at].endswith("ing") and len(words[at]) > 4:
        return at
    if words[place].startswith("continu") and words[at : at + 1] == ["to"] and at + 1 < len(words):
        return at + 1
    return None
