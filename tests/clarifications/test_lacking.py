"""An answer satisfies the issue that it is about: what the sentence with the fact is asked about is asked next."""

import pytest

from askfirst.clarifications.draft import needed, open_questions
from askfirst.clarifications.items import parts_of
from askfirst.clarifications.state import Item
from askfirst.model import Instruction
from tests.clarifications.stories import Story

TOLD = [
    ("Refund the client", "operations", "EUR 35", "Refund the client EUR 35"),
    ("Pay the plumber", "operations", "EUR 480", "Pay the plumber EUR 480"),
    ("Wire the money", "operations", "EUR 900", "Wire 900 euros"),
    ("Remind me", None, "on Friday at 8", "Remind me on Friday at 8"),
    ("Assign complaint C-118", "operations", "Lena", "Assign complaint C-118 to Lena"),
    ("Reschedule appointment A-12", None, "Friday at 10", "Reschedule appointment A-12 to Friday at 10"),
    ("Reimburse the courier", "operations", "EUR 18", "Reimburse the courier EUR 18"),
    ("Refund Ana Ruiz", "operations", "EUR 35", "Refund Ana Ruiz EUR 35"),
    ("Order toner for printer P-9", "operations", "3 cartridges", "Order 3 cartridges of toner for printer P-9"),
    ("Extend the trial of Orlo GmbH", "sales", "10 days", "Extend the trial of Orlo GmbH by 10 days"),
    (
        "Schedule a call with Ana Ruiz",
        None,
        "3 May 2027 at 10:00",
        "Schedule a call with Ana Ruiz on 3 May 2027 at 10:00",
    ),
]


def rules(items: list[Item]) -> set[str]:
    """The rules whose questions are open."""
    return {parts_of(key).rule for item in items for key in item.keys}


@pytest.mark.parametrize(("text", "department", "answer", "sentence"), TOLD)
def test_an_answer_leaves_the_gaps_that_the_sentence_has(
    text: str, department: str | None, answer: str, sentence: str
) -> None:
    story = Story(Instruction(text=text, department=department))
    assert story.asked
    story.reply(answer)
    waiting = [*(question.item for question in open_questions(story.c)), *needed(story.c)]
    told = story.gate.assess(Instruction(text=sentence, department=department))
    gaps = {issue.rule for issue in told.issues} if told.needs_clarification else set()
    assert rules([story.c.items[number] for number in waiting]) == gaps
    assert (story.c.status == "resolved") == (not gaps)


def test_an_answer_that_tells_more_closes_what_it_tells() -> None:
    story = Story(Instruction(text="Refund the client", department="operations"))
    story.reply("EUR 35 to the client Ana Ruiz, C-88")
    assert story.c.status == "resolved"


def test_a_gap_that_nobody_fills_ends_with_the_best_guess() -> None:
    story = Story(Instruction(text="Refund the client", department="operations"))
    story.reply("EUR 35")
    for _ in range(2):
        assert story.c.status == "pending"
        story.reply("that thing")
    assert story.c.status == "best_guess"
    assert not story.seen.risk.safe_to_proceed


def test_a_skipped_question_brings_no_new_one() -> None:
    story = Story(Instruction(text="Refund Ana Ruiz", department="operations"))
    story.reply("skip")
    assert story.c.status == "resolved"
    assert not story.seen.risk.safe_to_proceed


def test_steps_through_a_request_with_own_questions_stay_its_own() -> None:
    story = Story(Instruction(text="Refund the client", department="operations"), questions=("How much?",))
    story.reply("EUR 35")
    assert story.c.status == "resolved"
