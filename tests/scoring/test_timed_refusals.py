"""A verb of refusal with an object and a time is an order; what a reminder lacks is asked for by its name."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction

RULES = load_gate(languages=["en"])


def first(text: str) -> tuple[str, str]:
    issue = RULES.assess(Instruction(text=text, language="en")).issues[0]
    return issue.rule, issue.question


@pytest.mark.parametrize("text", ["Cancel it by 6 pm", "Stop them at 7:30 CET", "Cancel this on Friday"])
def test_a_refusal_with_a_time_asks_what_is_meant(text: str) -> None:
    assert first(text)[0] == "undefined_reference"
