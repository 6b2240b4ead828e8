"""A demonstrative with a noun that nothing names before it: "para esa máquina", "die besagte Rechnung"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.listing import inside
from askfirst.scoring.findings.european.words import plain, spots
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit

SHORTEST = 4
"""Letters of a noun."""
NEAR = 2
"""Words behind a noun within which an id or a name is its own."""


@demanding({"that_word"})
def nothing_pointed(material: Material) -> Sequence[Hit]:
    """Demonstratives whose noun is neither a time nor a part of the message, and stands nowhere ahead."""
    text, request = material.text, material.request
    if request.candidates is not None or brings(material, "thing"):
        return ()
    before = {plain(word) for reading in material.history for word in reading.words}
    own, ids = spots(text, "own_noun"), [*text.entities("id"), *text.entities("quote"), *text.entities("name")]
    for at, end in spots(text, "that_word").items():
        if end >= len(text) or end in own or not text.words[end].isalpha() or len(text.words[end]) < SHORTEST:
            continue
        named = any(hit.start < at or hit.start - end <= NEAR for hit in ids) and not text.nouns_capital
        numbered = any(hit.start == end + 1 for hit in text.entities("number"))
        ahead = before | {plain(word) for word in text.words[:at]}
        if not named and not numbered and not inside(plain(text.words[end]), ahead) and not told_before(material):
            return [Hit(at, end + 1)]
    return ()


def told_before(material: Material) -> bool:
    """Whether the history names something, by a number or an id, that may well be of the sort."""
    return any(reading.entities("id") for reading in material.history)
