"""Example 4: an agent that has Askfirst as a tool asks before it acts."""

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import CLEAR, ONE_QUESTION


def test_the_agent_asks_instead_of_acting_on_an_unclear_instruction(stage: Stage) -> None:
    before = stage.asked("agent")
    answer = stage.rest.call("agent", ONE_QUESTION).json()
    assert answer["output"].startswith("What percentage is the discount")
    assert stage.asked("agent") == before


def test_the_agent_acts_on_a_clear_one(stage: Stage) -> None:
    answer = stage.rest.call("agent", CLEAR).json()
    assert answer["output"] == f"Done: {CLEAR['text']}"
    assert [(asked.to, asked.text) for asked in stage.asked("agent")] == [("billing", CLEAR["text"])]
