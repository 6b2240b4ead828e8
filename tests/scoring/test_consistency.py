"""Relations between figures and days: what is worked out decides, not how it is put."""

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue

few = settings(max_examples=25, deadline=None)


def issues_of(text: str) -> dict[str, Issue]:
    """The issues of a text by their rule."""
    found = default_gate().assess(Instruction(text=text, language="en")).issues
    return {issue.rule: issue for issue in found}


@few
@given(st.integers(2, 9), st.integers(5, 60), st.integers(2, 9))
def test_boxes_hold_what_is_packed(boxes: int, size: int, other: int) -> None:
    found = issues_of(f"Pack the {other * size} mugs in {boxes} boxes of {size}, all full")
    near = 0.4 < other / boxes < 2.5
    assert ("wrong_product" in found) == (boxes != other and near)


@few
@given(st.integers(100, 400), st.integers(100, 400), st.integers(100, 400), st.integers(-60, 60))
def test_parts_come_to_their_whole(food: int, drinks: int, games: int, missing: int) -> None:
    whole = food + drinks + games + missing
    found = issues_of(
        f"Split the {whole} euros for the picnic: {food} for food, {drinks} for drinks, {games} for games"
    )
    wrong = abs(missing) > 0.005 * whole and max(food, drinks, games) < whole
    assert ({"wrong_parts", "wrong_sum"} & set(found) != set()) == wrong


@few
@given(st.integers(2, 20), st.integers(3, 9), st.integers(3, 9))
def test_leave_is_as_long_as_its_days(first: int, span: int, days: int) -> None:
    start = date(2026, 6, first)
    end = start + timedelta(span)
    found = issues_of(f"Enter leave for Pia: {start:%-d} – {end:%-d %B %Y}, {days} calendar days")
    if days in (span, span + 1):
        assert not {"wrong_duration", "length_mismatch"} & set(found)


@few
@given(st.integers(1, 28), st.integers(1, 28))
def test_a_winner_is_drawn_once_entries_are_closed(closed: int, drawn: int) -> None:
    found = issues_of(f"The raffle ends on {closed} May; draw the winner on {drawn} May from all entries")
    assert ("wrong_sequence" in found) == (drawn < closed)


@pytest.mark.parametrize(
    ("text", "question", "options"),
    [
        (
            "Split the 600 euros for the picnic: 300 for food, 250 for drinks, 100 for games",
            "The parts add up to 650, not 600 euros. Which is right?",
            ("650", "600 euros"),
        ),
        (
            "Plan the 18-hour course with 4 hours on each of five days",
            "4 hours on each of five days come to 20 hours, not 18-hour. Which is right?",
            ("20 hours", "18-hour"),
        ),
        (
            "The grant is 20 % of EUR 4,000; pay out EUR 900 to Ms Kaya",
            "20 % of EUR 4,000 is 800, not EUR 900. Which is right?",
            ("800", "EUR 900"),
        ),
        (
            "The van takes 12 crates; load all 15 into it in one go",
            "'15' goes beyond '12 crates'. Which of the two holds?",
            ("12 crates", "15"),
        ),
        (
            "The talk of 50 minutes starts at 10:00 and ends at 10:30, hall 1",
            "10:00 to 10:30 is 30 minutes, not 50 minutes. Which is right?",
            (),
        ),
        (
            "Set Ida's week to 4 days: Monday, Tuesday, Friday.",
            "You wrote '4 days', and the list names 3: Monday, Tuesday, Friday. Which is right?",
            (),
        ),
    ],
)
def test_a_question_names_both_sides(text: str, question: str, options: tuple[str, ...]) -> None:
    relations = ("wrong_product", "wrong_parts", "wrong_rate", "over_capacity", "wrong_duration", "wrong_list")
    found = issues_of(text)
    issue = next(found[rule] for rule in relations if rule in found)
    assert (issue.question, tuple(issue.options)) == (question, options)
