"""Orders that open a short request with a word for which nothing stands before: "schick es Anna".

For languages whose grammar of references is not in code: the lexicon lists the orders with a pronoun
(`bare_reference`).
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def bare_reference(material: Material) -> Sequence[Hit]:
    """The orders of `bare_reference` that open a request; nothing before, no field or candidate can be meant."""
    request = material.request
    if request.history or request.candidates is not None or brings(material, "thing"):
        return []
    found = [hit for hit in material.text.outside_data("@bare_reference") if nothing_before(material.text, hit)]
    return [pronoun_of(material.text, hit) for hit in found]


def pronoun_of(reading: Reading, order: Hit) -> Hit:
    """The pronoun in an order, where the language writes it as a word (`bare_pronoun_word`); else the order.

    The last one: in "schicken Sie es" the first is who is spoken to.
    """
    inside = [hit for hit in reading.hits("@bare_pronoun_word") if order.start <= hit.start and hit.end <= order.end]
    return inside[-1] if inside else order


def nothing_before(reading: Reading, hit: Hit) -> bool:
    """Whether only a greeting or a lead-in stands before the hit, and nothing named behind it explains it."""
    leads = reading.leads
    first = addressed(reading)
    before = all(word in leads or not word[0].isalnum() for word in reading.words[first : hit.start])
    explained = reading.words[hit.end : hit.end + 1] == [":"] or ":" in reading.words[hit.end : hit.end + 6]
    return before and not explained


def addressed(reading: Reading) -> int:
    """The token behind a greeting with a name: "Hola Ana, ..."."""
    for hit in reading.outside_data("@greeting")[:1]:
        comma = next((at for at in range(hit.end, min(hit.end + 4, len(reading))) if reading.words[at] == ","), None)
        if hit.start == 0 and comma is not None:
            return comma + 1
    return 0
