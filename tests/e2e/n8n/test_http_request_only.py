"""Example 6: n8n's own nodes alone, against a service without a store."""

from itertools import pairwise

from tests.e2e.n8n.forms import answer_form
from tests.e2e.n8n.stage import BUSY, Stage

LEVELS = ["task_agent", "director_agent", "business_manager", "human_operator"]


def test_a_clear_instruction_goes_on_at_once(stage: Stage) -> None:
    done = stage.over("http-clear")
    assert done.status == "success"
    assert [item["instruction"][:13] for item in done.json("Carry it out")] == ["Give Acme Ltd"]
    assert stage.asked("http-clear") == []


def test_an_unclear_one_is_asked_and_goes_on_with_the_answers(stage: Stage) -> None:
    stage.begin("http-answered")
    for number, answer in enumerate(["10 % for orders over EUR 5,000", "Acme Ltd"], 1):
        asked = stage.chat.nth("http-answered", number)
        assert answer_form(asked.link, answer).is_success
    done = stage.over("http-answered")
    assert done.status == "success"
    assert [item["instruction"].splitlines() for item in done.json("Carry it out")] == [
        ["Give them a good discount", "discount conditions: 10 % for orders over EUR 5,000", "them: Acme Ltd"]
    ]
    assert [asked.to for asked in stage.asked("http-answered")] == ["task_agent"] * 2


def test_when_nobody_answers_every_level_is_asked_and_the_best_guess_is_taken(stage: Stage) -> None:
    done = stage.over("http-nobody", seconds=300)
    asked = stage.asked("http-nobody")
    assert [one.to for one in asked] == LEVELS
    lateness = [stage.late(earlier.at, 60, later.at) for earlier, later in pairwise(asked)]
    assert [seconds for seconds in lateness if not -1 < seconds < BUSY] == []
    (guess,) = done.json("Carry it out with care")
    assert guess["assumed"].startswith("no discount is given")
    assert guess["risk"] == "medium"
