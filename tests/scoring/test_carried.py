"""Which fields of a request a reference can mean."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction
from askfirst.scoring.references.carried import can_be_meant

GATE = load_gate()


ASKED = [
    ("Delete it", {"customer": "Orlo GmbH"}),
    ("Delete it", {"note": "hello"}),
    ("Delete it", {"budget": "EUR 80"}),
    ("Archive this", {"region": "EMEA"}),
    ("Publish it", {"audience": "list A"}),
    ("Cancel the order", {"customer": "Orlo GmbH"}),
    ("Close the ticket", {"priority": "P2", "assignee": "Mo"}),
    ("Restart the server", {"region": "EMEA"}),
    ("Pay the supplier EUR 900", {"employee": "Nagel"}),
    ("Schick es Anna", {"kunde": "Orlo"}),
    ("刪除它", {"客戶": "Orlo"}),
]
CLEAR = [
    ("Send them the invoice INV-771", {"customer": "Orlo GmbH"}),
    ("Cancel it", {"order_id": "A-771"}),
    ("Cancel the order", {"orderNumber": "771"}),
    ("Track the parcel", {"order_id": "A-771"}),
    ("Delete the file", {"url": "https://x.example/a.pdf"}),
    ("Close the ticket", {"ticket": "55", "priority": "P2"}),
    ("Pay the supplier EUR 900", {"vendor": "Nagel"}),
    ("Pay the supplier", {"supplier": "Nagel KG", "amount": "EUR 900"}),
    ("Refund the customer EUR 50", {"client_id": "C-881"}),
    ("Remind her tomorrow at 9 about the invoice INV-5", {"name": "Ana Ruiz"}),
    ("Archive this", {"subject": "Quote 55"}),
    ("Book a table for lunch on 3 May at 12:00", {"guests": 4}),
    ("Delete it", {"record": "Invoice 5"}),
    ("Schick es Anna", {"rechnung": "R-881"}),
    ("刪除它", {"訂單": "A-81"}),
]


@pytest.mark.parametrize(("text", "fields"), ASKED)
def test_a_field_that_has_nothing_to_do_with_it_satisfies_nothing(text: str, fields: dict[str, str]) -> None:
    assert GATE.assess(Instruction(text=text, fields=fields)).decision == "clarify"


@pytest.mark.parametrize(("text", "fields"), CLEAR)
def test_a_field_that_names_what_is_meant_or_left_out_satisfies_it(text: str, fields: dict[str, str]) -> None:
    assert GATE.assess(Instruction(text=text, fields=fields)).issues == ()


def test_who_has_declared_all_that_it_needs_and_gives_it_is_not_asked() -> None:
    declared = Instruction(text="Delete it", fields={"customer": "Orlo GmbH"}, required_fields=("customer",))
    assert GATE.assess(declared).decision != "clarify"


@pytest.mark.parametrize("name", ["customer", "order_id", "contactName", "to", "attachment", "deal-name"])
def test_what_holds_somebody_or_something_can_be_meant(name: str) -> None:
    assert can_be_meant({name: "A-17"})


@pytest.mark.parametrize("name", ["zap_id", "executionId", "created_at_time", "source", "amount", "totalPrice", "lang"])
def test_what_tells_about_the_run_or_measures_something_cannot(name: str) -> None:
    assert not can_be_meant({name: "A-17"})


def test_a_tools_own_fields_hide_no_missing_reference() -> None:
    fields = {"zap_id": 9, "sent_at_time": "2026-03-01T10:00:00Z"}
    assert GATE.assess(Instruction(text="Send it to him", fields=fields)).decision == "clarify"


def test_a_blank_field_means_nobody() -> None:
    assert not can_be_meant({"customer": "TBD"})
