"""A number of something that is not counted in pieces, without its unit: "15 de tornillo M8", "Ponle 200"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import figures, spots
from askfirst.text.hit import Hit


@demanding({"+digit", "number_word"})
def bare_quantity(material: Material) -> Sequence[Hit]:
    """A bare number for "how much", or one with "of" and a common noun behind it."""
    text, request = material.text, material.request
    if spots(text, "show_verb"):
        return ()
    asked = bool(material.history) and request.history[-1].role == "assistant"
    asked = asked and bool(spots(material.history[-1], "asks_amount"))
    times = text.covered("date", "duration")
    for hit, _ in figures(text):
        if hit.within(times) or hit.end in spots(text, "measure"):
            continue
        if asked:
            return [hit]
        after = spots(text, "partitive_word").get(hit.end, 0)
        if after and after < len(text) and text.words[after].isalpha():
            return [hit]
    return ()
