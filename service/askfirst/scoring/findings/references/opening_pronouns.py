"""Pronouns that open a short request, as in "envoie-le", whatever the verb before them.

For languages that tie the pronoun to its verb. The lexicon's `bare_reference` lists orders with their
pronoun (see `bare_references`); where a pronoun tells itself apart from an article ("envoie-le"), `bare_pronoun`
lists it alone, and any one word may stand before it. `bare_opener` are words that may precede both.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.carried import brings
from askfirst.text.asking import asks
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.reading import Reading

GREETED = 4
"""So many tokens of a salutation may stand before the request: "Bonjour Anne, ..."."""


def opening_pronoun(material: Material) -> Sequence[Hit]:
    """Pronouns in the first words of a request that has no history, fields or candidates."""
    reading, request = material.text, material.request
    if request.history or request.candidates is not None or brings(material, "thing"):
        return []
    orders = [hit for hit in reading.hits("@bare_reference") if nothing_before(reading, hit)]
    if orders:
        return orders
    pronouns = (hit for hit in reading.hits("@bare_pronoun") if not asks(reading, hit))
    alone = [hit for hit in pronouns if nothing_before(reading, hit, spare=1)]
    return [Hit(max(hit.start - 1, 0), hit.end) for hit in alone[:1]]


def nothing_before(reading: Reading, hit: Hit, spare: int = 0) -> bool:
    """Whether only a greeting, a lead-in and `spare` words stand before the hit, and nothing behind explains it."""
    known = openers(reading)
    before = [p for p in range(salutation(reading), hit.start) if p not in known]
    explained = ":" in reading.words[hit.end : hit.end + 6] or named_behind(reading, hit.end)
    return len(before) <= spare and not explained


def openers(reading: Reading) -> set[int]:
    """The tokens that name nothing: lead-ins, marks, and the lexicon's `bare_opener`."""
    listed = tokens_of(reading.all_hits.get("@bare_opener", ()))
    return {p for p, word in enumerate(reading.words) if word in reading.leads or not word[0].isalnum()} | listed


def salutation(reading: Reading) -> int:
    """The token behind "Bonjour Anne,"; 0 where the text opens with the request."""
    comma = reading.words[:GREETED].index(",") if "," in reading.words[:GREETED] else 0
    named = comma > 1 and reading.words[0] in reading.leads and reading.capitals[comma - 1]
    return comma + 1 if named else 0


def named_behind(reading: Reading, end: int) -> bool:
    """Whether the thing follows behind a comma: "ferme-le, le ticket 12"."""
    if reading.words[end : end + 1] != [","]:
        return False
    return any(hit.start <= end + 3 for name in ("id", "quote") for hit in reading.entities(name) if hit.start > end)
