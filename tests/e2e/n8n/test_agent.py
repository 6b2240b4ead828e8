"""Examples 4, 9 and 10: an agent asks before it acts, has its tools approved, and asks a colleague."""

import pytest

from tests.e2e.n8n.people import answer
from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import CLEAR, DISCOUNT, ONE_QUESTION
from tests.e2e.n8n.test_trigger import service
from tests.e2e.n8n.waiting import until


def test_the_agent_asks_instead_of_acting_on_an_unclear_instruction(stage: Stage) -> None:
    before = stage.asked("agent")
    answer = stage.rest.call("agent", ONE_QUESTION).json()
    assert answer["output"].startswith("What percentage is the discount")
    assert stage.asked("agent") == before


def test_the_agent_acts_on_a_clear_one(stage: Stage) -> None:
    answer = stage.rest.call("agent", CLEAR).json()
    assert answer["output"] == f"Done: {CLEAR['text']}"
    assert [(asked.to, asked.text) for asked in stage.asked("agent")] == [("billing", CLEAR["text"])]


@pytest.mark.parametrize(
    ("story", "reply", "told", "orders"),
    [
        ("review-yes", "Approve", f"Done: {ONE_QUESTION['text']}", [ONE_QUESTION["text"]]),
        ("review-no", "Decline", "User rejected the tool call", []),
        ("review-other", "only with 5 % for orders over EUR 100", "only with 5 % for orders", []),
    ],
)
def test_a_person_approves_or_declines_what_the_agent_wants_to_do(
    stage: Stage, story: str, reply: str, told: str, orders: list[str]
) -> None:
    stage.begin(story)
    stage.parked(story)
    assert stage.asked(story) == []
    with service(stage) as http:

        def pending() -> list[str]:
            listed = http.get("/v1/clarifications", params={"status": "pending"}).json()["clarifications"]
            return [one["answer_url"] for one in listed if one["question"]["text"] == "Shall this be done?"]

        (link,) = until(pending, "the question is in the inbox")
    answer(link, reply)
    (output,) = stage.over(story).json("Tell the user")
    assert told in output["output"]
    assert [asked.text for asked in stage.asked(story)] == orders


def test_what_nobody_approves_in_time_is_not_done(stage: Stage) -> None:
    """The service says so; the person had six seconds."""
    stage.begin("review-silence")
    done = stage.over("review-silence", seconds=30)
    (output,) = done.json("Tell the user")
    assert "User rejected the tool call" in output["output"]
    assert stage.asked("review-silence") == []


def test_an_approval_without_an_agent_is_an_item_that_says_no_after_the_deadline(stage: Stage) -> None:
    stage.begin("approval")
    (answer,) = stage.over("approval", seconds=30).json("Askfirst")
    assert answer["data"] == {"approved": False, "status": "best_guess"}


def test_an_agent_goes_on_when_the_colleague_has_answered(stage: Stage) -> None:
    (output,) = stage.over("colleague").json("Tell the user")
    assert output["output"] == f"Done: {ONE_QUESTION['text']}"
    question, order = stage.asked("colleague")
    assert question.to == "human_operator"
    assert order.text.splitlines() == [ONE_QUESTION["text"], f"discount conditions: {DISCOUNT}"]
