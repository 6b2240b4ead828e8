"""Amounts are read once, for figures and for the ledger; two of them differ, or by no more than rounding."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.scoring.findings.consistency.ledger import ledger
from askfirst.scoring.findings.statements.amounts import amounts
from askfirst.scoring.findings.statements.figures import figures
from askfirst.scoring.findings.statements.numbers import EXACT, ROUNDED, Tolerance, off
from askfirst.text.reading import Reading

TOLERANCES = st.one_of(st.sampled_from([EXACT, ROUNDED]), st.builds(Tolerance, st.floats(0, 0.5), st.floats(0, 10)))
VALUES = st.floats(-1e6, 1e6)


def read(text: str) -> Reading:
    return default_gate().shelves["en"].reader.read(text)


@pytest.mark.parametrize(
    ("text", "read_as"),
    [
        ("Pack 24 vases in 4 boxes of 8", [("n", 24), ("n", 4), ("n", 8)]),
        ("Bill 25 % of EUR 800 over two years", [("t", 2), ("m", 800), ("p", 25)]),
        ("Elif, 17 years old, may go", [("n", 17)]),
        ("Meet on 4 May at 10:30 in room 7", []),
    ],
)
def test_a_number_is_no_amount_where_it_is_a_day_a_time_or_a_name(text: str, read_as: list[tuple[str, float]]) -> None:
    assert [(one.sort, one.value) for one in amounts(read(text))] == read_as


def test_figures_say_what_amounts_count_and_the_ledger_where_they_stand() -> None:
    reading = read("Book the hall for 3 hours at EUR 40 for 12 guests")
    assert [(one.value, one.unit) for one in figures(reading)] == [(3, "time"), (40, "money"), (12, "person")]
    assert ledger(reading).text == "book the hall for <t0> at <m1> for <n2> guests"


@given(VALUES, VALUES, TOLERANCES)
def test_whether_two_values_differ_does_not_hang_on_their_order(one: float, other: float, tolerance: Tolerance) -> None:
    assert off(one, other, tolerance) == off(other, one, tolerance)
    assert not off(one, one, tolerance)


@given(VALUES, st.floats(0, 10), TOLERANCES)
def test_a_wider_tolerance_lets_more_pass(one: float, more: float, tolerance: Tolerance) -> None:
    wider = Tolerance(tolerance.share + more, tolerance.least + more)
    assert off(one, one + 1, tolerance) or not off(one, one + 1, wider)
