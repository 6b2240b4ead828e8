"""A number of something that is not counted in pieces, without its unit: "15 de tornillo M8", "Ponle 200"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import figures, spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


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
        if asked and not follows_noun(text, hit.end):
            return [hit]
        after = spots(text, "partitive_word").get(hit.end, 0)
        if after and after < len(text) and text.words[after].isalpha() and common(text, after):
            return [hit]
    return ()


def follows_noun(text: Reading, end: int) -> bool:
    """Whether a number goes on with a word that may be its unit."""
    return end < len(text) and text.words[end].isalpha() and end not in spots(text, "leading_on")


def common(text: Reading, at: int) -> bool:
    """Whether a word is no name: it has no capital, or all nouns have one."""
    return text.nouns_capital or not text.capitals[at]
