"""Relations between figures and days: what is worked out decides, not how it is put."""

from datetime import date, timedelta
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue
from askfirst.scoring.findings.consistency import CONSISTENCY

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
    found = issues_of(f"Enter leave for Pia: {start:%-d} – {end:%-d %B %Y}, {days} days")
    wrong = {"wrong_duration", "length_mismatch"} & found.keys()
    if days in (span, span + 1):
        assert not wrong
    elif days > span + 1 or days < (span + 1) * 5 // 7:  # fewer may be the working days alone
        assert wrong


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
            "The parts add up to 650 euros, not 600 euros. Which is right?",
            ("650 euros", "600 euros"),
        ),
        (
            "Plan the 18-hour course with 4 hours on each of five days",
            "4 hours on each of five days come to 20 hours, not 18 hours. Which is right?",
            ("20 hours", "18 hours"),
        ),
        (
            "The grant is 20 % of EUR 4,000; pay out EUR 900 to Ms Kaya",
            "20 % of EUR 4,000 is EUR 800, not EUR 900. Which is right?",
            ("EUR 800", "EUR 900"),
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
    found = issues_of(text)
    issue = next(found[rule] for rule in found if rule in CONSISTENCY)
    assert (issue.question, tuple(issue.options)) == (question, options)


@pytest.mark.parametrize(
    "text",
    [
        "Buy 2 tickets at £15 and 3 at £10, £60 in total",
        "Buy 2 tickets at £15 and a bag, £42 in total",
        "Pay 5 hours at EUR 40 to Ana and 2 hours at EUR 50, EUR 300 in total",
        "3 x EUR 20 + EUR 15 postage, EUR 75 in total",
        "Book the hotel for €50, the train for €140 plus €20 for the bus, €210 in all",
        "Pack the 60 eggs in 4 boxes of 12 and 2 boxes of 6",
        "Table for 6 at Lido; send 8 menus",
        "12 seats left in the Lyon course; approve 15 refunds",
        "stock is 30 copies; sell 40 tickets",
        "The shelf has 12 spaces left; order 20 lamps",
        "Pay 25 % of EUR 800 to Ana and EUR 150 to Bo",
        "Pay 25 % of EUR 800 to Ana, EUR 150 to Bo",
        "Pay Ana 25 % of EUR 800. Send EUR 150 to Bo.",
        "The deposit is 20 % of EUR 4,000. Pay EUR 900 for the flowers.",
        "Entries are open until 20 May. Announce the jury results of last year on 12 May.",
        "Don't pay invoice 7 before 20 March, and pay invoice A on 11 March",
        "Don't ship the lamps before 20 March, and pay the rent on 11 March",
        "Send the digest daily: Monday and Friday issues go to the board too",
        "Ring Dora at 11:00, bring 40 mugs and 25 plates",
    ],
)
def test_what_is_right_or_of_something_else_is_not_asked_about(text: str) -> None:
    assert not CONSISTENCY.keys() & issues_of(text).keys()


@pytest.mark.parametrize(
    "said",
    [
        "1, 2, 3, 4, 5, 6, 7, ",
        "4, ",
        "max 5 ",
        "holds 5 cats load 3 cats ",
        "not before 3 May 2026 ship ",
        "split 9, 3 and 3, 6 x 4 = 24 in total. ",
        "10 here, 5 there, 15 in all, ",
        "from 8:00 to 12:00, six hours, ",
        "25 % of EUR 800, so EUR 200, ",
        "two days namely Ann, ",
        "all in one go, keep two of it on 3 May, ",
    ],
)
def test_a_long_list_takes_time_in_line_with_its_length(said: str) -> None:
    short, long = (time_of(f"Split 900 into: {said * (size // len(said))}") for size in (2_000, 20_000))
    assert long < 30 * short + 5


def time_of(text: str) -> float:
    """Seconds of the processor for one assessment."""
    start = process_time()
    issues_of(text)
    return process_time() - start
