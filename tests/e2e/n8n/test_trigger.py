"""Example 5: a workflow that runs when a question is escalated, or when the same is often unclear."""

import httpx

from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import TWO_QUESTIONS
from tests.e2e.n8n.waiting import until


def test_an_escalation_is_told_to_the_next_level(stage: Stage) -> None:
    stage.over("batch-service")

    def told() -> set[str]:
        return {asked.to for asked in stage.asked("trigger")}

    until(lambda: "second" in told(), "the escalation is told")
    assert "first" not in told()
    assert any(asked.text.startswith("Nobody has answered: What") for asked in stage.asked("trigger"))


def test_what_is_often_unclear_between_two_agents_becomes_a_suggestion(stage: Stage) -> None:
    with service(stage) as http:
        for _ in range(11):
            body = TWO_QUESTIONS | {"department": "sales", "from": "sales-bot", "to": "crm-bot"}
            http.post("/v1/score", json=body).raise_for_status()

    def suggestions() -> list[str]:
        return [asked.text for asked in stage.asked("trigger") if asked.to == "operations"]

    until(suggestions, "the suggestion is told")
    assert len(suggestions()) == 1
    assert "undefined" not in suggestions()[0]


def test_a_workflow_that_is_taken_off_the_air_unsubscribes(stage: Stage) -> None:
    """Runs last in this file: afterwards no event comes any more."""
    with service(stage) as http:
        assert len(http.get("/v1/subscriptions").json()["subscriptions"]) == 1
        stage.rest.deactivate("trigger")
        until(lambda: not http.get("/v1/subscriptions").json()["subscriptions"], "the subscription is gone")


def service(stage: Stage) -> httpx.Client:
    account = stage.accounts["keeping"]
    headers = {"Authorization": f"Bearer {account['apiKey']}"}
    return httpx.Client(base_url=account["baseUrl"], headers=headers, timeout=20, trust_env=False)
