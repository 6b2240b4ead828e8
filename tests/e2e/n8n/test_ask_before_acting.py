"""Example 1: clear instructions go on, unclear ones are asked, answered, and go on with what was said."""

from collections import Counter
from datetime import datetime

import pytest

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import CLEAR


def test_a_clear_instruction_goes_on_at_once(stage: Stage) -> None:
    done = stage.over("clear")
    assert done.status == "success"
    (work,) = done.json("Carry it out")
    assert (work["instruction"], work["decision"]) == (CLEAR["text"], "proceed")
    assert 0.9 <= work["confidence"] <= 1
    assert stage.asked("clear") == []


@pytest.mark.parametrize(
    ("story", "role"), [("form", "human_operator"), ("page", "human_operator"), ("version-1", "task_agent")]
)
def test_an_unclear_one_goes_on_with_the_answers(stage: Stage, story: str, role: str) -> None:
    done = stage.over(story)
    assert done.status == "success"
    (work,) = done.json("Carry it out")
    assert work["instruction"].splitlines() == [
        "Give them a good discount",
        "discount conditions: 10 % for orders over EUR 5,000",
        "them: Acme Ltd",
    ]
    assert Counter(asked.to for asked in stage.asked(story)) == {role: 2}
    assert len({asked.text for asked in stage.asked(story)}) == 2


def test_a_person_has_a_day(stage: Stage) -> None:
    waits = stage.parked("a-day")
    assert waits.waits_until is not None
    seconds = datetime.fromisoformat(waits.waits_until).timestamp() - waits.of("Askfirst Wait")[0].started
    assert 86_300 < seconds <= 86_405


@pytest.mark.parametrize(("story", "page"), [("form", "/webhook-waiting/"), ("page", "/answer/")])
def test_the_link_leads_to_the_page_of_who_keeps_the_time(stage: Stage, story: str, page: str) -> None:
    assert page in stage.asked(story)[0].link


@pytest.mark.parametrize("story", ["form", "page"])
def test_the_item_is_the_one_that_came_although_the_chat_node_replaces_it(stage: Stage, story: str) -> None:
    done = stage.over(story)
    assert all(set(sent) == {"data"} for sent in done.json("Send the question"))
    (item,) = done.items("Askfirst", 0)
    assert item["json"]["body"] == {"text": "Give them a good discount"}
    assert item["json"]["askfirst"]["status"] == "resolved"
