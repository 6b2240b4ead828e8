"""Figures and hours that cannot all hold, in Chinese."""

import pytest

import askfirst
from askfirst.model import Instruction, Message

GATE = askfirst.load_gate()


def rules(text: str, *history: str) -> list[str]:
    """The rules that fire, the history being what user and assistant said in turn."""
    said = tuple(Message("assistant" if at % 2 else "user", content) for at, content in enumerate(history))
    found = GATE.assess(Instruction(text=text, language="zh-Hant", history=said))
    return [issue.rule for issue in found.issues]


@pytest.mark.parametrize(
    ("wrong", "right", "rule"),
    [
        ("志工 9 人：東站 5、西站 5", "志工 9 人：東站 5、西站 4", "wrong_figures"),
        (
            "研習 3 小時，09:00 到 11:00，發邀請給丁主任",
            "研習 3 小時，09:00 到 12:00，發邀請給丁主任",
            "wrong_calendar",
        ),
    ],
)
def test_facts_that_cannot_all_hold(wrong: str, right: str, rule: str) -> None:
    assert rule in rules(wrong) and rule not in rules(right)
