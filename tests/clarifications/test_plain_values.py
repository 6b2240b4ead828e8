"""What is kept of a reply: the value that the field takes, without hesitation or what stands beside it."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction
from askfirst.scoring.hearing import unhesitating
from tests.clarifications.stories import Story

PRICE = Instruction(text="Quote Vinther 1,450 for the glazing", department="sales")
DEADLINE = Instruction(text="Deliver crate 7 to bay 4 by 3 pm", department="operations")


@pytest.mark.parametrize(
    ("language", "reply", "plain"),
    [
        ("en", "hmm, kroner I think", "kroner"),
        ("en", "Well, I guess it's the north gate", "the north gate"),
        ("en", "well-known brands", "well-known brands"),
        ("en", "I think", "I think"),
        ("en", "hm... 4 boxes (net)", "4 boxes (net)"),
        ("de", "äh, Franken glaube ich", "Franken"),
        ("fr", "euh, des francs je crois", "des francs"),
        ("es", "pues, euros creo", "euros"),
        ("pt", "bem, euros acho", "euros"),
        ("zh-Hant", "嗯，歐元吧", "歐元"),
    ],
)
def test_hesitation_is_left_away_at_the_ends(language: str, reply: str, plain: str) -> None:
    assert unhesitating(reply, default_gate().replies(language)[0]) == plain


@pytest.mark.parametrize(
    ("reply", "kept"), [("hmm kroner I think", "kroner"), ("I guess it's dollars", "dollars"), ("Euros", "Euros")]
)
def test_a_currency_is_kept_by_itself(reply: str, kept: str) -> None:
    story = Story(PRICE)
    story.reply(reply)
    answer = story.c.answers[0]
    assert story.seen.updated_instruction is not None
    assert story.seen.updated_instruction.fields == {"currency": kept}
    assert (answer.value, answer.said) == (kept, None if reply == kept else reply)


def test_of_another_sum_the_currency_is_kept_and_it_is_asked_which_number_holds() -> None:
    story = Story(PRICE)
    story.reply("EUR 1,500")
    assert story.c.answers[0].value == "EUR"
    assert story.asked.options[0] == "1,500"


def test_a_zone_is_kept_by_itself_and_the_time_beside_it_stays_in_the_text() -> None:
    story = Story(DEADLINE)
    story.reply("tomorrow 4 pm; oslo")
    updated = story.seen.updated_instruction
    assert updated is not None
    assert updated.fields["timezone"] == "oslo"
    assert updated.text.endswith("oslo (tomorrow 4 pm; oslo)")


def test_what_is_dictated_is_kept_to_the_letter() -> None:
    story = Story(Instruction(text="Write a letter to the landlord"))
    story.reply("Well, the heating has failed again")
    assert story.c.answers[0].value == "Well, the heating has failed again"
