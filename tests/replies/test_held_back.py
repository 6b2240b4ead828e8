"""What replies do that were written for measuring alone: `corpus/replies/held_back/` (see its README)."""

from functools import cache
from pathlib import Path

import pytest

from askfirst.clarifications.events import Answered, Given
from askfirst.clarifications.machine import advance
from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.options import Options, OwnQuestion
from askfirst.clarifications.view import view
from askfirst.entry import default_gate
from askfirst.learning.replies import WrittenReply, written_replies
from askfirst.model import Instruction
from askfirst.reader.reading import Act
from tests.clarifications.stories import NAMED, SECOND, START

FOLDER = Path(__file__).parents[2] / "corpus" / "replies" / "held_back"
NO_ANSWER: tuple[Act, ...] = ("refuses", "defers", "machine", "nothing")
"""Acts after which nothing may be carried out."""


def told(file: str) -> list[WrittenReply]:
    """The replies of a file of which both readers say the same without doubt."""
    return [one for one in written_replies([FOLDER / file]) if not one.doubtful]


@cache
def outcomes(file: str) -> list[tuple[WrittenReply, bool, bool, bool]]:
    """Each reply, whether the action cannot be undone, whether it is taken, and whether it is safe to go on then."""
    gate, found = default_gate(), []
    for one in told(file):
        instruction = Instruction(text=one.request, language=one.language)
        assessment = gate.assess(instruction)
        asked = Options(questions=(OwnQuestion(text=one.question, options=one.options),))
        c, _ = open_clarification(instruction, assessment, asked, START, gate, identity=NAMED)
        event = Answered(given=(Given(value=one.reply, question_id="q1"),))
        c, _ = advance(c, event, START + SECOND, gate)
        safe = c.status != "pending" and view(c).risk.safe_to_proceed
        taken = any(answer.outcome == "answered" and answer.resolved for answer in c.answers)
        found.append((one, bool(assessment.thresholds.reasons), taken, safe))
    return found


def share(of: list[bool]) -> float:
    return sum(of) / len(of)


TEST, QUESTIONS = "test.jsonl", "questions.jsonl"


@pytest.mark.parametrize(("file", "most"), [(TEST, 0.07), (QUESTIONS, 0.1)])
def test_what_is_no_answer_is_hardly_ever_safe(file: str, most: float) -> None:
    assert share([safe for one, _, _, safe in outcomes(file) if one.act in NO_ANSWER]) <= most


@pytest.mark.parametrize("file", [TEST, QUESTIONS])
def test_least_of_all_where_the_action_cannot_be_undone(file: str) -> None:
    assert sum(safe for one, undone, _, safe in outcomes(file) if undone and one.act in NO_ANSWER) <= 2


@pytest.mark.parametrize(("file", "least"), [(TEST, 0.68), (QUESTIONS, 0.87)])
def test_most_answers_are_taken(file: str, least: float) -> None:
    assert share([taken for one, _, taken, _ in outcomes(file) if one.act == "answers"]) >= least


def test_messages_after_an_order_are_placed() -> None:
    reader = default_gate().reader
    assert reader is not None
    right = []
    for one in told("following.jsonl"):
        acts = reader.read(one.instruction()).act
        right.append(max(acts, key=acts.__getitem__) == one.act)
    assert share(right) >= 0.65
