"""Questions as a colleague would ask them: of the right thing, in the words of the order, and never twice."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue


def issues(text: str, department: str | None = None) -> list[Issue]:
    return list(default_gate().assess(Instruction(text=text, language="en", department=department)).issues)


@pytest.mark.parametrize(
    ("text", "department", "question"),
    [
        (
            "Split test the subject of mail M-8",
            "marketing",
            "Which versions should be compared, which metric decides, and when does the test end? "
            "You wrote 'Split test the subject of mail M-8'.",
        ),
    ],
)
def test_what_the_order_leaves_open_is_asked_in_its_own_words(text: str, department: str | None, question: str) -> None:
    assert question in [one.question for one in issues(text, department)]


def test_a_level_of_a_tracker_needs_no_more_than_its_scale() -> None:
    found = next(one for one in issues("Set task OPS-12 to priority Medium", "operations") if one.field == "priority")
    assert found.question.startswith("On which scale is that")
    assert "Medium of Low, Medium, High" in found.options
    assert not any(option.startswith("High") for option in found.options)  # so that "Medium" chooses one of them


@pytest.mark.parametrize("text", ["Make the logo tidier", "Make the menu friendlier"])
def test_what_nobody_measures_is_offered_no_percentage(text: str) -> None:
    assert not any(option.endswith("%") for one in issues(text) for option in one.options)


@pytest.mark.parametrize("text", ["Erase the files", "Wipe old recordings", "Wipe the disk", "Pay it"])
def test_nothing_is_assumed_done_that_cannot_be_undone(text: str) -> None:
    found = issues(text)
    assert found
    assert not any(one.assume.startswith("as written") for one in found)


def test_what_can_be_undone_is_assumed_as_written() -> None:
    assert [one.assume for one in issues("Print the draft")] == ["as written, the most recent one is meant"]


def test_a_test_is_asked_for_its_metric_and_not_for_a_value() -> None:
    gate = default_gate()
    found = next(one for one in issues("Split test the subject of mail M-8", "marketing") if one.field == "goal")
    assert gate.phrasing.parts(found, "en", "marketing") == {"metric": "Which metric decides?"}


def test_a_further_wording_is_that_of_the_question_asked() -> None:
    found = next(one for one in issues("Set task OPS-12 to priority Medium", "operations") if one.field == "priority")
    again = default_gate().phrasing.wordings(found, "en", "operations")[1]
    assert again.startswith("Please name the level with the whole scale: Medium of Low, Medium, High")
