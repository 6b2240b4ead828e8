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
        "he told her that it ",
        "=",
        "order pens and buy paper, ",
        "in full, hold back two of them, ",
        "replace the logo and swap the header, ",
        "cancel it and refund 20 euros to him. ",
        "send it to them, then to her, ",
        "yes, the second one, ",
        "is it 5 or 6? ",
        "again please now ",
    ],
)
def test_ten_times_the_text_costs_no_more_than_the_square(unit: str) -> None:
    text = (unit * MAX_TEXT)[: MAX_TEXT // 2]
    cost(text[: MAX_TEXT // 20])  # languages are made ready with their first text
    short = min(cost(text[: MAX_TEXT // 20]) for _ in range(3))
    assert cost(text) < 150 * short
