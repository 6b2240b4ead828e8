"""Example 3: ten items at once, each with a fate of its own."""

from collections import Counter

import pytest

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT, MIXED

STORIES = pytest.mark.parametrize("story", ["batch-service", "batch-workflow"])


@STORIES
def test_every_item_comes_out_once_with_its_own_outcome(stage: Stage, story: str) -> None:
    done = stage.over(story, seconds=300)
    assert done.status == "success"
    worked = {item["id"]: item["instruction"] for item in done.json("Carry it out")}
    assert sorted(worked) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [worked[number] for number in (1, 2, 3, 4)] == MIXED[:4]
    assert [DISCOUNT in worked[number] for number in (5, 6, 7, 8)] == [True, True, True, False]
    assert worked[7].endswith("them: Acme Ltd")
    guessed = {item["id"]: item["risk"] for item in done.json("Carry it out with care")}
    assert guessed == {9: "medium", 10: "medium"}
    assert len(done.items("Carry it out")) + len(done.items("Carry it out with care")) == 10


@STORIES
def test_clear_items_do_not_wait_for_the_others(stage: Stage, story: str) -> None:
    done = stage.over(story, seconds=300)
    first, *_ = done.of("Carry it out")
    assert [item["json"]["id"] for item in first.items()] == [1, 2, 3, 4]
    assert first.started < done.of("Askfirst Wait")[0].started


@STORIES
def test_nobody_is_asked_the_same_twice(stage: Stage, story: str) -> None:
    stage.over(story, seconds=300)
    messages = Counter((asked.about, asked.to) for asked in stage.asked(story))
    assert messages == {
        ("5", "first"): 1,
        ("6", "first"): 1,
        ("7", "first"): 2,
        ("8", "first"): 1,
        ("9", "first"): 1,
        ("10", "first"): 1,
        ("10", "second"): 1,
    }


@pytest.mark.parametrize(("story", "level", "late"), [("batch-service", 20, 15), ("batch-workflow", 60, 75)])
def test_silence_is_escalated_at_the_deadline(stage: Stage, story: str, level: float, late: float) -> None:
    """Late by up to a minute with the workflow's own timer: n8n looks for waits of under a minute once a minute."""
    stage.over(story, seconds=300)
    first, second = (asked.at for asked in stage.asked(story) if asked.about == "10")
    assert level - 1 <= second - first <= level + late


@STORIES
def test_every_item_is_paired_with_the_one_it_was(stage: Stage, story: str) -> None:
    """`id` is read by n8n's own pairing, through the loop: `$('One item each').item`."""
    done = stage.over(story, seconds=300)
    for output, name in ((0, "Carry it out"), (1, "Carry it out with care")):
        came = [item["id"] for item in done.json("Askfirst", output)]
        assert [item["id"] for item in done.json(name)] == came
