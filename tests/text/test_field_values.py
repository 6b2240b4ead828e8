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
]
NONE = [
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
