"""Options that the request itself offers, by a word of one; and the one of two that a denial leaves."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story, doubting

EITHER = {
    "drill": Instruction(text="Return the drill D-4 or keep it", department="operations"),
    "plan": Instruction(text="Cancel my phone plan or pause it", department="operations"),
    "deal": Instruction(text="Close the Marlow deal at EUR 9,000 or let it go", department="sales"),
    "toner": Instruction(text="Refund order 71802 or send a spare toner", department="operations"),
}
GRETA = Instruction(text="Send Greta the offer O-31", department="sales", candidates=("Greta Holm", "Greta Lindt"))


@pytest.mark.parametrize(
    ("request_", "reply", "taken"),
    [
        ("drill", "keep", "keep it"),
        ("drill", "return it", "Return the drill D-4"),
        ("drill", "hmm, return", "Return the drill D-4"),
        ("plan", "pause", "pause it"),
        ("plan", "cancel it", "Cancel my phone plan"),
        ("plan", "pause, don't cancel", "pause it"),
        ("deal", "close it", "Close the Marlow deal at EUR 9,000"),
        ("toner", "a spare toner", "send a spare toner"),
        ("toner", "refund", "Refund order 71802"),
    ],
)
def test_a_side_is_chosen_by_a_word_that_only_it_has(request_: str, reply: str, taken: str) -> None:
    story = Story(EITHER[request_], gate=doubting())
    story.reply(reply)
    assert story.c.answers[0].resolved
    assert story.c.answers[0].value == taken


@pytest.mark.parametrize(
    ("request_", "reply"),
    [
        ("drill", "the drill"),
        ("drill", "it"),
        ("toner", "the order"),
        ("plan", "my phone plan"),
    ],
)
def test_what_all_sides_are_about_chooses_none(request_: str, reply: str) -> None:
    story = Story(EITHER[request_], gate=doubting())
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)


def test_a_word_of_a_side_may_put_the_answer_off() -> None:
    story = Story(EITHER["deal"], gate=doubting())
    story.reply("let me check")
    assert (story.c.status, len(story.c.deferrals)) == ("pending", 1)


def test_who_leaves_a_choice_between_two_still_leaves_it() -> None:
    story = Story(EITHER["plan"], gate=doubting())
    story.reply("cancel that")
    assert story.c.answers[0].outcome == "declined"


@pytest.mark.parametrize(
    ("reply", "left"),
    [
        ("not Holm", "Greta Lindt"),
        ("not Lindt please", "Greta Holm"),
        ("anything but Lindt", "Greta Holm"),
        ("not the first", "Greta Lindt"),
        ("not the last one", "Greta Holm"),
        ("nicht Holm", "Greta Lindt"),
    ],
)
def test_who_denies_one_of_two_takes_the_other(reply: str, left: str) -> None:
    story = Story(GRETA)
    story.reply(reply)
    assert (story.c.status, story.c.answers[0].value) == ("resolved", left)


@pytest.mark.parametrize("reply", ["not Greta", "not Miller", "not him", "not Holm, not Lindt"])
def test_a_denial_of_none_or_both_leaves_it_open(reply: str) -> None:
    story = Story(GRETA)
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)


def test_of_three_a_denial_leaves_two() -> None:
    three = Instruction(
        text="Send Greta the offer O-31", department="sales", candidates=("Greta Holm", "Greta Lindt", "Greta Boe")
    )
    story = Story(three)
    story.reply("not Holm")
    assert story.c.status == "pending"
    story = Story(Instruction(text="Give Orlen Ltd a discount", department="sales"))
    story.reply("not 10 %")
    assert story.c.answers[0].value == "not 10 %"  # the rates offered are not all there are
