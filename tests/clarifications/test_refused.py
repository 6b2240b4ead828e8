"""Refusals and values in words of another language than the question's."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story, doubting


@pytest.mark.parametrize("said", ["no", "please don't", "nein"])
def test_a_no_to_what_is_proposed_is_a_refusal(said: str) -> None:
    story = Story(Instruction(text="Delete the old drafts"), questions=("Shall I delete all 14 drafts?",))
    story.reply(said)
    assert [answer.outcome for answer in story.c.answers] == ["declined"]
    assert (story.seen.decision, story.seen.risk.safe_to_proceed) == ("clarify", False)


@pytest.mark.parametrize(
    ("language", "text", "asked", "said"),
    [
        ("en", "Delete the old drafts", "Shall I delete all 14 drafts?", "under no circumstances"),
        ("de", "Lösche die alten Entwürfe", "Soll ich alle 14 löschen?", "auf gar keinen Fall"),
        ("es", "Borra los borradores", "¿Quieres que borre los 14?", "de ningún modo"),
        ("fr", "Supprime les brouillons", "Dois-je supprimer les 14 ?", "en aucun cas"),
        ("pt", "Apaga os rascunhos", "Devo apagar os 14?", "de forma alguma"),
        ("zh-Hant", "刪除舊草稿", "要我刪除全部14份嗎？", "絕對不行"),
    ],
)
def test_a_strong_no_is_one_in_each_language(language: str, text: str, asked: str, said: str) -> None:
    story = Story(Instruction(text=text, language=language), questions=(asked,))
    story.reply(said)
    assert [answer.outcome for answer in story.c.answers] == ["declined"]


def test_a_yes_to_it_is_an_answer() -> None:
    story = Story(Instruction(text="Delete the old drafts"), questions=("Shall I delete all 14 drafts?",))
    story.reply("yes")
    assert story.seen.status == "resolved"


def test_a_value_is_known_in_its_own_language() -> None:
    story = Story(Instruction(text="Set the price of the Pro plan to 49", department="sales", language="en"))
    story.reply("台幣")
    assert story.seen.status == "resolved"


def test_neither_takes_no_option() -> None:
    story = Story(
        Instruction(text="Deploy build 12 to staging or production", department="operations"), gate=doubting()
    )
    story.reply("neither")
    assert story.seen.status == "pending"
