"""Figures that are said to go together: asked about exactly where they do not."""

from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.gate import load_gate
from askfirst.model import Instruction

RULES = load_gate(languages=["en"])
"""Rules alone: what they find is tested, not what the classifier adds."""
numbers = st.integers(2, 900)
few = settings(max_examples=25, deadline=None)


def rules_of(text: str) -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language="en")).issues}


@few
@given(st.integers(2, 60), st.integers(2, 60))
def test_a_most_is_asked_about_where_more_come(most: int, guests: int) -> None:
    found = rules_of(f"Limit the tour to {most} guests and invite {guests} guests of hotel H-2")
    assert ("limit_exceeded" in found) == (most < guests)


@few
@given(st.integers(2, 90), st.integers(2, 90), st.integers(2, 200))
def test_parts_come_to_their_total(one: int, other: int, total: int) -> None:
    found = rules_of(f"Order {max(total, one + 1, other + 1)} desks: {one} for Oslo and {other} for Bergen")
    assert ("wrong_sum" in found) == (one + other != max(total, one + 1, other + 1))
