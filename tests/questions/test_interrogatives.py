"""A question fits the sort of thing that is missing: who for people, a figure for a condition, an amount of change."""

import pytest

import askfirst


def asked(text: str, department: str | None) -> list[str]:
    """The questions of a text, in the order of asking."""
    return [issue.question for issue in askfirst.assess(text, department=department).issues]


@pytest.mark.parametrize(
    ("department", "text", "begins"),
    [
        # People are asked for with "who".
        ("sales", "Please ring them back", "Who"),
        # A thing is none that can be counted.
        # Somebody is to look at it: which one comes first.
        # What changes is asked for by the change.
        ("marketing", "Raise the budget of the kite campaign", "By how much, or to which amount?"),
        # What ends on a condition waits for no date.
        # What somebody wants is the gap, not what to do about it.
        ("sales", "Give Ida more time for the offer", "How long exactly is 'more time'?"),
    ],
)
def test_the_first_question_fits_what_is_missing(department: str, text: str, begins: str) -> None:
    assert asked(text, department)[0].startswith(begins)


def test_nothing_is_asked_twice_in_other_words() -> None:
    questions = asked("Give Ida access to everything she needs for the audit", "operations")
    assert len([one for one in questions if "ccess" in one or "everything" in one]) == 1
