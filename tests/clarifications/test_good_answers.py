"""Good answers that say little: another name after an empty search, a town, a length of time, a level, a target."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story, doubting

UNFOUND = Instruction(text="Send Tomas the offer O-31", department="sales", candidates=())
PLACE = Instruction(text="Bring the crate C-8 to the depot", department="operations")
LENGTH = Instruction(text="Suspend the licence of Bergholm for a bit", department="sales")
LEVEL = Instruction(text="Treat ticket VPN-31 as high priority", department="operations")
GOAL = Instruction(text="Boost engagement", department="marketing")


def told(instruction: Instruction, *replies: str) -> Story:
    story = Story(instruction)
    for reply in replies:
        story.reply(reply)
    return story


@pytest.mark.parametrize(
    ("instruction", "reply"),
    [
        (UNFOUND, "t.berg@fjord.example"),
        (UNFOUND, "Thomas Berg"),
        (UNFOUND, "it's Thomasz Berg"),
        (UNFOUND, "CU-2281"),
        (UNFOUND, "thomas berg"),
        (UNFOUND, "Berg"),
        (PLACE, "Lyon, gate 2"),
        (PLACE, "Porto depot"),
        (PLACE, "the depot in Lyon"),
        (PLACE, "Ghent"),
        (LENGTH, "two weeks"),
        (LENGTH, "a month"),
        (LENGTH, "three more weeks"),
        (LENGTH, "another month"),
        (LEVEL, "High"),
        (GOAL, "shares, double them"),
        (GOAL, "comments, double them"),
    ],
)
def test_it_settles_the_question(instruction: Instruction, reply: str) -> None:
    story = told(instruction, reply)
    assert (story.c.answers[0].resolved, story.c.items[0].state, story.c.items[0].misses) == (True, "settled", 0)


def test_an_option_by_its_level_brings_the_scale_along() -> None:
    assert told(LEVEL, "High").c.answers[0].value == "High of Low, Medium, High"


def test_a_bare_number_of_days_is_asked_for_its_unit_and_then_complete() -> None:
    story = told(LENGTH, "14")
    assert story.asked.text == "Is that days, weeks or months?"
    story.reply("days")
    assert (story.c.status, len(story.c.questions)) == ("resolved", 2)


CLIENT = Instruction(text="Send the reminder to the client", department="operations")


@pytest.mark.parametrize(
    "reply", ["it's Lumen AG but only if they haven't paid yet", "Nadia Okafor, once Kim approves"]
)
def test_on_a_condition_what_cannot_be_undone_is_asked_once_more(reply: str) -> None:
    story = told(CLIENT, reply)
    assert (story.c.status, story.c.answers[0].resolved) == ("pending", False)


def test_a_hedge_behind_a_name_is_left_out() -> None:
    assert told(CLIENT, "Brightwell Ltd, I think").c.answers[0].resolved


BUDGET = Instruction(text="Raise the budget of the tulip campaign", department="marketing")


def test_a_question_in_chinese_takes_an_answer_in_english() -> None:
    """The rules are those of the question, the answer is read in its own language: it has no facts of Chinese."""
    story = Story(Instruction(text="下個月去拜訪桃園廠，約洪廠長，帶 11 項樣品", department="sales"), gate=doubting())
    story.reply("Acme 2 Ltd, by 31 March 2027")
    assert story.c.version == 2
