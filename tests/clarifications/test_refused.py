"""Refusals and values in words of another language than the question's."""

import msgspec
import pytest

from askfirst.clarifications.options import OwnQuestion
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


@pytest.mark.parametrize(
    ("text", "asked", "given", "status"),
    [
        ("Delete the old drafts", "Shall I delete all 14 drafts?", False, "best_guess"),
        ("Delete the old drafts", "Shall I delete all 14 drafts?", True, "resolved"),
        ("Restart the server", "Which server should be restarted?", True, "pending"),
        ("Restart the server", "Which server should be restarted?", 5, "resolved"),
        ("Send Ida Kern the plan", "Should the price list go with it?", False, "resolved"),
    ],
)
def test_true_and_false_are_a_yes_and_a_no(text: str, asked: str, given: bool | int, status: str) -> None:
    story = Story(Instruction(text=text), questions=(asked,))
    story.reply(given)
    assert story.seen.status == status
    assert story.seen.risk.safe_to_proceed is (status != "best_guess")


@pytest.mark.parametrize(("options", "value"), [(("Yes", "No"), "Yes"), (("false", "true"), "true")])
def test_true_chooses_the_option_that_says_so(options: tuple[str, ...], value: str) -> None:
    asked = {"text": "Should the price list go with it?", "options": options}
    story = Story(Instruction(text="Send Ida Kern the plan"), questions=(msgspec.convert(asked, OwnQuestion),))
    story.reply(value=True)
    assert [answer.value for answer in story.c.answers] == [value]


@pytest.mark.parametrize("given", [True, False])
def test_neither_says_what_is_meant_or_how_much(given: bool) -> None:
    for text in ("Refund the customer", "Give them a good discount"):
        story = Story(Instruction(text=text, department="sales"))
        story.reply(given)
        assert [answer.resolved for answer in story.c.answers] == [False]


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
