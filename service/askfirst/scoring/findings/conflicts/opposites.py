"""Opposites of one thing at one time: closed and open, kept and broken, deleted and updated."""

from collections.abc import Iterator, Sequence
from itertools import product

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import (
    PREPOSITIONS,
    PRONOUNS,
    Claim,
    at_one_time,
    claims,
    negated,
    ordered,
    reach,
    same_object,
    state_claims,
    stretch,
)
from askfirst.scoring.findings.statements.periods import meet, weekdays
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, places
from askfirst.scoring.findings.statements.scope import clause, compared, ids, names, same_thing
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


SORTS = tuple((f"kept_{number}", f"broken_{number}") for number in range(1, 9))


BARRED = tuple((f"barred_{number}", f"done_{number}") for number in range(1, 10))


@demanding({one for one, _ in (*SORTS, *BARRED)}, {other for _, other in (*SORTS, *BARRED)})
def kept_and_broken(material: Material) -> Sequence[Hit]:
    """The first thing that is to stay in a state and is treated against it at the same time."""
    reading = material.text
    for kept, broken in SORTS:
        if "@" + kept not in reading.all_hits or "@" + broken not in reading.all_hits:
            continue
        for state in stays(reading, kept):
            for deed in deeds(reading, broken):
                if found := against(reading, state, deed):
                    return found
    return barred_and_done(reading)


def barred_and_done(reading: Reading) -> list[Hit]:
    """What is ruled out in so many words and done within the next sentence, at the same time."""
    for barred, done in BARRED:
        if "@" + barred not in reading.all_hits or "@" + done not in reading.all_hits:
            continue
        for ban in places(reading, barred):
            for deed in places(reading, done):
                left, right = clause(reading, ban.start), clause(reading, deed.start)
                if weekdays(reading, *left) and not weekdays(reading, *right):
                    continue
                near = abs(reading.sentences[deed.start] - reading.sentences[ban.start]) <= 1
                if not near or negated(reading, deed.start) or not meet(reading, left, right):
                    continue
                labels, more = ids(reading, *left), ids(reading, *right)
                if labels and more and labels.isdisjoint(more):
                    continue
                if found := compared(reading, ban, deed):
                    return found
    return []


def stays(reading: Reading, name: str) -> list[Claim]:
    """Where something is to stay in one of the states of a list."""
    return [claim for claim in state_claims(reading, places(reading, name)) if not negated(reading, claim.hit.start)]


def deeds(reading: Reading, name: str) -> Iterator[Claim]:
    """Orders and states of a list, also what somebody is let do: "let her log in"."""
    hits = places(reading, name)
    yield from ordered(reading, hits)
    for hit in hits:
        if {"let", "must", "can", "may", "to", "have", "and", ","} & set(
            reading.words[max(0, hit.start - 3) : hit.start]
        ):
            yield Claim(hit, *clause(reading, hit.start))


def against(reading: Reading, state: Claim, deed: Claim) -> list[Hit]:
    """The finding for a state and a deed that are of one thing and one time."""
    one = Hit(min(state.hit.start, state.start), max(state.hit.end, state.end))
    if deed.hit.overlaps(one) or negated(reading, deed.hit.start):
        return []
    left, right = clause(reading, one.end - 1), clause(reading, deed.hit.start)
    left = (min(left[0], one.start), left[1])
    if left == right and deed.hit.start < one.start:
        return []
    first, last = min(left[0], right[0]), max(left[1], right[1])
    if any_between(reading, "in_turn", first, last) or not meet(reading, left, right):
        return []
    kept = (state.start, state.end) if state.start < state.end else left
    if not same_thing(reading, kept, (min(deed.hit.start, deed.start), deed.end)):
        return []
    return compared(reading, one, Hit(deed.hit.start, max(deed.end, deed.hit.end)))


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
    """Something goes from every list, and stay_on on one of them, without being called an exception."""
    found = []
    for gone in ordered(reading, places(reading, "hold_no")):
        words = reading.words[gone.start : gone.end]
        if not {"all", "every", "each", "any"} & set(words):
            continue
        for kept in [*ordered(reading, places(reading, "hold_yes")), *stay_on(reading)]:
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


def stay_on(reading: Reading) -> list[Claim]:
    """What is said to stay: "make sure Ada stay_on a member of dev-9"."""
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
