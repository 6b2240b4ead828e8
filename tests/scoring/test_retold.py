"""A short call is weighed with its fields as text, whatever thresholds, rules and required fields the request has."""

from typing import Any

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Thresholds

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("Set the flag", {"flag": "priority", "record": "A-17", "value": "on"}),
    ("Send the quote to the customer", {"quote": "Q-7", "customer": "Meridian", "email": "kim@meridian.example"}),
    ("Create a ticket", {"title": "Door jammed", "body": "Gate 4 since noon", "queue": "Facilities"}),
]


@pytest.mark.parametrize(("text", "fields"), CALLS)
def test_what_fields_give_is_not_doubted(text: str, fields: dict[str, Any]) -> None:
    without, given = (default_gate().assess(Instruction(text=text, fields=each)) for each in ({}, fields))
    assert without.confidence < given.confidence


@pytest.mark.parametrize(("text", "fields"), CALLS)
@pytest.mark.parametrize("log", [0.05, 0.3, 0.7, 0.95])
def test_thresholds_change_no_confidence(text: str, fields: dict[str, Any], log: float) -> None:
    usual = default_gate().assess(Instruction(text=text, fields=fields))
    other = default_gate().assess(Instruction(text=text, fields=fields, thresholds=Thresholds(proceed=0.99, log=log)))
    assert other.confidence == usual.confidence
