"""What the messages before say, and what they only ask."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction, Message

GATE = load_gate(languages=["en"])


@pytest.mark.parametrize(
    ("before", "rules"),
    [
        ("It is for orders over EUR 700 until 30 June. Does that suit you?", set()),
        ("Is it for orders over EUR 700 until 30 June?", {"discount_without_conditions"}),
    ],
)
def test_a_fact_counts_beside_a_question_but_not_within_it(before: str, rules: set[str]) -> None:
    request = Instruction(text="Give Holm 6 % off", department="sales", history=(Message(role="user", content=before),))
    assert {issue.rule for issue in GATE.assess(request).issues} == rules
