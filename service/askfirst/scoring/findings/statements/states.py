"""A state that is kept and a deed that ends it: leave the crate unopened and count its content.

The lexicon gives states as lists `kept_<n>` and the deeds that they rule out as lists `broken_<n>`; what is ruled
out in so many words ("no access") as `barred_<n>`, and what does it all the same as `done_<n>`.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import negated
from askfirst.scoring.findings.conflicts.objects import Claim, ordered, state_claims
from askfirst.scoring.findings.conflicts.sides import any_between, places
from askfirst.scoring.findings.statements.periods import meet, weekdays
from askfirst.scoring.findings.statements.scope import clause, compared, ids, same_thing
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

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
