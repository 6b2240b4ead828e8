"""Claims on one side of a question: open or closed, on or off, shown or hidden."""

from askfirst.scoring.findings.statements.claims import Claim, ordered
from askfirst.scoring.findings.statements.places import places
from askfirst.scoring.findings.statements.states import state_claims
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


def poles(reading: Reading, pole: str, side: str) -> list[Claim]:
    """What is ordered, and what is to stay so, on one side of a question."""
    name = f"{pole}_{side}"
    found = [one for one in ordered(reading, places(reading, name)) if reading.word_before(one.hit.start) != "to"]
    if pole in STATES:
        found += state_claims(reading, [hit for hit in places(reading, name) if is_state(reading, hit)])
    if pole in {"run", "show"}:
        found += ordered_apart(reading, name)
    return found


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
