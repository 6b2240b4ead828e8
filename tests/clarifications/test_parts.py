"""Half an answer is kept, and the part that it lacks is asked for."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

DEADLINE = Instruction(text="Deliver the 9 crates to bay 4 by 3 pm on 6 June", department="operations")
GOAL = Instruction(text="Grow our newsletter", department="marketing")
CAMPAIGN = Instruction(text="Start a LinkedIn campaign for the new drill", department="marketing")
REBATE = Instruction(text="Give Vinther Ltd a discount", department="sales")
ADVERT = Instruction(text="Target hipsters with an ad for our soap, EUR 700", department="marketing")


@pytest.mark.parametrize(
    ("instruction", "half", "asked", "rest"),
    [
        (DEADLINE, "4 pm", "Which time zone is that time in?", "CET"),
        (GOAL, "by 12 %", "Which metric should reach that value?", "conversion rate"),
        (GOAL, "the click rate", "Which value should that reach?", "4 %"),
        (REBATE, "14 %", "Under which condition does the discount apply? 'None' will do.", "until 31 March"),
        (REBATE, "14 percent I think", "Under which condition does the discount apply? 'None' will do.", "none"),
        (ADVERT, "women aged 40 to 55", "In which place or country are they?", "in Austria"),
    ],
)
def test_the_rest_is_asked_for_and_both_are_kept(instruction: Instruction, half: str, asked: str, rest: str) -> None:
    story = Story(instruction)
    number = story.asked.id
    story.reply(half)
    assert (story.asked.text, story.c.items[0].misses) == (asked, 0)
    story.reply(rest)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None), number
    kept = story.c.answers[0].value
    assert f"{kept}; {rest}" in story.seen.updated_instruction.fields.values()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("instruction", "whole"),
    [
        (DEADLINE, "4 pm CET"),
        (DEADLINE, "local time in Lisbon"),
        (GOAL, "a click rate of 4 % by May"),
        (CAMPAIGN, "EUR 2,500"),
        (ADVERT, "women aged 40 to 55 in Austria"),
        (ADVERT, "women between 40 and 55 in Austria"),
        (ADVERT, "the list K-2"),
        (REBATE, "14 % on orders over EUR 900"),
        (REBATE, "14 %, without conditions"),
        (REBATE, "10 %"),
        (Instruction(text="Gib der Firma Vinther Rabatt bis 31. März", department="sales", language="de"), "14 %"),
    ],
)
def test_nothing_is_asked_for_that_a_reply_gives(instruction: Instruction, whole: str) -> None:
    story = Story(instruction)
    story.reply(whole)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)


@pytest.mark.parametrize(
    ("language", "text", "half"),
    [
        ("de", "Gib der Firma Vinther einen Rabatt", "14 %"),
        ("fr", "Accorde une remise à la société Vinther", "14 %"),
        ("es", "Aplica un descuento a la empresa Vinther", "14 %"),
        ("pt", "Aplica um desconto à empresa Vinther", "14 %"),
    ],
)
def test_a_rate_alone_lacks_its_condition_in_every_language(language: str, text: str, half: str) -> None:
    story = Story(Instruction(text=text, department="sales", language=language))
    item = story.c.items[0]
    story.reply(half)
    assert story.asked.text == item.parts["condition"]
