"""Texts that order nothing: asked what is to be done, but for greetings, thanks, reports and replies."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message

NOTHING = {"nothing_said"}


def rules_of(text: str, *history: str, action: str | None = None) -> set[str]:
    said = tuple(Message(("user", "assistant")[number % 2], content) for number, content in enumerate(history))
    instruction = Instruction(text=text, language="en", history=said, action=action)
    return {issue.rule for issue in default_gate().assess(instruction).issues}


@pytest.mark.parametrize("text", ["asdfgh", "hjkl; asdf", "zzzzz", "\N{THUMBS UP SIGN}", "\u2026", "lorem ipsum"])
def test_no_word_of_any_meaning(text: str) -> None:
    assert "nothing_said" in rules_of(text)


@pytest.mark.parametrize("text", ["hi there", "Good evening!", "thank you", "Order 77120 is here.", "Refund 77120"])
def test_greetings_thanks_reports_and_orders(text: str) -> None:
    assert NOTHING.isdisjoint(rules_of(text))


@pytest.mark.parametrize("text", ["Order 77120", "\N{THUMBS UP SIGN}", "Havn Logistics"])
def test_a_reply_and_an_action_by_name_are_no_such_text(text: str) -> None:
    assert NOTHING.isdisjoint(rules_of(text, "Cancel an order.", "Which order do you mean?"))
    assert NOTHING.isdisjoint(rules_of(text, action="cancel_order"))
