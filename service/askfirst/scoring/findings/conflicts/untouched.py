"""What is to stay as it is, and is changed all the same: keep March closed and post into March."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.claims import dates_of, stretch
from askfirst.scoring.findings.conflicts.naming import names, singular
from askfirst.scoring.findings.conflicts.objects import Claim, ordered, reach, state_claims, subject
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

STILL = frozenset({"@unchanged", "@do_not_touch", "@fixed_state"})


@demanding({name[1:] for name in STILL})
def change_of_untouched(material: Material) -> Sequence[Hit]:
    """Pairs of a thing that is to stay unchanged and an order to change it."""
    reading = material.text
    if STILL.isdisjoint(reading.lists):
        return []
    fixed = [claim for claim in state_claims(reading, places(reading, "unchanged")) if not ruled_out(reading, claim)]
    fixed += [Claim(hit, hit.end, reach(reading, hit.end)) for hit in places(reading, "do_not_touch")]
    fixed += [
        Claim(hit, subject(reading, hit.start - 1), hit.start - 1)
        for hit in places(reading, "fixed_state")
        if hit.start and reading.words[hit.start - 1] in {"is", "are", "remains", "remain", "stays", "stay"}
    ]
    if not fixed:
        return []
    found = []
    for change in ordered(reading, places(reading, "altering_verb")):
        for stay in fixed:
            if abs(reading.sentences[change.hit.start] - reading.sentences[stay.hit.start]) > 3:
                continue
            if change.hit.overlaps(stay.hit) or corrected(reading, stay.hit, change.hit):
                continue
            if reading.words[change.hit.start] == "rename" and inside(reading, stay):
                continue
            if touches(reading, stay, change) and not apart(reading, stay, change):
                found.append(conflict(reading, stretch(stay), stretch(change)))
    return found


def inside(reading: Reading, claim: Claim) -> bool:
    """Whether what is to stay is what something holds, which a new name of it does not touch."""
    words = set(reading.words[claim.start : claim.end])
    return "in" in words or bool({"content", "contents", "every", "all", "each", "inside"} & words)


def ruled_out(reading: Reading, claim: Claim) -> bool:
    """Whether the state is not to stay."""
    return bool({"not", "n't", "never"} & set(reading.words[max(0, claim.hit.start - 2) : claim.hit.start]))


def touches(reading: Reading, stay: Claim, change: Claim) -> bool:
    """Whether a change is about what is to stay: it names the thing and what tells it from others."""
    kept = names(reading, stay.start, stay.end) | months(reading, stay)
    words = {singular(word) for word in reading.words[change.start : change.end]}
    if not kept:
        near = 0 <= reading.sentences[change.hit.start] - reading.sentences[stay.hit.start] <= 1
        return (
            near and bool({"it", "them"} & set(reading.words[stay.start : stay.end])) and bool({"it", "them"} & words)
        )
    marks = {word for word in kept if any(letter.isdigit() for letter in word)} | months(reading, stay)
    if not marks and reading.words[stay.hit.start] in {"freeze", "frozen"}:
        marks = {
            reading.words[place]
            for place in range(stay.start, stay.end)
            if reading.raw[reading.starts[place]].isupper()
        }
    if marks:
        return marks <= words
    return kept <= words or (bool({"it", "them"} & words) and change.hit.start > stay.hit.start)


def months(reading: Reading, claim: Claim) -> set[str]:
    """The months and periods that a claim names."""
    return {
        singular(reading.words[position])
        for hit in reading.entities("date")
        if claim.start <= hit.start < claim.end and hit.attrs.get("form") == "period"
        for position in range(hit.start, hit.end)
    }


def apart(reading: Reading, stay: Claim, change: Claim) -> bool:
    """Whether the two hold at different times, or one is an exception to the other."""
    first = min(stay.hit.start, change.hit.start)
    last = max(stay.end, stay.hit.end, change.end)
    if any_between(reading, "in_turn_far", first, last + 1):
        return True
    one, other = dates_of(reading, stay), dates_of(reading, change)
    return bool(one - months(reading, stay)) and bool(other) and one != other and not months(reading, stay)
