"""Statements of one thing and one time that exclude each other, and what keeps them apart."""

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.gate import load_gate
from askfirst.model import Instruction
from askfirst.scoring.findings.statements.periods.moments import Moment
from askfirst.text.hit import Hit

RULES = load_gate(languages=["en"])
"""Rules alone: what they find is tested, not what the classifier adds."""
few = settings(max_examples=25, deadline=None)
PLACE = Hit(0, 1)
moments = st.one_of(
    st.dates(date(2026, 1, 1), date(2026, 6, 1)).map(lambda day: Moment(PLACE, day, 0)),
    st.integers(0, 7).map(lambda number: Moment(PLACE, None, number)),
)


def rules_of(text: str) -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language="en")).issues}


@given(moments, moments)
def test_of_two_moments_at_most_one_comes_first(one: Moment, other: Moment) -> None:
    assert not (one.before(other) and other.before(one))
    assert not one.before(one)


@few
@given(st.integers(-5, 5))
def test_what_is_held_until_a_day_may_go_out_from_that_day_on(slip: int) -> None:
    end = date(2026, 4, 20)
    out = end + timedelta(days=slip)
    text = f"Keep the sale of unit 4 confidential until {end.isoformat()}; announce it on {out.isoformat()}"
    assert ("too_early" in rules_of(text)) == (slip < 0)


@pytest.mark.parametrize(
    "text",
    [
        "Publish the note on 3 May. The embargo ends on 6 May.",
        "Have the deck ready by Friday for Thursday's board meeting",
    ],
)
def test_wrong_sequences_are_asked_about(text: str) -> None:
    assert rules_of(text) & {"too_early", "wrong_time_order"}


@pytest.mark.parametrize(
    "text",
    [
        "Publish the note on 8 May. The embargo ends on 6 May.",
        "Have the deck ready by Wednesday for Thursday's board meeting",
        "Stock of SKU 88310 is 12 cartons, minimum is 20 cartons. Order 30 cartons from Adom Foods",
    ],
)
def test_later_days_are_not(text: str) -> None:
    assert not rules_of(text) & {"too_early", "wrong_time_order", "limit_exceeded"}
