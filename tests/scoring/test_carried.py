"""Which fields of a request a reference can mean."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction
from askfirst.scoring.references.carried import can_be_meant

GATE = load_gate()


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
