"""An answer taken back: what is said instead answers the same question."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message

ASKED = {
    "en": ("Order sand for site 4", "How many bags?", "30 bags"),
    "de": ("Bestelle Sand für Baustelle 4", "Wie viele Säcke?", "30 Säcke"),
    "es": ("Pide arena para la obra 4", "¿Cuántos sacos?", "30 sacos"),
    "fr": ("Commande du sable pour le chantier 4", "Combien de kilos ?", "300 kilos"),
    "pt": ("Encomenda areia para a obra 4", "Quantos quilos?", "300 quilos"),
    "zh": ("訂購4號工地的沙子", "要幾公斤？", "300公斤"),
}


def decided(asked: tuple[str, ...], text: str) -> str:
    request, question, answer = asked
    history = (Message("user", request), Message("assistant", question), Message("user", answer))
    return default_gate().assess(Instruction(text=text, history=history)).decision


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "no wait, 40 bags"),
        ("de", "nein warte, 400 Kilo"),
        ("es", "perdón, quería decir 400 kilos"),
        ("fr", "pardon, je voulais dire 400 kilos"),
        ("zh", "不對，400公斤"),
    ],
)
def test_a_corrected_answer_answers(language: str, text: str) -> None:
    assert decided(ASKED[language], text) != "clarify"


@pytest.mark.parametrize(("language", "text"), [("en", "no wait, some more"), ("de", "nein warte, ein paar mehr")])
def test_a_correction_without_a_value_does_not(language: str, text: str) -> None:
    assert decided(ASKED[language], text) == "clarify"
