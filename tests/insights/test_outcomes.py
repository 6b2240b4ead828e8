"""What the end of a clarification counts as."""

import pytest

from askfirst.clarifications.events import Declined, Event, TimedOut
from askfirst.clarifications.view import response_status
from askfirst.insights.counters import Labels, outcomes
from askfirst.model import Instruction
from tests.clarifications.stories import Story


@pytest.mark.parametrize(
    ("event", "counted", "response"),
    [(Declined(), "resolved", "resolved"), (TimedOut(), "best_guess", "timeout")],
)
def test_who_calls_it_off_has_answered_and_who_is_silent_has_not(event: Event, counted: str, response: str) -> None:
    story = Story(Instruction(text="Optimize inventory", department="operations"), clock="caller")
    before = story.c
    while story.c.status == "pending":
        story.happens(event)
    names = " ".join(one.name for one in outcomes(before, story.c, Labels()))
    assert story.c.status == "best_guess"
    assert [one for one in ("resolved", "best_guess") if one in names] == [counted]
    assert response_status(story.c) == response
