"""Who does not know has not agreed to a guess: what the rules cannot do without is then no safe assumption."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

ROOM = Instruction(text="Book a room")
TRIP = Instruction(text="Enter my leave from 12 May to 3 May")


@pytest.mark.parametrize(
    "said",
    ["dunno", "I don't know", "keine Ahnung", "je ne sais pas", "no lo sé", "não faço ideia", "不清楚"],
)
@pytest.mark.parametrize("instruction", [ROOM, TRIP])
def test_not_knowing_is_no_leave_to_go_on(instruction: Instruction, said: str) -> None:
    story = Story(instruction)
    while story.c.status == "pending":
        story.reply(said)
    seen = story.seen
    assert {answer.outcome for answer in story.c.answers} == {"skipped"}
    assert {one.because for one in seen.assumptions} == {"unknown"}
    assert (seen.risk.level, seen.risk.safe_to_proceed) == ("medium", False)
    assert (seen.decision, seen.workflow_state) == ("clarify", "ON_HOLD")


@pytest.mark.parametrize("said", ["you decide", "whatever you like", "I don't know, you decide"])
def test_who_leaves_the_choice_to_us_has_agreed(said: str) -> None:
    story = Story(ROOM)
    while story.c.status == "pending":
        story.reply(said)
    assert story.seen.risk.level == "low"
    assert story.seen.risk.safe_to_proceed


def test_a_caller_s_own_question_may_stay_unknown() -> None:
    story = Story(Instruction(text="The lamp flickers"), questions=("Which model is it?",))
    story.reply("no idea")
    assert story.seen.assumptions[0].because == "unknown"
    assert story.seen.risk.safe_to_proceed
