"""Greetings, thanks and acknowledgements order nothing: never asked about, in any language or department."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message

COURTESIES = [
    *("good morning team", "ok", "thanks!", "hello", "Hi Tom!", "thank you so much", "great, thanks", "Cool", "bye"),
    *("see you tomorrow", "OK \N{THUMBS UP SIGN}", "Okay, got it. Thanks Ana!", "How are you?", "Have a nice day :)"),
    *("thanks, that's perfect!", "That's great, thank you", "Das passt, danke!"),
    *("Guten Morgen zusammen", "Vielen Dank!", "Alles klar", "Merci beaucoup", "Bonjour à tous", "D'accord, merci"),
    *("hola equipo", "Muchas gracias", "Obrigado pessoal", "Bom dia", "謝謝大家", "你好", "好的，謝謝", "收到！"),
]


@pytest.mark.parametrize("department", [None, "sales", "marketing", "operations"])
@pytest.mark.parametrize("text", COURTESIES)
def test_nothing_is_asked(text: str, department: str | None) -> None:
    found = default_gate().assess(Instruction(text=text, department=department))
    assert (found.decision, found.confidence, found.issues) == ("proceed", 1.0, ())


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Hi Tom, pay it",
            "thanks for nothing, cancel it",
            "Good morning report",
            "Thank Tom",
            "send thanks",
            "yes",
            "no",
        ),
        *("Order 55", "早上開會", "好市多訂單", "today", "Tom"),
    ],
)
def test_what_says_more_is_scored(text: str) -> None:
    assert not default_gate().courtesies.only(text)


def test_what_the_request_demands_is_demanded_all_the_same() -> None:
    demanding = Instruction(text="hello", required_fields=("order_id",))
    assert default_gate().assess(demanding).decision == "clarify"
    assert default_gate().assess(Instruction(text="thanks", is_ambiguous=True)).decision == "clarify"


def test_behind_a_question_it_is_a_reply() -> None:
    history = (Message("user", "Order chairs CH-2."), Message("assistant", "How many chairs?"))
    found = default_gate().assess(Instruction(text="ok", language="en", history=history))
    assert found.issues and found.decision != "proceed"
