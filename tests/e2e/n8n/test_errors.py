"""What is wrong is said where the user looks, with what to do about it."""

import pytest

from tests.e2e.n8n.stage import Stage


@pytest.mark.parametrize(
    ("story", "message", "mend"),
    [
        ("wrong-key", "does not accept the API key", "askfirst key new"),
        ("unreachable", "cannot be reached at http://127.0.0.1:", "Change it in the credential"),
        ("nothing-open", 'No question of "Askfirst" is open', "from the outputs Ask and Waiting"),
        ("edited", 'The field "askfirstWake" is missing', "Include Other Input Fields"),
        ("bad-json", '"Fields" is not valid JSON', ""),
        ("too-short", 'A "Time to Answer" of 0.08 minutes is too short', "60 seconds or more"),
    ],
)
def test_the_error_says_what_to_do(stage: Stage, story: str, message: str, mend: str) -> None:
    done = stage.over(story)
    assert done.status == "error"
    assert done.error is not None
    assert message in done.error["message"]
    assert mend in (done.error.get("description", ""))
    assert done.error["context"].get("itemIndex", 0) == 0


def test_the_error_names_the_item(stage: Stage) -> None:
    done = stage.over("second-wrong")
    assert done.error is not None
    assert done.error["context"]["itemIndex"] == 1
    assert "astrology" in done.error["description"]


def test_a_question_whose_answer_nobody_waits_for_is_said_in_the_node(stage: Stage) -> None:
    (run,) = stage.over("no-wait").of("Askfirst")
    assert [hint for hint in run.hints if "No Askfirst Wait comes after this node" in hint]
    assert stage.over("form").of("Askfirst")[0].hints == []


def test_what_the_service_is_asked_too_fast_is_asked_again_when_it_says(stage: Stage) -> None:
    """It takes a request every two seconds, and answers 429 with Retry-After in between."""
    (run,) = stage.over("limited").of("Carry it out")
    (asked,) = stage.over("limited").of("Askfirst")
    assert len(run.items()) == 3
    assert run.started - asked.started >= 3


def test_where_errors_go_on_the_item_is_never_clear(stage: Stage) -> None:
    done = stage.over("unreachable-goes-on")
    assert done.status == "success"
    assert done.items("Askfirst", 0) == []
    (failed,) = done.json("Askfirst", 1)
    assert "cannot be reached" in failed["error"]


def test_by_setting_an_unreachable_service_is_a_best_guess_at_high_risk(stage: Stage) -> None:
    (guess,) = stage.over("unreachable-guess").json("Carry it out with care")
    assert guess["instruction"] == "Give them a good discount"
    assert guess["risk"] == "high"
    assert guess["safe_to_proceed"] is False
