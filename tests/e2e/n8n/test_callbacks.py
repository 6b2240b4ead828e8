"""The service's call that wakes an execution: too early, or never. The truth is read from the service."""

from tests.e2e.n8n.people import answer
from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


def test_an_answer_before_the_execution_has_parked_is_not_lost(stage: Stage) -> None:
    """Sending the message takes 4 s, and its reader is quicker."""
    stage.begin("early")
    asked = stage.chat.nth("early", 1)
    answer(asked.link, DISCOUNT)
    done = stage.over("early", seconds=30)
    (work,) = done.json("Carry it out")
    assert work["instruction"].endswith(DISCOUNT)
    assert done.of("Carry it out")[0].started - asked.at < 10


def test_without_any_call_the_safety_net_reads_the_state(stage: Stage) -> None:
    """The account `mute` refuses the service's calls: n8n's timer fires after the level's minute and 5 s."""
    done = stage.over("never", seconds=150)
    (work,) = done.json("Carry it out")
    assert work["instruction"].endswith(DISCOUNT)
    waited = done.of("Carry it out")[0].started - stage.asked("never")[0].at
    assert 60 <= waited <= 75
    assert len(stage.asked("never")) == 1
