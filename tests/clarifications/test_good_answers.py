"""Good answers that say little: another name after an empty search, a town, a length of time, a level, a target."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

UNFOUND = Instruction(text="Send Tomas the offer O-31", department="sales", candidates=())
PLACE = Instruction(text="Bring the crate C-8 to the depot", department="operations")
LENGTH = Instruction(text="Extend the licence of Bergholm for a bit", department="sales")
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
        (LENGTH, "a fortnight"),
        (LENGTH, "a month"),
        (LENGTH, "three more weeks"),
        (LENGTH, "another month"),
        (LEVEL, "High"),
        (GOAL, "shares, double them"),
        (GOAL, "comments, double them"),
        (GOAL, "twice as many comments"),
    ],
)
def test_it_settles_the_question(instruction: Instruction, reply: str) -> None:
    story = told(instruction, reply)
    assert (story.c.answers[0].resolved, story.c.items[0].state, story.c.items[0].misses) == (True, "settled", 0)


@pytest.mark.parametrize(
    ("instruction", "reply"),
    [
        (UNFOUND, "Tomas"),
        (UNFOUND, "the customer"),
        (UNFOUND, "that guy from yesterday"),
        (UNFOUND, "tomorrow"),
        (UNFOUND, "maybe Thomasz"),
        (UNFOUND, "Thomas or Thomasz"),
        (UNFOUND, "the usual one"),
        (UNFOUND, "Hello"),
        (PLACE, "the usual place"),
        (PLACE, "the big one"),
        (PLACE, "our depot"),
        (PLACE, "somewhere in Lyon"),
        (PLACE, "tomorrow"),
        (LENGTH, "asap"),
        (LENGTH, "a while"),
        (LENGTH, "a bit"),
        (LEVEL, "high"),
        (LEVEL, "urgent"),
        (GOAL, "more"),
        (GOAL, "double it"),
        (GOAL, "engagement, a lot more"),
    ],
)
def test_what_leaves_the_question_open_still_does(instruction: Instruction, reply: str) -> None:
    story = told(instruction, reply)
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)


def test_names_are_told_apart_from_nouns_where_both_have_capitals() -> None:
    request = Instruction(text="Schick Tomas das Angebot O-31", department="sales", candidates=())
    assert told(request, "der Kunde").c.status == "pending"
    assert told(request, "Thomas Berg").c.status == "resolved"


def test_an_option_by_its_level_brings_the_scale_along() -> None:
    assert told(LEVEL, "High").c.answers[0].value == "High of Low, Medium, High"


def test_a_bare_number_of_days_is_asked_for_its_unit_and_then_complete() -> None:
    story = told(LENGTH, "14")
    assert story.asked.text == "Is that days, weeks or months?"
    story.reply("days")
    assert (story.c.status, len(story.c.questions)) == ("resolved", 2)


def test_the_second_question_says_what_is_missing() -> None:
    story = told(PLACE, "the usual place")
    assert "name or town" in story.asked.text
