"""Opposites of one thing at one time: closed and open, kept unopened and counted, forbidden and ordered.

The lexicon gives the two poles of a question as lists `<pole>_yes` and `<pole>_no`, states with the deeds that end
them as `kept_<n>` and `broken_<n>`, what is ruled out in so many words with what does it all the same as `barred_<n>`
and `done_<n>`. All are claims, and one comparison tells whether two claims exclude each other.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import (
    PREPOSITIONS,
    PRONOUNS,
    Claim,
    bans,
    negated,
    ordered,
    poles,
    reach,
    said_in_clause,
    state_claims,
    stretch,
    subject,
)
from askfirst.scoring.findings.statements.periods import meet, weekdays
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.scope import clause, compared, different_things, ids, same_thing
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

POLES = ("open", "run", "show", "renew", "hold", "accept", "call", "raise", "join", "inside")
SIDES = tuple((pole, f"@{pole}_yes", f"@{pole}_no") for pole in POLES)
APART = frozenset({"run", "show"})
"""Poles of verbs whose particle may stand behind the object: "turn it off"."""
FAR = frozenset({"join", "hold"})
"""Poles whose orders name a source: "remove it from every list" is no second time."""
KEPT = tuple((f"@kept_{number}", f"@broken_{number}") for number in range(1, 9))
BARRED = tuple((f"@barred_{number}", f"@done_{number}") for number in range(1, 10))
STILL = frozenset({"@unchanged", "@do_not_touch", "@fixed_state"})
LET = frozenset({"let", "must", "can", "may", "to", "have", "and", ","})


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


@demanding(
    {one[1:] for one, _ in (*KEPT, *BARRED)} | {name[1:] for name in STILL},
    {other[1:] for _, other in (*KEPT, *BARRED)} | {"altering_verb"},
)
def kept_and_broken(material: Material) -> Sequence[Hit]:
    """The first thing that is to stay as it is, or is ruled out, and is treated against that at the same time."""
    reading = material.text
    lists = reading.all_hits
    for kept, broken in KEPT:
        if kept in lists and broken in lists:
            states = state_claims(reading, places(reading, kept[1:]))
            if found := opposed(reading, product(states, deeds(reading, broken[1:])), "in_turn", part=True):
                return found
    if "@altering_verb" in lists and not STILL.isdisjoint(lists):
        changes = ordered(reading, places(reading, "altering_verb"))
        pairs = (
            (stay, change)
            for stay, change in product(still(reading), changes)
            if touches(reading, stay, change) and not of_a_part(reading, stay)
        )
        if found := opposed(reading, pairs, "in_turn_far"):
            return found
    return barred_and_done(reading)


@demanding({"ban"})
def forbidden_order(material: Material) -> Sequence[Hit]:
    """Orders of what the same request forbids."""
    return opposed(material.text, bans(material.text), "in_turn_far")


def opposed(reading: Reading, pairs: Iterable[tuple[Claim, Claim]], later: str, part: bool = False) -> list[Hit]:
    """The finding for the first two claims of one thing that hold at the same time, with nothing between them.

    `later` is the list of words that put the one behind the other; `part` lets a part of the thing be the thing.
    """
    for one, other in pairs:
        if one.hit.overlaps(other.hit) or negated(reading, one.hit.start) or negated(reading, other.hit.start):
            continue
        early, late = sorted((one, other))
        if ANOTHER & set(reading.words[late.start : late.end]):
            continue
        first, last = stretch(early).start, max(early.end, late.end, late.hit.end)
        left, right = around(reading, early), around(reading, late)
        sides = ((early, left), (late, right))
        if different_things(reading, early.hit, late.hit) or other_address(reading, left, right):
            continue
        apart = "in_turn_hard" if ever(reading, left) else later
        if any_between(reading, apart, first, last + 1) or not meet(reading, left, right):
            continue
        things = [(claim.start, claim.end) if claim.start < claim.end else near for claim, near in sides]
        if same_thing(reading, things[0], things[1], part) and (
            found := compared(reading, stretch(one), stretch(other))
        ):
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
POSSESSIVES = frozenset({"its", "their", "his", "her"})


def of_a_part(reading: Reading, claim: Claim) -> bool:
    """Whether a claim is about something of the thing: "and leave their levels alone"."""
    words = reading.words[claim.start : claim.end]
    return len(words) > 1 and words[0] in POSSESSIVES and words[1].isalpha() and words[1] not in PREPOSITIONS


def in_sequence(reading: Reading, one: Claim, other: Claim) -> bool:
    """Whether only the later of two orders has a time: "start the timer and stop it at 12:00"."""
    early, late = sorted((one, other))
    if reading.words[early.hit.start] in KEEPING:
        return False
    left, right = around(reading, early), around(reading, late)
    return timed(reading, *right) and not timed(reading, *left)


KEEPING = frozenset({"keep", "leave", "stay", "stays", "remain", "remains"})


def other_address(reading: Reading, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether each of two stretches names an address or number of its own: "support@ ..., billing@"."""
    left, right = ({word for word in reading.words[slice(*side)] if "@" in word} for side in (one, other))
    if left and right:
        return left.isdisjoint(right)
    ours, theirs = numbered(reading, *one), numbered(reading, *other)
    return any(ours[noun] != theirs[noun] for noun in ours.keys() & theirs.keys())


def numbered(reading: Reading, start: int, end: int) -> dict[str, str]:
    """The last number behind each noun of a stretch: item -> 22."""
    places = range(max(1, start), end)
    return {reading.words[at - 1]: reading.words[at] for at in places if reading.words[at].isdigit()}


