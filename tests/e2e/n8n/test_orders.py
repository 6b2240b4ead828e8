"""Clear above Ask on the canvas, as the examples have it, and below."""

import pytest

from tests.e2e.n8n.stage import Stage


@pytest.mark.parametrize(("story", "first"), [("order-above", "Carry it out"), ("order-below", "Askfirst Wait")])
def test_the_upper_branch_runs_first_and_nothing_is_lost_either_way(stage: Stage, story: str, first: str) -> None:
    done = stage.over(story)
    assert sorted(item["id"] for item in done.json("Carry it out")) == [1, 2]
    runs = [run.node for run in done.runs if run.node in {"Carry it out", "Askfirst Wait"}]
    assert runs[0] == first
