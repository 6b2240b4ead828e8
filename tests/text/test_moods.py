"""Which clauses only tell: what is vague there leaves nothing open."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction
from askfirst.text.moods import told_tokens

GATE = load_gate(languages=["en"])


def told(text: str) -> str:
    """The words of the text that only tell."""
    reading = GATE.material(Instruction(text=text), GATE.shelves["en"].reader).text
    kept = told_tokens(reading)
    return " ".join(word for word, tells in zip(reading.words, kept, strict=True) if tells and word[0].isalnum())


@pytest.mark.parametrize(
    "remark",
    [
        "several guests were late",
        "the heron ate two of our carp",
        "the tenants used to park here",
        "finance closed the month late",
        "they drove back at noon",
    ],
)
def test_a_remark_beside_an_order_only_tells(remark: str) -> None:
    assert told(f"{remark.capitalize()}. Archive ticket 4402.") == remark


@pytest.mark.parametrize(
    "order",
    [
        "Order printed menus",
        "Close the month",
        "Finance the new van with a loan",
        "Export closed tickets to the archive",
    ],
)
def test_an_order_tells_nothing(order: str) -> None:
    assert told(f"{order}.") == ""
