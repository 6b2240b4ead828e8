"""Replies that take the request back, turn to another matter, or correct the number that was asked about."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

ACCOUNTS = Instruction(text="Remove the inactive accounts", department="operations")
CABLES = Instruction(text="Order 400 of the nitrile gloves", department="operations")
WIRE = Instruction(text="Transfer 900 to Ruth")
ROOM = Instruction(text="Book a room")


@pytest.mark.parametrize(
    "reply",
    [
        "no, I meant suspend them",
        "sorry, lock them rather",
        "scratch that, export the list first",
        "wait, reset their passwords instead",
        "don't remove anything",
        "you shouldn't remove any of them",
        "nothing should be removed",
        "leave them alone",
        "Actually, can you cancel parcel 77 instead?",
    ],
)
def test_what_takes_the_order_back_is_no_value_and_nothing_goes(reply: str) -> None:
    story = Story(ACCOUNTS)
    story.reply(reply)
    seen = story.seen
    assert (seen.status, seen.ended, seen.risk.safe_to_proceed) == ("best_guess", "declined", False)
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.fields == {}
    assert [answer.said for answer in story.c.answers] == [reply]


@pytest.mark.parametrize(
    "reply", ["by the way, is invoice 88 paid?", "is Omar in today?", "one more thing, ship parcel P-4 today"]
)
def test_another_matter_leaves_the_question_open(reply: str) -> None:
    story = Story(CABLES)
    first = story.asked.text
    story.reply(reply)
    assert story.c.status == "pending"
    assert story.asked.text != first
    assert not any(answer.resolved for answer in story.c.answers)
    story.reply("reels")
    assert (story.c.status, story.seen.risk.safe_to_proceed) == ("resolved", True)


@pytest.mark.parametrize(
    ("instruction", "reply"),
    [
        (ACCOUNTS, "no, only those without a login for a year"),
        (ACCOUNTS, "don't remove any that are newer than 1 May 2025"),
        (ACCOUNTS, "actually, remove the ones idle for 180 days"),
        (CABLES, "can you order them in reels?"),
        (CABLES, "actually pairs"),
        (ROOM, "can you make it Friday at 9:00?"),
        (ROOM, "actually, Tuesday at 11:00 instead"),
        (Instruction(text="Handle the Becker ticket"), "no, I meant close it"),
        (Instruction(text="Handle the Becker ticket"), "actually, just archive it"),
    ],
)
def test_an_answer_that_begins_like_a_correction_is_one(instruction: Instruction, reply: str) -> None:
    story = Story(instruction)
    story.reply(reply)
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")


@pytest.mark.parametrize(
    ("instruction", "reply", "field", "value", "numbers"),
    [
        (WIRE, "no wait, 950 euros", "currency", "euros", ("950", "900")),
        (WIRE, "It's 800 actually, in CHF", "currency", "CHF", ("800", "900")),
        (CABLES, "make it 4 boxes instead", "unit", "boxes", ("4", "400")),
    ],
)
def test_of_a_corrected_number_the_value_is_kept_and_it_is_asked_which_holds(
    instruction: Instruction, reply: str, field: str, value: str, numbers: tuple[str, str]
) -> None:
    story = Story(instruction)
    story.reply(reply)
    assert (story.c.status, story.asked.options) == ("pending", numbers)
    story.reply("the first one")
    updated = story.seen.updated_instruction
    assert (story.c.status, story.seen.risk.safe_to_proceed) == ("resolved", True)
    assert updated is not None
    assert updated.fields == {field: value}
    assert updated.text.endswith(f"? {numbers[0]}")


@pytest.mark.parametrize(
    ("instruction", "reply"), [(WIRE, "900 euros"), (CABLES, "400 pairs"), (CABLES, "boxes of 10"), (WIRE, "euros")]
)
def test_the_same_number_is_no_correction(instruction: Instruction, reply: str) -> None:
    story = Story(instruction)
    story.reply(reply)
    assert story.c.status == "resolved"


@pytest.mark.parametrize(
    ("instruction", "reply"),
    [
        (ROOM, "31 February 2027 at 10:00"),
        (ROOM, "2027-06-31 at 9:00"),
        (ACCOUNTS, "the ones nobody needs"),
        (ACCOUNTS, "those that aren't used any more"),
    ],
)
def test_no_such_day_and_nobodys_need_settle_nothing(instruction: Instruction, reply: str) -> None:
    story = Story(instruction)
    story.reply(reply)
    assert story.c.status == "pending"
    assert not any(answer.resolved for answer in story.c.answers)


def test_the_callers_own_question_is_not_taken_back() -> None:
    story = Story(ACCOUNTS, questions=("Which depot is it?",))
    story.reply("wait, lock them instead")
    assert story.c.status == "pending"
