"""Fields that are required and have no value, and those that came blank or with a note that the value is still to come.

One finding for each. Whether a value is one is told by the field's name (`text/fields/values.py`), and whether the text
gives it by `worded.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from askfirst.rules.nodes import Material, field_value, needing
from askfirst.scoring.findings.worded import worded
from askfirst.text.blanks import is_filled, is_slot
from askfirst.text.fields.names import PARTIES, is_coded, is_person, words_of
from askfirst.text.fields.parts import AMOUNTS, COUNTS, TIMES
from askfirst.text.fields.values import has_value
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LONGEST = 40
"""Characters of a value that a question repeats."""


@needing("+required")
def required_field(material: Material) -> Sequence[Hit]:
    """One finding for each name in `required_fields` that has no value of its sort, unless the text gives it.

    `orderId`, `order_id` and "Order ID" are one name; `customer.email` leads into nested fields.
    """
    request = material.request
    given = [(name, field_value(request.fields, name)) for name in request.required_fields]
    return [
        Hit(0, 0, {"field": name, **manner(name, value)})
        for name, value in given
        if not has_value(name, value) and not worded(material.text, name, request.required_fields)
    ]


def manner(name: str, value: Any) -> Mapping[str, str]:
    """How a field of that name is asked for: `customfield_10021` by its bare name, and with what stands in it."""
    if is_coded(name):
        return {"variant": "coded"}
    if isinstance(value, str) and is_filled(value) and not is_slot(value) and len(value) <= LONGEST:
        return {"variant": "said", "mark": value.strip()}
    return {"variant": "who"} if is_person(name) else {}


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
