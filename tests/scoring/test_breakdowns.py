"""A whole and the list that breaks it down: the sum decides, not the words that the items are named by."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue
from tests.scoring.finders import found_by

SUMS = {"wrong_breakdown", "wrong_parts", "wrong_sum"}
few = settings(max_examples=25, deadline=None)


def issue_of(text: str) -> Issue | None:
    """The issue of a list that does not come to its whole, if there is one."""
    found = default_gate().assess(Instruction(text=text, language="en")).issues
    return next((issue for issue in found if issue.rule in SUMS), None)


@few
@given(st.integers(4, 9), st.integers(4, 9), st.integers(-3, 3))
def test_the_sum_decides(left: int, right: int, more: int) -> None:
    whole = left + right + more
    text = f"The choir has {whole} singers. On Sunday: {left} in the nave and {right} in the loft, nobody else."
    assert (issue_of(text) is not None) == (more != 0 and whole > max(left, right))


@few
@given(st.integers(21, 40), st.integers(21, 40), st.integers(21, 40))
def test_items_may_close_with_their_figure(one: int, two: int, three: int) -> None:
    text = f"Enter the weights of the test: theory {one}, drill {two}, essay {three}, together 100 points"
    assert (issue_of(text) is not None) == (one + two + three != 100)


@pytest.mark.parametrize(
    "text",
    [
        "Order 20 plates, 8 cups and 6 jugs for the kiosk",
        "Seat the 20 guests: 8 at the window, 6 at the bar, the rest outside",
        "Take 30 litres: at least 12 litres milk, 10 litres cream, nothing else",
        "Ring the 12 owners: flats 2, 4 and 5 have no water",
        "Load 20 crates: 12 for Ulm and 12, no wait, 8 for Bern",
        "Split is lovely: book it for 14 nights, 3 to 12 May 2026, 6 guests",
        "Lunch for 16: 10 with fish, 6 without, one plate each",
        "The tank takes 90 litres: 40 litres oil and 50 litres water, none left over",
        "Cut the film, 20 minutes: 12 minutes in May, or 14 minutes in June",
        "Invite 40 people, 10 from Cork and 12 from Derry are vegetarian, so ask about food",
    ],
)
def test_nothing_to_add_up(text: str) -> None:
    assert found_by("wrong_breakdown", text) is None


def test_the_question_names_the_sum() -> None:
    issue = issue_of("Pay the piper 700 euros: 400 today and 350 on the 20th, nothing more")
    assert issue is not None
    assert issue.question == "'400 today and 350 on the 20th' comes to 750, not to '700 euros'. Which is right?"
    assert issue.options == ("750", "700 euros")
