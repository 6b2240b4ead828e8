"""An order about what was searched for, where the search found nothing: "Ninguna coincidencia." - "Envía la última"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.words import plain, spots
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit

FACTS = ("id", "quote", "file", "url", "email")
LONGEST = 24
"""Tokens beyond which a text stands for itself."""


@demanding({"+history"}, {"of_those", "bare_pronoun_word", "thing_clitic"})
def empty_search(material: Material) -> Sequence[Hit]:
    """The word of a short reply that points at what the assistant has just not found."""
    text, request = material.text, material.request
    if not material.history or request.history[-1].role != "assistant" or len(text) > LONGEST:
        return ()
    if request.candidates or brings(material, "thing") or spots(text, "search_verb"):
        return ()
    last = material.history[-1]
    if not spots(last, "none_found") or "?" in request.history[-1].content:
        return ()
    if any(text.entities(name) or last.entities(name) for name in FACTS):
        return ()
    pointing = {
        at: end for name in ("of_those", "thing_clitic", "bare_pronoun_word") for at, end in spots(text, name).items()
    }
    articles, before = spots(text, "article_one"), {plain(word) for word in last.words}
    for at, end in sorted(pointing.items()):
        follows = (
            end < len(text) and at in articles and text.words[end].isalpha() and plain(text.words[end]) not in before
        )
        if not follows:
            return [Hit(at, end)]
    return ()
