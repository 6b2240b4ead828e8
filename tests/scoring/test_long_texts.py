"""The longest text that is taken is scored on the event loop, where all others wait for it."""

import sys
import time
from types import FrameType

import pytest

from askfirst.entry import default_gate
from askfirst.gate import Gate, load_gate
from askfirst.model import MAX_TEXT, Instruction

TIMES = 20
"""How much longer the longest text is than what it is measured against."""
MOST = 85
"""What it may cost against that: 20 goes with the length, 400 with its square."""


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
        "order 5 pens and buy 3 reams of paper, ",
        "in full, hold back two of them, ",
        "replace the logo and swap the header, ",
        "cancel it and refund 20 euros to him. ",
        "pay 20 EUR to Ana, 30 EUR to Ben, ",
        "update the price to 40 and the stock to 12, ",
        "delete the draft, keep the draft, ",
        "send it to them, then to her, ",
        "yes, the second one, ",
        "is it 5 or 6? ",
        "again please now ",
        "keep gate 2 locked and drive into gate 3 ",
        "put pump over valve ",
        "Use the cart on plug 3 and the gym has two clocks 7 ",
        "two Annas and Anna. ",
        "Anna told Vera that she was late. ",
        "31 June, 31 February can't be, ",
        "Monday, 4 May, ",
        "Tuesday 5 May 2027; ",
        "15 % off, ten percent more, ",
        "lend the drill and the saw, then fetch it, ",
        "20 euros and 30 euros, ",
        "split 9, 3 and 3, 6 x 4 = 24 in total. ",
        "from 8:00 to 12:00, six hours, ",
        "3 to 4 May ",
    ],
)
def test_the_longest_text_costs_little_more_than_its_length(unit: str) -> None:
    whole = (unit * MAX_TEXT)[:MAX_TEXT]
    part = whole[: MAX_TEXT // TIMES]
    cost(part)  # languages are made ready with their first text
    once = min(cost(part) for _ in range(5))
    assert min(cost(whole) for _ in range(3)) < MOST * once


@pytest.fixture(scope="module")
def rules_alone() -> Gate:
    return load_gate(languages=["en"])


def calls(gate: Gate, text: str, department: str) -> int:
    """The calls of functions, in Python and in C, in one assessment; a generator's every step is one."""
    counted = 0

    def count(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        gate.assess(Instruction(text=text, department=department, language="en"))
    finally:
        sys.setprofile(None)
    return counted


@pytest.mark.parametrize("department", ["sales", "marketing", "operations"])
@pytest.mark.parametrize(
    "unit",
    [
        "asap ",
        "don't send it ",
        "15 % off ",
        "red or blue, ",
        "$20 ",
        "pay 20 EUR or 30 EUR ",
        "give Ana a discount ",
        "book a room by Friday, ",
        "was it late? ",
    ],
)
def test_twice_the_text_is_twice_the_work(rules_alone: Gate, unit: str, department: str) -> None:
    half, whole = ((unit * size)[:size] for size in (3_000, 6_000))
    calls(rules_alone, half[1:], department)  # what is made ready with the first text is no work of the others
    assert calls(rules_alone, whole, department) < GROWTH * calls(rules_alone, half, department)


GROWTH = 2.3
"""Of work that goes with the length there is twice as much, of work that goes with its square four times."""
