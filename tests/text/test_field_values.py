"""What is a value in a field of one name is none in another: "pending" is a status, and nobody's address."""

import pytest

from askfirst.text.fields.values import has_value

VALUES = [
    ("status", "pending"),
    ("stage", "open"),
    ("enabled", False),
    ("is_customer", False),
    ("has_address", False),
    ("newsletter", True),
    ("quantity", 0),
    ("deposit_eur", 0),
    ("country", "NO"),
    ("axis", "x"),
    ("symbol", "$ACME"),
    ("email", "example@example.com"),
    ("contact_email", ["lou@orlo.example"]),
    ("emailSubject", "Offer"),
    ("phone", "112"),
    ("customer", {"id": 4}),
    ("reporter", "o.lind"),
    ("ids", [4, 5]),
    ("note", "see the wiki"),
    ("company", "X"),
    ("venue", "Bar"),
    ("location", "Open"),
    ("days", 0),
    ("trial_days", 0),
    ("account_id", 0),
    ("send_email", True),
    ("is_paid_amount", True),
    ("amount", "in full"),
    ("amount", "as per invoice INV-4"),
    ("quantity", "a dozen"),
    ("email", "root@localhost"),
    ("email", "Lou Orlo <lou@orlo.example>"),
    ("due_date", "after the audit"),
    ("start", "immediately"),
    ("customer", "Soon & Partner"),
    ("customer", "Seeberg"),
    ("company", "Urgent Care Ltd"),
    ("assignee", "Tom Some"),
    ("recipient", "finance team"),
    ("city", "Là-Haut"),
    ("subject", "see attached"),
    ("attachment", "attached"),
    ("payment_terms", "as agreed"),
    ("description", "siehe Mail"),
    ("priority", "urgent"),
    ("source", "see mail"),
]
NONE = [
    ("amount", "see the contract"),
    ("amount", "siehe Anhang"),
    ("montant", "voir le devis"),
    ("importe", "ver correo"),
    ("valor", "conforme a mensagem"),
    ("valor", "ver anexo"),
    ("金額", "見附件"),
    ("product", "as discussed on the phone"),
    ("address", "wie besprochen"),
    ("customer", "comme convenu"),
    ("email", "lou@"),
    ("email", "lou@orlo"),
    ("due_date", "soon"),
    ("deadline", "so bald wie möglich"),
    ("date", "dès que possible"),
    ("fecha", "cuanto antes"),
    ("date", "em breve"),
    ("日期", "盡快"),
    ("quantity", "a few"),
    ("menge", "ein paar"),
    ("assignee", "someone from the night shift"),
    ("recipient", "them"),
    ("location", "somewhere dry"),
    ("email", "pending"),
    ("email", "lou"),
    ("workEmail", False),
    ("email", "$EMAIL"),
    ("phone", "asdf"),
    ("assignee", False),
    ("due_date", False),
    ("deliveryDate", "pending"),
    ("due_date", 0),
    ("assignee", "Pending"),
    ("address", "X"),
    ("customer_email", "X"),
    ("email", True),
    ("phone", True),
    ("amount", True),
    ("due_date", True),
    ("title", "$CITY"),
    ("customer", "x"),
    ("bis", "offen"),
    ("fecha", "pendiente"),
    ("address", ["pending", "x"]),
    ("title", "#N/A"),
    ("title", "#REF!"),
    ("title", "%TITLE%"),
    ("title", "__TITLE__"),
    ("title", "$ORDER_TITLE"),
    ("title", "Lorem ipsum dolor sit"),
    ("title", "same as before"),
    ("title", "see above"),
    ("title", "siehe oben"),
    ("title", "k.A."),
    ("title", "[object Object]"),
    ("ids", []),
]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_what_a_field_of_that_name_holds_is_its_value(name: str, value: object) -> None:
    assert has_value(name, value)


@pytest.mark.parametrize(("name", "value"), NONE)
def test_what_it_cannot_hold_or_stands_in_for_a_value_is_none(name: str, value: object) -> None:
    assert not has_value(name, value)


@pytest.mark.parametrize(
    ("field", "said"), [("customer", "Ella"), ("customer", "Lui"), ("assignee", "Elle"), ("city", "Ali")]
)
def test_a_pronoun_of_another_language_with_a_capital_is_a_name(field: str, said: str) -> None:
    assert has_value(field, said)
    assert not has_value(field, said.lower())


@pytest.mark.parametrize("said", ["Someone from sales", "Jemand", "Him"])
def test_what_names_nobody_is_vague_with_a_capital_as_well(said: str) -> None:
    assert not has_value("recipient", said)
