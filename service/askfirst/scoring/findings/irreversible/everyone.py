"""Who gets something is everyone, and nothing says who they are: "Schick den Bericht an alle"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.irreversible.closing import alone, over, past, spots
from askfirst.text.hit import Hit

LONGEST = 10
"""Tokens beyond which a request is taken to say elsewhere who "all" are."""


@demanding({"to_everyone"})
def everyone_unnamed(material: Material) -> Sequence[Hit]:
    """The words for everyone, where they end a short order."""
    reading = material.text
    if len(reading) > LONGEST or not alone(material):
        return ()
    everyone = spots(reading, "@to_everyone").items()
    return [Hit(start, end) for start, end in everyone if start and over(reading, past(reading, end))][:1]