def timed(reading: Reading, start: int, end: int) -> bool:
    """Whether a day or a time of day stands in a stretch."""
    return any(start <= hit.start < end for name in ("date", "clock_time") for hit in reading.entities(name))


def part_of_word(reading: Reading, claim: Claim) -> bool:
    """Whether "off" is the end of a word or a discount: "cut-off", "take 7 % off"."""
    ahead = reading.words[max(0, claim.hit.end - 2) : claim.hit.end - 1]
    return ahead == ["-"] or reading.words[claim.hit.start].endswith("ing") or "%" in reading.words[slice(*claim[1:])]


def around(reading: Reading, claim: Claim) -> tuple[int, int]:
    """A claim with the rest of its clause."""
    whole = stretch(claim)
    return min(whole.start, clause(reading, whole.start)[0]), clause(reading, whole.end - 1)[1]


def undone(reading: Reading, pole: str, one: Claim, other: Claim) -> bool:
    """Whether two poles of a question are about the thing itself: "keep it informed" keeps nothing."""
    if pole in {"run", "show", "open"} and (in_sequence(reading, one, other) or part_of_word(reading, one)):
        return False
    if pole in {"run", "show", "open"} and part_of_word(reading, other):
        return False
    if pole == "hold" and of_a_part(reading, max(one, other)):
        return False
    if pole == "join" and PRONOUNS & set(reading.words[max(one, other).start : max(one, other).end]):
        return False
    return not confirms(reading, one) and (pole not in {"hold", "call"} or whole(reading, one))


def confirms(reading: Reading, claim: Claim) -> bool:
    """Whether a deed is confirmed to somebody, which undoes nothing: "cancel it and confirm this to her"."""
    words = reading.words[claim.start : claim.end]
    return reading.words[claim.hit.start] == "confirm" and bool(words) and words[0] in PRONOUNS


def whole(reading: Reading, claim: Claim) -> bool:
    """Whether "keep it" keeps the thing itself: nothing stands behind what is kept but a place or a mark."""
    rest = reading.words[claim.end : claim.end + 1]
    words = reading.words[claim.start : claim.end]
    if len(words) > 1 and words[0] in PRONOUNS:
        return words[1] in PREPOSITIONS | {"where", "there", "available", "intact", "anyway"}
    return bool(words) and (not rest or not rest[0].isalpha() or rest[0] == "and")


@demanding({"removal"}, {"revision"})
def gone_and_used(material: Material) -> Sequence[Hit]:
    """Something is deleted as a whole and then still worked on."""
    reading = material.text
    for gone in ordered(reading, places(reading, "removal")):
        if PREPOSITIONS & set(reading.words[gone.start : gone.end]) or gone.start == gone.end:
            continue
        for later in ordered(reading, places(reading, "revision")):
            its = set(reading.words[later.start : later.start + 1]) & (PRONOUNS | {"his", "its", "their"})
            if its and 0 <= later.hit.start - gone.end <= 6 and not corrected(reading, gone.hit, later.hit):
                return [conflict(reading, stretch(gone), stretch(later))]
    return []


def still(reading: Reading) -> Iterator[Claim]:
    """What is not to change: "keep it as it is", "do not touch it", "it is final"."""
    yield from state_claims(reading, places(reading, "unchanged"))
    for hit in places(reading, "do_not_touch"):
        yield Claim(hit, hit.end, reach(reading, hit.end))
    for hit in places(reading, "fixed_state"):
        if reading.words[hit.end : hit.end + 1] in (["for"], ["on"], ["at"]):
            continue  # "the exam is fixed for 3 June"
        if reading.words[max(0, hit.start - 1)] in {"is", "are", "remains", "remain", "stays", "stay"}:
            yield Claim(hit, subject(reading, hit.start - 1), hit.start - 1)


def touches(reading: Reading, stay: Claim, change: Claim) -> bool:
    """Whether a change can be one of what is to stay: a new name leaves what is inside as it is."""
    return reading.words[change.hit.start] != "rename" or INSIDE.isdisjoint(reading.words[stay.start : stay.end])


INSIDE = frozenset({"in", "content", "contents", "every", "all", "each", "inside"})


def deeds(reading: Reading, name: str) -> list[Claim]:
    """Orders of a list, also what somebody is let do: "let her log in"."""
    hits = places(reading, name)
    let = [hit for hit in hits if LET & set(reading.words[max(0, hit.start - 3) : hit.start])]
    return [*ordered(reading, hits), *(said_in_clause(reading, hit) for hit in let)]


def barred_and_done(reading: Reading) -> list[Hit]:
    """What is ruled out in so many words and done within the next sentence, at the same time."""
    for barred, done in BARRED:
        if barred not in reading.all_hits or done not in reading.all_hits:
            continue
        for ban, deed in product(places(reading, barred[1:]), places(reading, done[1:])):
            left, right = clause(reading, ban.start), clause(reading, deed.start)
            if weekdays(reading, *left) and not weekdays(reading, *right):
                continue
            near = abs(reading.sentences[deed.start] - reading.sentences[ban.start]) <= 1
            if not near or negated(reading, deed.start) or not meet(reading, left, right):
                continue
            labels, more = ids(reading, *left), ids(reading, *right)
            if not (labels and more and labels.isdisjoint(more)) and (found := compared(reading, ban, deed)):
                return found
    return []
