"""Claims on one side of a question: orders and states that are to stay, and when they meet."""

from askfirst.scoring.findings.conflicts.objects import Claim, ordered, state_claims
from askfirst.scoring.findings.conflicts.sides import any_between, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

STATES = ("open", "run", "show")

PARTICLES = {
    "on": "run_yes",
    "off": "run_no",
    "down": "run_no",
    "live": "show_yes",
    "online": "show_yes",
    "public": "show_yes",
}


def claims(reading: Reading, pole: str, side: str) -> list[Claim]:
    """What is ordered, and what is to stay so, on one side of a question."""
    name = f"{pole}_{side}"
    found = [one for one in ordered(reading, places(reading, name)) if reading.words[one.hit.start - 1] != "to"]
    if pole in STATES:
        found += state_claims(reading, [hit for hit in places(reading, name) if is_state(reading, hit)])
    if pole in {"run", "show"}:
        found += ordered_apart(reading, name)
    return [claim for claim in found if not negated(reading, claim.hit.start)]


def is_state(reading: Reading, hit: Hit) -> bool:
    """Whether a word names a state; "on" and "off" only do where nothing follows that they lead in."""
    if reading.words[hit.start] not in {"on", "off"}:
        return True
    after = reading.words[hit.end : hit.end + 1]
    return (
        not after
        or not after[0].isalnum()
        or after[0] in {"all", "for", "during", "through", "overnight", "and", "over"}
    )


def ordered_apart(reading: Reading, name: str) -> list[Claim]:
    """Verbs with their particle behind the object: "power it down", "turn the heating on"."""
    found = []
    for claim in ordered(reading, places(reading, "particle_verb")):
        for position in range(claim.start + 1, claim.end):
            if PARTICLES.get(reading.words[position]) == name:
                found.append(Claim(Hit(claim.hit.start, position + 1), claim.start, position))
                break
    return found


def negated(reading: Reading, position: int) -> bool:
    """Whether a claim is denied."""
    return bool({"not", "n't", "never", "no", "dont", "without"} & set(reading.words[max(0, position - 2) : position]))


def at_one_time(reading: Reading, one: Claim, other: Claim, later: str = "in_turn") -> bool:
    """Whether nothing says that the one comes after the other, holds in another case, or is taken back."""
    early, late = sorted((one, other))
    if (
        late.hit.start - early.hit.end > 30
        or abs(reading.sentences[late.hit.start] - reading.sentences[early.hit.start]) > 2
    ):
        return False
    if corrected(reading, early.hit, late.hit) or any_between(
        reading, later, early.hit.start, max(late.end, late.hit.end) + 1
    ):
        return False
    dated = [dates_of(reading, claim) for claim in (early, late)]
    return not (dated[0] and dated[1] and dated[0] != dated[1])


def dates_of(reading: Reading, claim: Claim) -> set[str]:
    """The days that stand in a claim."""
    end = max(claim.end, claim.hit.end) + 3
    return {reading.text(hit).lower() for hit in reading.entities("date") if claim.hit.start <= hit.start < end}


def stretch(claim: Claim) -> Hit:
    """The words of a claim with what it is about."""
    return Hit(min(claim.hit.start, claim.start), max(claim.hit.end, claim.end))
