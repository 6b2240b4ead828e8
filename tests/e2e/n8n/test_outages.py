"""What dies while executions wait, and comes back."""

import time

from tests.e2e.n8n.forms import answer_form
from tests.e2e.n8n.people import answer
from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


def test_executions_live_through_a_restart_of_n8n(stage: Stage) -> None:
    """All that waits for a minute and more: its times and outcomes are checked by the tests of its example."""
    for story in ("http-nobody", "nobody-60"):
        assert stage.asked(story)[0].at < stage.away[0]


def test_a_service_that_was_killed_is_asked_again_when_it_is_back(stage: Stage) -> None:
    for story in ("outage-workflow", "outage-service"):
        stage.begin(story)
    for story in ("outage-workflow", "outage-service"):
        stage.parked(story)
    stage.mortal.kill()
    time.sleep(75)  # the timers fire after 60 and 65 s, and find nobody
    stage.mortal.start()
    for story in ("outage-workflow", "outage-service"):
        asked = stage.chat.nth(story, 2, seconds=100)
        assert asked.to == "second"
        answer(asked.link, DISCOUNT)
        (work,) = stage.over(story).json("Carry it out")
        assert work["instruction"].endswith(DISCOUNT)
        assert [one.to for one in stage.asked(story)] == ["first", "second"]


def test_a_reply_by_mail_is_told_again_to_a_service_that_was_away(stage: Stage) -> None:
    """As the example is shipped: Askfirst is tried five times, five seconds apart."""
    stage.begin("mail-outage")
    mail = stage.mail.nth("outage@example.com", 1)
    stage.parked("mail-outage")
    stage.mortal.kill()
    assert answer_form(mail.link, DISCOUNT).is_success
    time.sleep(2)
    stage.mortal.start()
    (work,) = stage.over("mail-outage").json("Carry it out")
    assert work["instruction"].endswith(DISCOUNT)
    assert len(stage.mail.all("outage@example.com")) == 1


def test_what_an_agent_wants_to_do_is_not_done_where_the_call_of_the_service_never_comes(stage: Stage) -> None:
    """Nobody approves. n8n's own timer ends the wait: twice the person's six seconds, and five minutes."""
    (output,) = stage.over("review-never", seconds=400).json("Tell the user")
    assert "User rejected the tool call" in output["output"]
    assert stage.asked("review-never") == []
