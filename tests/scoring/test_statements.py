"""Statements of one thing and one time that exclude each other, and what keeps them apart."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.gate import load_gate
from askfirst.model import Instruction
from askfirst.scoring.findings.statements.periods.moments import Moment
from askfirst.scoring.findings.statements.periods.overlaps import meet, weekdays
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

RULES = load_gate(languages=["en"])
"""Rules alone: what they find is tested, not what the classifier adds."""
few = settings(max_examples=25, deadline=None)
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
PLACE = Hit(0, 1)
moments = st.one_of(
    st.dates(date(2026, 1, 1), date(2026, 6, 1)).map(lambda day: Moment(PLACE, day, 0)),
    st.integers(0, 7).map(lambda number: Moment(PLACE, None, number)),
)


def rules_of(text: str) -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language="en")).issues}


def read(text: str) -> Reading:
    return RULES.shelves["en"].reader.read(text)


@given(moments, moments)
def test_of_two_moments_at_most_one_comes_first(one: Moment, other: Moment) -> None:
    assert not (one.before(other) and other.before(one))
    assert not one.before(one)


@few
@given(st.integers(1, 7), st.integers(1, 7))
def test_a_locked_gate_may_be_open_on_the_other_days(locked: int, opened: int) -> None:
    text = f"Keep gate 4 locked on {NAMES[locked - 1]}s, open gate 4 on {NAMES[opened - 1]}s"
    assert bool(rules_of(text) & {"kept_and_broken", "opposite_orders"}) == (locked == opened)


@few
@given(st.integers(1, 9), st.integers(1, 9))
def test_what_is_forbidden_for_one_may_be_ordered_for_another(banned: int, ordered: int) -> None:
    text = f"Do not restart server db-{banned}. Restart server db-{ordered} now."
    assert ("forbidden_order" in rules_of(text)) == (banned == ordered)


@few
@given(st.integers(1, 9), st.integers(1, 9))
def test_what_is_to_stay_as_it_is_is_not_changed(kept: int, changed: int) -> None:
    text = f"Leave sheet B-{kept} unchanged and rename sheet B-{changed} to 'May'"
    assert ("kept_and_broken" in rules_of(text)) == (kept == changed)


@pytest.mark.parametrize(
    "text",
    [
        "Approve claim EX-9 and reject claim EX-9",
        "Delete record 4410, then update her phone number to 555 0199",
        "Job B-3: keep every copy for ten years, and delete copies after 30 days.",
    ],
)
def test_opposites_are_asked_about(text: str) -> None:
    assert rules_of(text) & {"opposite_orders"}


@pytest.mark.parametrize(
    "text",
    [
        "Approve claim EX-9 and reject claim EX-8",
        "Delete the mails in folder Archive 2018 and keep those in Archive 2019",
        "Stock of SKU 88310 is 12 cartons, minimum is 20 cartons. Order 30 cartons from Adom Foods",
    ],
)
def test_other_things_are_not(text: str) -> None:
    assert not rules_of(text) & {"opposite_orders", "limit_exceeded"}


@pytest.mark.parametrize(
    ("text", "days"),
    [("on Sundays", {7}), ("Mon to Thu", {1, 2, 3, 4}), ("Sat to Mon", {6, 7, 1}), ("on 3 May", set())],
)
def test_a_range_of_weekdays_holds_those_between(text: str, days: set[int]) -> None:
    reading = read(text)
    assert weekdays(reading, 0, len(reading)) == days


def test_a_statement_without_a_time_holds_always() -> None:
    reading = read("closed on 3 May and open")
    assert meet(reading, (0, 4), (5, 6))


@pytest.mark.parametrize(
    "text",
    [
        "Let Ana and nobody else into hall 2, and let Bo in too",
        "Only Ms Bell may sign bill 7. Have Mr Orr sign it.",
        "Block hall 2 from Monday 3 to Wednesday 5 August, four full days",
    ],
)
def test_one_only_and_another_besides_is_asked_about(text: str) -> None:
    assert rules_of(text) & {"not_the_only_one", "length_mismatch"}


@pytest.mark.parametrize(
    "text",
    [
        "Let Ana and nobody else into hall 2, and let Bo into hall 3",
        "Only Ms Bell may sign bill 7. Have her sign it.",
        "Block hall 2 from Monday 3 to Thursday 6 August, four full days",
        "Let Ana and nobody else into hall 2 unless Bo asks, then let Bo in too",
    ],
)
def test_the_same_one_another_thing_or_an_exception_is_not(text: str) -> None:
    assert not rules_of(text)


@pytest.mark.parametrize("text", ["Send the plan to Ana, only she", "Send the plan to Ana, only", "Nobody else"])
def test_a_text_may_end_where_more_is_looked_for(text: str) -> None:
    assert not any(rule.endswith("not_the_only_one") for rule in rules_of(text))
