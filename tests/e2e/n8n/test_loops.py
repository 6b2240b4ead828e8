"""The loop of Askfirst inside others: nothing is lost or asked twice, and no silence counts before its question."""

from collections import Counter

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


def test_two_pairs_in_series_inside_loop_over_items(stage: Stage) -> None:
    """Each Askfirst Wait waits for the nearest Askfirst: both ask, and the second one's links work."""
    done = stage.over("series")
    assert done.status == "success"
    assert Counter(asked.about for asked in stage.asked("series")) == {"1": 2, "2": 2}
    assert [item["json"]["id"] for item in done.of("Afterwards")[-1].items()] == [1, 2]
    assert all(DISCOUNT in item["instruction"] for item in done.json("Carry it out"))


def test_rounds_of_loop_over_items_are_asked_and_timed_one_after_the_other(stage: Stage) -> None:
    done = stage.over("rounds", seconds=200)
    assert done.status == "success"
    asked = [(one.about, one.to) for one in stage.asked("rounds")]
    assert asked == [("1", "first"), ("1", "second"), ("3", "first")]
    first, second, _ = stage.asked("rounds")
    assert 59 <= second.at - first.at <= 135
    assert [[item["json"]["id"] for item in run.items()] for run in done.of("Carry it out")] == [[1, 2], [3, 4]]
    assert [item["json"]["id"] for run in done.of("Afterwards") for item in run.items()] == [1, 2, 3, 4]


def test_a_sub_workflow_returns_all_of_its_items(stage: Stage) -> None:
    done = stage.over("parent-many")
    assert done.status == "success"
    assert [item["id"] for item in done.json("Afterwards")] == [1, 2, 3]
    assert [DISCOUNT in item["instruction"] for item in done.json("Afterwards")] == [False, True, True]


def test_two_messages_beside_each_other_are_both_sent_before_the_wait(stage: Stage) -> None:
    done = stage.over("both")
    assert done.status == "success"
    (work,) = done.json("Carry it out")
    assert work["instruction"].endswith("them: Acme Ltd")
    both = {"Send the question", "Send it by mail, too"}
    runs = [run.node for run in done.runs if run.node in {*both, "Askfirst Wait"}]
    assert [{*runs[:2]}, runs[2], {*runs[3:5]}, runs[5]] == [both, "Askfirst Wait"] * 2
    assert len(stage.asked("both")) == 4
