"""Asides that tell what a customer did."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PAST = frozenset("had was were has been have bought paid took spent made went came".split())
ASIDE_WORDS = 12


def of_the_past(reading: Reading, hit: Hit) -> bool:
    """Whether an aside tells what a customer did: "Norda, who ordered 200 frames in 2025,"."""
    words = reading.words
    for at in range(hit.start - 1, max(0, hit.start - ASIDE_WORDS), -1):
        if reading.sentences[at] != reading.sentences[hit.start]:
            return False
        if words[at] in {",", ":"} and words[at + 1] not in {"who", "which"}:
            return False  # the aside is over: "..., who left on Monday: 40 % off if she returns"
        if words[at] in {"who", "which"} and words[at - 1] == ",":
            return words[at + 1] in PAST or words[at + 1].endswith("ed")
    return False
