"""What somebody reads who is asked: the question for an instruction, as a whole.

The sentences are checked word for word, because they are what people answer.
"""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue


def asked(text: str, department: str | None = None) -> Issue:
    return default_gate().assess(Instruction(text=text, language="en", department=department)).issues[0]


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Take care of the gate of plot 8, Ane, the lock sticks.",
            "What exactly should be done? You wrote 'Take care of the gate of plot 8'.",
        ),
        (
            "Handle ticket T-5510 for Mr. Oduya today",
            "What exactly should be done? You wrote 'Handle ticket T-5510 for Mr. Oduya today'.",
        ),
        (
            "Defer the payment of bill B-88.",
            "To when, or by how long? You wrote 'Defer the payment of bill B-88'.",
        ),
        ("Split the wave W-7", "Into which parts or shares? You wrote 'Split the wave W-7'."),
        ("Convert the file budget.xlsx.", "To what, or as what, exactly? You wrote 'Convert the file budget.xlsx'."),
        ("Plan an event in Riga", "For which day and time should it be? You wrote 'Plan an event in Riga'."),
        ("Book the same room for 3 June, 9 to 12.", "Which one is meant by 'the same room'?"),
        ("Hand out more gate keys for block C.", "How many more gate keys exactly?"),
        (
            "Move a share of Petra's 60 leads to Olli.",
            "How many or how much exactly do you mean by 'a share of Petra's 60 leads'? "
            "A number or a list of names is enough.",
        ),
        (
            "Split expense E-9, 300 euros: 60 % to team A, 50 % to team B",
            "'60 % to team A, 50 %' does not add up to 100 %. Which figure is wrong?",
        ),
    ],
)
def test_a_question_says_what_it_is_about(text: str, question: str) -> None:
    assert asked(text).question == question


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Paint the sign navy or else maroon.", ("navy", "maroon")),
        ("Give Ada a 12-month or permanent contract.", ("12-month", "permanent contract")),
        ("Turn the talk into a 600-word post or a 6-slide deck.", ("600-word post", "6-slide deck")),
        ("Send Lab Adler the samples with the courier or on our own van, 4 °C.", ("courier", "on our own van")),
    ],
)
def test_options_are_whole_words_of_the_text(text: str, options: tuple[str, ...]) -> None:
    issues = default_gate().assess(Instruction(text=text, language="en")).issues
    assert options in [issue.options for issue in issues]


@pytest.mark.parametrize(
    ("text", "department", "first"),
    [
        ("Offer the dealer in Seoul the pump for 1,400.", "sales", "KRW"),
        ("Offer the Swiss dealer the pump for 1,400.", "sales", "CHF"),
        ("Offer Kern the pump for 1,400.", "sales", "EUR"),
        ("File the count for the Denver store by 16:30.", "operations", "Denver time"),
        ("Order 80 of the diesel for tank T-2.", "operations", "litres"),
        ("Order 80 of the steel cable for hoist H-2.", "operations", "metres"),
        ("Set ticket NET-4 to low priority", "operations", "P3 of P1-P4"),
        ("Set ticket NET-4 to high priority", "operations", "P1 of P1-P4"),
    ],
)
def test_what_the_text_suggests_is_offered_first(text: str, department: str, first: str) -> None:
    assert asked(text, department).options[0] == first


def test_no_date_is_asked_for_where_one_stands() -> None:
    dated = asked("Make the newsletter more engaging by 30 June, that is the goal.", "marketing")
    assert (dated.rule, "when" in dated.question) == ("goals_without_metrics", False)
    assert "when" in asked("Make the newsletter more engaging, that is the goal.", "marketing").question


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Set the reorder point for SKU 4410 higher.", "priority_without_scale"),
        ("Issue a credit note for invoice 2219.", "message_without_topic"),
        ("Crate 7 held three vases, only one was broken. Log it.", "limit_exceeded"),
        ("Send the new tenant the documents", "share_without_recipient"),
        ("Reduce the order of sugar from 30 to 20 a week.", "wrong_direction"),
        ("The surveyor comes for the first time, so print badge B-7.", "unclear_timeframe"),
        ("Split the tips between Ana and Tom", "frame_result_absent"),
        ("Remove a number of rows from sheet S-2", "item_unnamed"),
    ],
)
def test_what_is_not_open_is_not_asked(text: str, rule: str) -> None:
    issues = default_gate().assess(Instruction(text=text, language="en", department="operations")).issues
    assert rule not in {issue.rule for issue in issues}
