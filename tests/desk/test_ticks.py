"""What passes time, escalates or cancels asks nothing of the gate: it is done on the event loop, and reads no text."""

from typing import cast

import pytest

from askfirst.clarifications.events import Cancelled, Escalated, Event, Ticked, TimedOut
from askfirst.clarifications.machine import advance
from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.options import Options
from askfirst.entry import default_gate
from askfirst.gate import Gate
from askfirst.model import Instruction

NOBODY = cast("Gate", object())
LATE = 10_000_000_000_000


@pytest.mark.parametrize("event", [Ticked(), TimedOut(), Escalated(), Cancelled()])
@pytest.mark.parametrize("mode", ["one_by_one", "all_at_once"])
def test_the_gate_is_not_asked(event: Event, mode: str) -> None:
    gate, instruction = default_gate(), Instruction(text="Give them a good discount", department="sales")
    options = Options(mode=mode)  # type: ignore[arg-type]
    c, _ = open_clarification(instruction, gate.assess(instruction), options, 1, gate, identity="clr_1")
    steps = 0
    while c.status == "pending":
        c, _ = advance(c, event, LATE * (steps + 1), NOBODY)
        steps += 1
    assert steps > 0
    assert advance(c, Ticked(), LATE * 100, NOBODY) == (c, ())
