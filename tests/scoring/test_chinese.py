"""What only Chinese findings see: figures, days, people and replies."""

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
        ("影片 60 秒，分三段各 30 秒", "影片 60 秒，分兩段各 30 秒", "wrong_figures"),
        ("禮堂容納 80 人，開放報名 95 人", "禮堂容納 80 人，開放報名 75 人", "wrong_figures"),
        ("書展 4/1 起共 5 天，4/9 截止", "書展 4/1 起共 5 天，4/5 截止", "wrong_calendar"),
        ("彩排改到 7/3 的前一天 7/4", "彩排改到 7/3 的前一天 7/2", "wrong_calendar"),
        (
            "研習 3 小時，09:00 到 11:00，發邀請給丁主任",
            "研習 3 小時，09:00 到 12:00，發邀請給丁主任",
            "wrong_calendar",
        ),
    ],
)
def test_facts_that_cannot_all_hold(wrong: str, right: str, rule: str) -> None:
    assert rule in rules(wrong) and rule not in rules(right)
