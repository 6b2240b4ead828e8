"""Calls of automations: next to nothing in words, the rest in fields."""

from typing import Any

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction

COMPLETE: list[tuple[str, str | None, dict[str, Any]]] = [
    ("Set the option", "operations", {"option": "dark", "value": False}),
    ("Create a ticket", None, {"title": "Lift stuck", "body": "since 7:10", "queue": "Facilities"}),
    ("Delete the records", "operations", {"ids": [14, 15]}),
    ("Send the quote to the customer", "sales", {"email": "lou@orlo.example", "quote_id": "Q-771"}),
    ("Launch the campaign", "marketing", {"campaign_id": "CP-31", "budget": "700 GBP", "start": "2027-03-09"}),
    ("Give them 12 % off", "sales", {"customer": "Orlo", "valid_until": "2027-03-31"}),
    ("Give them a discount", "sales", {"customer": "Orlo", "rate": "12 %", "minimum_order": "800 EUR"}),
    ("Give them a discount", "sales", {"customer": "Orlo", "discount_percent": 12, "expires_at": "2027-03-31"}),
    ("Give them a discount", "sales", {"customer": "Orlo", "discount": "50 EUR", "min_order_value": 800}),
    ("Set stock level", "operations", {"sku": "K-4", "quantity": 70, "unit": "crates", "warehouse": "Ghent"}),
]
HALF: list[tuple[str, str | None, dict[str, Any], tuple[str, ...]]] = [
    ("Give them 12 % off", "sales", {"customer": "Orlo"}, ()),
    ("Give them a discount", "sales", {"customer": "Orlo", "valid_until": "2027-03-31"}, ()),
    ("Give Orlo a discount", "sales", {"currency": "EUR", "tax_rate": 21, "search_term": "tea"}, ()),
    ("Give Orlo a discount", "sales", {"currency": "EUR", "exchange_rate": 1.1, "customer_tier": "gold"}, ()),
    ("Give Orlo a discount", "sales", {"discount_id": "D-4", "min_age": 21}, ()),
    ("Give Orlo a discount", "sales", {"discount_valid_until": "2027-05-31"}, ()),
    ("Give Orlo a discount", "sales", {"discount": "D-4", "valid_until": "2027-05-31"}, ()),
    ("Delete the records", "operations", {"ids": []}, ()),
    ("Create a ticket", None, {"queue": "Facilities"}, ()),
    ("Send the quote", "sales", {"email": "pending", "quote_id": "Q-771"}, ("email", "quote_id")),
    ("Assign the task", None, {"task": "T-12", "assignee": False}, ("task", "assignee")),
    (
        "Write to the choir that the tour is off and offer them the other thing that we spoke about",
        None,
        {"choir": "Alto"},
        ("choir",),
    ),
]


def decided(text: str, department: str | None, fields: dict[str, Any], required: tuple[str, ...]) -> str:
    call = Instruction(text=text, department=department, fields=fields, required_fields=required)
    return default_gate().assess(call).decision


def test_what_the_fields_give_is_hardly_ever_asked_for() -> None:
    calls = [(*call, required) for call in COMPLETE for required in ((), tuple(call[2]))]
    asked = [call for call in calls if decided(*call) == "clarify"]
    assert len(asked) <= len(calls) / 10, asked


def test_what_no_field_gives_hardly_ever_passes() -> None:
    passed = [call for call in HALF if decided(*call) != "clarify"]
    assert len(passed) <= len(HALF) / 5, passed


WORDED = [
    ("Ship order K-17, carrier: GLS, 4 kg", ("order_id", "carrier", "weight_kg")),
    ("Cancel order 5120", ("order_id",)),
    ("Move ticket #5120 to done", ("ticket_id",)),
    ("Mail the offer Q-7 to lou@orlo.example", ("recipient_email",)),
    ("Send the customer lou@orlo.example the offer Q-7", ("customer_email",)),
    ("Start a trial of 30 days for Orlo", ("trial_days",)),
    ("Close ticket INC-91 as solved", ("ticket_id",)),
    ("Add lou@orlo.example to list L-4", ("email",)),
]
UNWORDED = [
    ("Ship order K-17 tomorrow", ("order_id", "carrier")),
    ("Close the ticket as solved", ("ticket_id",)),
    ("Copy lou@orlo.example to ann@orlo.example", ("email",)),
    ("Ship 4 kg of tea and 9 kg of rice as order K-17", ("weight_kg",)),
    ("Send customer Orlo the invoice INV-7", ("customer_email",)),
    ("Order 9 lamps from Orlo for the Ghent shop, delivery 4 June", ("order_id",)),
    ("We order 9 lamps every week", ("order_id",)),
    ("Invoice Orlo Ltd EUR 300 for the June course", ("invoice_id",)),
    ("Contact Lou Hart about the June course", ("contact_id",)),
    ("Mail the offer Q-7 to lou@orlo.example", ("sender_email", "recipient_email")),
    ("Mail the offer Q-7 to lou@orlo.example", ("sender_email",)),
    ("Mail the offer Q-7 to lou@orlo.example, never to the customer", ("customer_email",)),
    ("Mail the customer list to lou@orlo.example", ("customer_email",)),
    ("Ship order K-17 to Ghent on 4 June with Lou", ("carrier",)),
    ("Do not ship order K-17 with GLS, take another carrier to Ghent", ("carrier",)),
    ("Start the trial for Orlo, report to Lou in 3 days", ("trial_days",)),
]


def wanted(text: str, required: tuple[str, ...]) -> list[str | None]:
    """The required fields that are asked for."""
    found = default_gate().assess(Instruction(text=text, required_fields=required))
    return [issue.field for issue in found.issues if issue.rule == "required_field"]


@pytest.mark.parametrize(("text", "required"), WORDED)
def test_a_required_value_may_stand_in_the_text(text: str, required: tuple[str, ...]) -> None:
    assert wanted(text, required) == []


@pytest.mark.parametrize(("text", "required"), UNWORDED)
def test_what_may_be_anothers_value_is_asked_for(text: str, required: tuple[str, ...]) -> None:
    assert wanted(text, required) == [required[-1]] or wanted(text, required) == list(required)
