"""Fields of the request that came empty, or with a note that the value is still to come.

For languages whose actions do not look for each of their slots in the fields. A note such as "TBD" or
"à compléter" is open whatever the field's name. A blank is open where the name says what the field
holds and the work needs that, unless the text gives a value of the sort; under any other name ("note",
"cc") it may be left out on purpose.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

MONEY = frozenset(
    "amount price total sum montant somme prix betrag summe preis importe monto precio valor preço "
    "金額 價格 總額 單價".split()
)
TIME = frozenset(
    "date time start end deadline due day when datum uhrzeit termin frist zeit beginn ende heure échéance "
    "echeance debut début jour fecha hora plazo data prazo 日期 時間 期限 時段 開始 結束".split()
)
PERSON = frozenset(
    "recipient to assignee owner attendee contact destinataire bénéficiaire beneficiaire participant "
    "responsable empfaenger empfänger verantwortlicher verantwortlich teilnehmer ansprechpartner "
    "destinatario beneficiario destinatário beneficiário "
    "收件人 受款人 負責人 對象 訪客 訪客姓名 聯絡人 收件者 參加者".split()
)
CHOSEN = frozenset(
    "account quantity address room iban compte quantité quantite adresse salle konto menge anzahl raum "
    "lieferadresse cuenta cantidad dirección direccion conta quantidade endereço "
    "帳號 帳戶 數量 地址 會議室 地點".split()
)
SORTS: Mapping[frozenset[str], tuple[str, ...]] = {
    MONEY: ("money", "percent"),
    TIME: ("date", "clock_time"),
    PERSON: ("name", "email"),
    CHOSEN: ("number", "id", "quote", "quantity"),
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
        if name not in required and not is_filled(value) and is_open(material, name, value)
    ]


def is_open(material: Material, name: str, value: object) -> bool:
    """Whether a field without a value leaves something open."""
    noted = isinstance(value, str) and any(letter.isalnum() or letter == "?" for letter in value)
    facts = list(facts_for(name))
    return noted or (bool(facts) and not any(has_fact(material.text, fact) for fact in facts))


def has_fact(reading: Reading, fact: str) -> bool:
    """Whether the text has the fact."""
    return any(fact != "name" or is_person(reading, hit) for hit in reading.entities(fact))


def is_person(reading: Reading, hit: Hit) -> bool:
    """Whether a name is a person's or a firm's: German writes every noun with a capital, and ids look like names."""
    text = reading.text(hit)
    led = hit.start > 0 and reading.words[hit.start - 1] in PERSON_LEADS
    whole = len(text.split()) > 1 or led or any("\u4e00" <= letter <= "\u9fff" for letter in text)
    return whole and not any(map(str.isdigit, text))


def facts_for(name: str) -> Iterator[str]:
    """The facts that could fill a field of that name."""
    words = set(spaced(name).split(" "))
    for names, facts in SORTS.items():
        if words & names:
            yield from facts


def spaced(name: str) -> str:
    """A field's name in words: `delivery_address`, `deliveryAddress` -> "delivery address"."""
    parts = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)
    return " ".join(re.split(r"[\s_.-]+", parts)).strip().lower() or name
