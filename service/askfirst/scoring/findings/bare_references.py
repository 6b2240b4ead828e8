"""Orders that open a short request with a pronoun for which nothing stands before: "schick es Anna".

For languages whose grammar of references is not in code: the lexicon's `bare_reference` lists the
orders with their pronoun.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def bare_reference(material: Material) -> Sequence[Hit]:
    """Pronouns in the first words of a request that has no history, fields or candidates."""
    reading, request = material.text, material.request
    if request.history or request.candidates is not None or any(map(is_filled, request.fields.values())):
        return []
    return [hit for hit in reading.hits("@bare_reference") if nothing_before(reading, hit)]


def nothing_before(reading: Reading, hit: Hit) -> bool:
    """Whether only a greeting or a lead-in stands before the hit, and nothing named behind it explains it."""
    leads = reading.leads
    before = all(word in leads or not word[0].isalnum() for word in reading.words[: hit.start])
    explained = reading.words[hit.end : hit.end + 1] == [":"] or ":" in reading.words[hit.end : hit.end + 6]
    return before and not explained
