"""The longest text that is taken is scored on the event loop, where all others wait for it."""

import time

import pytest

from askfirst.entry import default_gate
from askfirst.model import MAX_TEXT, Instruction


def cost(text: str) -> float:
    """Seconds of CPU."""
    start = time.process_time()
    default_gate().assess(Instruction(text=text))
    return time.process_time() - start


@pytest.mark.parametrize(
    "unit",
    [
        "please send the report to anna ",
        "Send it to them soon. ",
        "he told her that it ",
        "你好把報告寄給他。",
        "- send the file\n",
    ],
)
def test_ten_times_the_text_costs_no_more_than_the_square(unit: str) -> None:
    text = (unit * MAX_TEXT)[:MAX_TEXT]
    cost(text[: MAX_TEXT // 10])  # languages are made ready with their first text
    short = min(cost(text[: MAX_TEXT // 10]) for _ in range(3))
    assert cost(text) < 150 * short
