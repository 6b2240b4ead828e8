"""The loop inside a sub-workflow, and begun by hand in the editor."""

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


def test_a_workflow_that_called_one_with_the_loop_inside_goes_on_when_that_is_over(stage: Stage) -> None:
    done = stage.over("parent")
    assert done.status == "success"
    (work,) = done.json("Afterwards")
    assert work["instruction"].endswith("them: Acme Ltd")
    assert len(stage.asked("sub")) == 2


def test_a_manual_run_waits_and_goes_on_as_any_other(stage: Stage) -> None:
    stage.run_by_hand("manual")
    done = stage.over("manual")
    assert done.mode == "manual"
    (work,) = done.json("Carry it out")
    assert work["instruction"].endswith(DISCOUNT)
