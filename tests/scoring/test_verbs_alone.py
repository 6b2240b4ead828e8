"""Orders that are nothing but a verb."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction, Message


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate(languages=["en"])


def rules(gate: Gate, text: str, *history: Message) -> set[str]:
    """The rules that fire."""
    return {issue.rule for issue in gate.assess(Instruction(text=text, history=history)).issues}


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Is there a fix?", False),
        ("Rename the button 'Proceed' to 'Go on'.", False),
    ],
)
def test_a_verb_alone_says_no_result(gate: Gate, text: str, asks: bool) -> None:
    assert ("ambiguous_action" in rules(gate, text)) is asks


def test_a_verb_alone_answers_a_question(gate: Gate) -> None:
    asked = Message(role="assistant", content="The export is ready. Proceed or stop?")

    assert "ambiguous_action" not in rules(gate, "Proceed.", asked)
