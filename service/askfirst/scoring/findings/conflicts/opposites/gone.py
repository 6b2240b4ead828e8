"""What is deleted, and then still worked on."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.claims import PREPOSITIONS, PRONOUNS, ordered, stretch
from askfirst.scoring.findings.statements.places import conflict, corrected, places
from askfirst.text.hit import Hit


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
