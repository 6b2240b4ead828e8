"""Fields of the request that came empty, or with a note that the value is still to come.

For languages whose actions do not look for each of their slots in the fields. A note such as "TBD" or
"à compléter" is open whatever the field's name. A blank is open where the name says what the field
holds and the work needs that, unless the text gives a value of the sort; under any other name ("note",
"cc") it may be left out on purpose.
"""

from collections.abc import Mapping, Sequence

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.fields.names import PARTIES, words_of
from askfirst.text.fields.parts import AMOUNTS, COUNTS, TIMES
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SORTS: Mapping[frozenset[str], tuple[str, ...]] = {
    AMOUNTS: ("money", "percent"),
    TIMES: ("date", "clock_time"),
    PARTIES - {"cc", "bcc", "phone", "mobile", "email", "mail"}: ("name", "email"),
    COUNTS
    | frozenset(
        "account address room iban compte quantité adresse salle konto menge anzahl raum lieferadresse cuenta cantidad "
        "dirección conta quantidade endereço 帳號 帳戶 數量 地址 會議室 地點".split()
    ): ("number", "id", "quote", "quantity"),
}
"""Words in the names of fields that work cannot do without, and the facts in the text that fill them."""
PERSON_LEADS = frozenset("an à a für pour chez to for para herr herrn frau mme monsieur madame".split())
"""Words ahead of the name of whoever gets or does something."""


def blank_field(material: Material) -> Sequence[Hit]:
    """One finding for each open field."""
    fields, required = material.request.fields, set(material.request.required_fields)
    return [
        Hit(0, 0, {"field": name})
        for name, value in fields.items()
        if name not in required and not is_filled(value) and is_open(material.text, name, value)
    ]


def is_open(text: Reading, name: str, value: object) -> bool:
    """Whether a field without a value leaves something open."""
    noted = isinstance(value, str) and any(letter.isalnum() or letter == "?" for letter in value)
    words = words_of(name)
    facts = [fact for names, given in SORTS.items() if not names.isdisjoint(words) for fact in given]
    return noted or (bool(facts) and not any(has_fact(text, fact) for fact in facts))


def has_fact(text: Reading, fact: str) -> bool:
    """Whether the text has the fact; German writes every noun with a capital, so that one alone is no name."""
    return any(
        fact != "name"
        or len(text.text(hit).split()) > 1
        or text.han
        or (hit.start > 0 and text.words[hit.start - 1] in PERSON_LEADS)
        for hit in text.entities(fact)
    )
