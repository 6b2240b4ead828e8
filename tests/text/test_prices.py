"""Digits are read as a number, also where Python refuses to: at some thousands of them."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction
from askfirst.text.entities.prices import MOST_DIGITS, whole_number

LONG = "7" * 5_000


def test_numbers_of_many_digits_are_greater_than_all_others() -> None:
    assert whole_number("040") == 40
    assert whole_number("9" * MOST_DIGITS) < whole_number("1" * (MOST_DIGITS + 1)) < whole_number(LONG)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (f"Ship SO-7 to Lund, the delivery week is {LONG}", "en"),
        (f"Call them on Friday at {LONG}", "en"),
        (f"Vende {LONG} licencias a Rosa", "es"),
        (f"Reserva la sala del 10 al 14 de marzo, {LONG} días", "es"),
        (f"Angebot an Huber: {LONG} für die Küche", "de"),
    ],
)
def test_no_digits_are_too_many_for_a_price(text: str, language: str) -> None:
    assert default_gate().assess(Instruction(text=text, department="sales", language=language)).language == language


@pytest.mark.parametrize("department", ["sales", "marketing", "operations"])
@pytest.mark.parametrize("text", [LONG, f"Pay {LONG} to Ana", f"Order {LONG} pens, 3 in total"])
def test_any_digits_have_an_assessment(text: str, department: str) -> None:
    assert default_gate().assess(Instruction(text=text, department=department, language="en")).department == department
