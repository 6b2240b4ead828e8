"""What is to stay as it is, and is changed: keep it sealed, and count what is inside."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.opposites.barred import BARRED, barred_and_done
from askfirst.scoring.findings.conflicts.opposites.comparing import of_a_part, opposed
from askfirst.scoring.findings.statements.claims import Claim, ordered, reach, said_in_clause, stretch, subject
from askfirst.scoring.findings.statements.nearby import nearby
from askfirst.scoring.findings.statements.places import places
from askfirst.scoring.findings.statements.states import state_claims
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

KEPT = tuple((f"@kept_{number}", f"@broken_{number}") for number in range(1, 9))
STILL = frozenset({"@unchanged", "@do_not_touch", "@fixed_state"})


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
            if found := opposed(reading, nearby(states, deeds(reading, broken[1:]), stretch), "in_turn", part=True):
                return found
    if "@altering_verb" in lists and not STILL.isdisjoint(lists):
        changes = ordered(reading, places(reading, "altering_verb"))
        pairs = (
            (stay, change)
            for stay, change in nearby([*still(reading)], changes, stretch)
            if touches(reading, stay, change) and not of_a_part(reading, stay)
        )
        if found := opposed(reading, pairs, "in_turn_far"):
            return found
    return barred_and_done(reading)


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


LET = frozenset({"let", "must", "can", "may", "to", "have", "and", ","})
