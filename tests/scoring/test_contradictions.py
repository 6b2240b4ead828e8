"""Figures, days and shapes that are said to go together: asked about exactly where they do not."""

import pytest
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


@few
@given(st.integers(1, 30), st.integers(1, 30), st.integers(1, 30))
def test_one_of_a_range_shares_its_outcome(first: int, length: int, one: int) -> None:
    last = first + length
    found = rules_of(f"Log it: parts {first}-{last} passed, part {one} failed")
    assert ("one_of_range" in found) == (first <= one <= last)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Cancel order SO-1 or SO-2", ["order SO-1", "SO-2"]),
        ("Refund Ms Ito or send her a new lamp LX-2", ["Refund Ms Ito", "send her a new lamp LX-2"]),
        ("Please book the Alpha room or the Beta room for Monday, 4 May, 9:00-10:00", ["Alpha room", "Beta room"]),
    ],
)
def test_the_options_of_a_choice_do_not_repeat_the_verb_that_both_share(text: str, options: list[str]) -> None:
    issues = RULES.assess(Instruction(text=text, language="en")).issues
    assert [list(issue.options) for issue in issues if issue.rule == "open_choice"] == [options]


@few
@given(st.integers(3, 90), st.integers(2, 90), st.sampled_from(["them", "order O-9"]))
def test_a_whole_with_a_part_held_back_is_asked_about(boxes: int, kept: int, of: str) -> None:
    found = rules_of(f"Ship the {boxes} boxes of order O-8 complete, and hold back {kept} of {of}")
    assert ("part_of_whole" in found) == (of == "them")


@pytest.mark.parametrize(
    "text",
    [
        "Send the menu to all guests, skipping the vegan ones",
        "Ship order O-8 in full and keep a copy of it in folder 4",
        "Send order O-8 in one delivery on Tuesday and order O-9 on Friday",
        "Complete form 7 and delete the second page of the draft",
    ],
)
def test_an_exception_or_another_thing_is_no_part_of_a_whole(text: str) -> None:
    assert "part_of_whole" not in rules_of(text)


@few
@given(st.integers(1, 9), st.integers(1, 9))
def test_what_is_ended_is_not_used(one: int, other: int) -> None:
    found = rules_of(f"Cancel order SO-{one} and ship order SO-{other} to hall 3")
    assert ("opposite_orders" in found) == (one == other)


@few
@given(st.integers(1, 9), st.integers(1, 9))
def test_what_is_shut_lets_nothing_through(one: int, other: int) -> None:
    found = rules_of(f"Keep valve V-{one} closed all day and pump the rinse through valve V-{other}")
    assert ("opposite_orders" in found) == (one == other)


@few
@given(st.sampled_from(["plates", "mugs", "bowls"]), st.sampled_from(["plates", "mugs", "bowls"]))
def test_one_case_has_one_value(one: str, other: str) -> None:
    found = rules_of(f"Set kiln 3 to 900 °C for {one} and to 950 °C for {other}")
    assert ("two_settings" in found) == (one == other)


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Cancel the order but keep shipping it", True),
        ("Cancel order SO-4 and send them my regrets", False),
        ("Store the film of gate 4 for a day and erase it after that", False),
        ("Keep all photos on disk 4 and move all photos to disk 5", True),
        ("Keep all photos of 2024 and move all photos of 2023 to disk 5", False),
        ("Pause ad A-4 now and restart it on Monday", False),
        ("Stop the pump and keep watching it", False),
        ("Disable port 4 unless Ida needs it, and let her run the test on it", False),
    ],
)
def test_order_and_counter_order(text: str, asks: bool) -> None:
    assert ("opposite_orders" in rules_of(text)) == asks


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Ship pump P-4 to Lagos by sea and by air", True),
        ("Ship pump P-4 to Lagos by sea and pump P-5 by air", False),
        ("Ship half of lot 4 to Lagos by sea and by air", False),
    ],
)
def test_one_thing_goes_one_way(text: str, asks: bool) -> None:
    assert ("two_settings" in rules_of(text)) == asks
