"""Replies that are values of another sort than the question asks for, in every language."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

CEMENT = Instruction(text="Order 30 mortar for the Hull site by 3 May", department="operations")
SCREWS = {
    "en": "Order some hinges from Boltmann",
    "de": "Bestell ein paar Scharniere bei Boltmann",
    "fr": "Commande quelques charnières chez Boltmann",
    "es": "Pide algunas bisagras a Boltmann",
    "pt": "Encomenda algumas dobradiças à Boltmann",
    "zh-Hant": "訂一些鉸鏈",
}
BEST = Instruction(text="Send the renewal offer to our best customers", department="sales")


@pytest.mark.parametrize("reply", ["tomorrow, after the meeting", "tomorrow morning", "on Monday before lunch"])
def test_a_time_is_no_unit(reply: str) -> None:
    story = Story(CEMENT)
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)


@pytest.mark.parametrize("reply", ["bags", "kg", "25 kg bags"])
def test_a_packing_is_a_unit(reply: str) -> None:
    story = Story(CEMENT)
    story.reply(reply)
    assert (story.c.items[0].state, story.c.items[0].misses) == ("settled", 0)


@pytest.mark.parametrize(
    ("language", "sum_", "number"),
    [
        ("en", "EUR 300", "300"),
        ("de", "300 Euro", "300 Stück"),
        ("fr", "300 euros", "300"),
        ("es", "300 euros", "300 unidades"),
        ("pt", "300 euros", "300 unidades"),
        ("zh-Hant", "三百元", "300個"),
    ],
)
def test_a_sum_does_not_say_how_many_things(language: str, sum_: str, number: str) -> None:
    for reply, misses in ((sum_, 1), (number, 0)):
        story = Story(Instruction(text=SCREWS[language], language=language))
        story.reply(reply)
        assert (reply, story.c.items[0].misses) == (reply, misses)


@pytest.mark.parametrize(
    ("reply", "misses"),
    [("those in our CRM", 1), ("the ones in the database", 1), ("the list K-2 in our CRM", 0), ("Acme and Oriel", 0)],
)
def test_a_whole_register_is_no_segment(reply: str, misses: int) -> None:
    story = Story(BEST)
    story.reply(reply)
    assert story.c.items[0].misses == misses
