"""References for which nothing stands in the case, although something was said: asked about, and only those."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message


def is_asked(text: str, *history: str) -> bool:
    """Whether the text is asked what a reference stands for."""
    said = tuple(Message(("user", "assistant")[number % 2], content) for number, content in enumerate(history))
    assessment = default_gate().assess(Instruction(text=text, language="en", history=said))
    return any(issue.rule == "undefined_reference" for issue in assessment.issues)


def test_nobody_was_named_where_there_was_none() -> None:
    assert is_asked("Invoice her 3 hours at 80 euros.", "Did we get any invoice?", "No, none.")


def test_people_who_were_named_exist_all_the_same() -> None:
    assert not is_asked("Invoice her 3 hours at 80 euros.", "Did Ms Aydin get any invoice?", "No, none.")


@pytest.mark.parametrize(
    "text",
    [
        "Book the same room as last month on 4 May, 10:00 to 11:00.",
        "Order the usual ink, it was Epson 603, 2 pieces, from Havn Office.",
        "For the third year of the same lease, L-12, enter 2,400 euros.",
        "Rerun the export of 3 March with the same input file.",
    ],
)
def test_what_the_calendar_or_the_text_itself_tells(text: str) -> None:
    assert not is_asked(text)


def test_parts_of_one_thing_are_not_what_it_means() -> None:
    issues = (
        default_gate()
        .by_rules.assess(Instruction(text="Cut questions 3 and 7 from the film F-5 and upload it."))
        .issues
    )
    assert not issues
