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
@given(numbers, numbers)
def test_a_price_must_be_below_what_it_is_said_to_be_cheaper_than(one: int, other: int) -> None:
    found = rules_of(f"Price set S-4 at EUR {one}, which is cheaper than the EUR {other} for the parts")
    assert ("wrong_comparison" in found) == (one >= other)


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
@given(st.integers(100, 999), st.integers(100, 999))
def test_portrait_is_higher_than_wide(width: int, height: int) -> None:
    found = rules_of(f"Crop photo P-3 to portrait format, {width} x {height}")
    assert ("wrong_comparison" in found) == (width >= height)


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
@given(st.integers(1, 99), st.integers(1, 99))
def test_the_other_share_makes_a_hundred(first: int, other: int) -> None:
    found = rules_of(f"Put it into contract C-4: {first} percent on signature, the other {other} percent on delivery")
    assert ("wrong_sum" in found) == (first + other != 100)


@few
@given(st.integers(2, 9), st.integers(2, 9))
def test_so_many_codes_are_named(number: int, named: int) -> None:
    codes = [f"K{one}" for one in range(1, named + 1)]
    found = rules_of(f"Label the {number} kilns {', '.join(codes[:-1])} and {codes[-1]} today")
    assert ("wrong_sum" in found) == (number != named)


@few
@given(st.integers(1, 9), st.integers(1, 20))
def test_a_day_and_a_length_come_to_the_end(length: int, later: int) -> None:
    found = rules_of(
        f"The pass of Ivo ends on 4 May 2026; prolong it by {length + 1} days, new end {4 + later} May 2026"
    )
    assert ("length_mismatch" in found) == (abs(later - length - 1) > 1)


@few
@given(st.sampled_from(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]))
def test_nothing_is_put_on_a_day_that_is_ruled_out(day: str) -> None:
    found = rules_of(f"Van 4 delivers on weekdays only; deliver lot 7 on {day}")
    assert ("wrong_time_order" in found) == (day[0] == "S")
