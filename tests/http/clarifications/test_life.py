"""From the first question to the outcome, by either replica."""

from typing import Any

import pytest

from tests.http.clarifications.bot import CLEAR, Bot

NOWHERE = "clr_" + 32 * "0"


def test_a_clear_instruction_opens_nothing(bot: Bot) -> None:
    answer = bot.http.post("/v1/clarifications", json=CLEAR)
    assert answer.status_code == 200
    assert "location" not in answer.headers
    seen = answer.json()
    assert (seen["id"], seen["status"], seen["question"], seen["answer_url"]) == (None, "clear", None, None)
    assert seen["assessment"]["decision"] == "proceed"


def test_one_question_after_the_other_and_then_the_instruction(bot: Bot, other: Bot) -> None:
    answer = bot.opens(to={"id": "anna", "role": "director_agent"})
    assert answer.status_code == 201
    first = answer.json()
    assert answer.headers["location"] == f"/v1/clarifications/{first['id']}"
    assert first["level"]["role"] == "director_agent"
    assert first["question"]["options"] == ["10 %", "20 %"]
    second = other.answers(first["id"], "the second", **{"from": "anna"}).json()
    assert second["answers"][0] | {"explanation": None} == {
        "question_id": "q1",
        "field": "discount_conditions",
        "value": "20 %",
        "said": "the second",
        "outcome": "answered",
        "resolved": True,
        "by": "anna",
        "explanation": None,
    }
    assert second["question"]["id"] == "q2"
    last = bot.answers(first["id"], "Acme Ltd", "q2").json()
    assert (last["status"], last["workflow_state"], last["decision"]) == ("resolved", "EXECUTING", "proceed")
    assert "them: Acme Ltd" in last["updated_instruction"]["text"]
    assert "Request:\nGive them a good discount" in last["prompt"]
    assert other.sees(first["id"]) == last


def test_the_protocols_response_is_an_answer(bot: Bot) -> None:
    opened = bot.opened(mode="all_at_once")
    assert len(opened["questions"]) == 2
    response = {
        "request_id": opened["id"],
        "from": "anna",
        "to": "bot-7",
        "timestamp": "2026-11-21T12:00:00Z",
        "clarifications": [
            {"field": "discount_conditions", "value": "15 % until 31 March", "explanation": "as last year"},
            {"question_id": "q2", "value": "Acme Ltd"},
        ],
    }
    seen = bot.answers(opened["id"], **response).json()
    assert (seen["status"], seen["answers"][0]["explanation"]) == ("resolved", "as last year")


def test_the_callers_own_questions_are_asked_whatever_the_score(bot: Bot) -> None:
    opened = bot.opened(**CLEAR, questions=["Which store?", "Which colour?"], requires_handoff=True, context_text="A.")
    bot.answers(opened["id"], "Berlin")
    seen = bot.answers(opened["id"], "red", "q2").json()
    assert (seen["status"], seen["handoff"]) == ("resolved", True)
    assert seen["prompt"].startswith("Context:\nA.\n")


def test_a_question_that_is_skipped_leaves_an_assumption(bot: Bot) -> None:
    opened = bot.opened(questions=["Which store?"])
    seen = bot.answers(opened["id"], outcome="skipped").json()
    assert (seen["status"], seen["answers"][0]["outcome"]) == ("resolved", "skipped")
    assert seen["assumptions"][0]["because"] == "skipped"


def test_escalated_by_hand_up_to_the_best_guess(bot: Bot) -> None:
    opened = bot.opened(chain=[{"role": "anna"}, {"role": "boss", "timeout": 20}])
    seen = bot.http.post(f"/v1/clarifications/{opened['id']}/escalate").json()
    assert (seen["status"], seen["level"]["role"], seen["level"]["timeout"]) == ("pending", "boss", 20)
    seen = bot.http.post(f"/v1/clarifications/{opened['id']}/escalate", json={}).json()
    assert (seen["status"], seen["ended"]) == ("best_guess", "escalated")
    refused = bot.http.post(f"/v1/clarifications/{opened['id']}/escalate")
    assert (refused.status_code, refused.json()["recorded"]["status"]) == (409, "best_guess")


def test_cancelled_twice_is_cancelled_once(bot: Bot) -> None:
    opened = bot.opened()
    for body in ({"from": "bot-7"}, None):
        answer = bot.http.post(f"/v1/clarifications/{opened['id']}/cancel", json=body)
        assert (answer.status_code, answer.json()["status"], answer.json()["version"]) == (200, "cancelled", 2)
    assert bot.http.post(f"/v1/clarifications/{opened['id']}/escalate").status_code == 409


def test_a_bare_answer_is_refused_once_a_second_question_was_asked(bot: Bot) -> None:
    opened = bot.opened()
    assert bot.answers(opened["id"], "20 %").status_code == 200
    refused = bot.answers(opened["id"], "20 %")
    assert (refused.status_code, refused.json()["errors"][0]["path"]) == (422, "question_id")


def test_double_answers(bot: Bot, other: Bot) -> None:
    opened = bot.opened()
    bot.answers(opened["id"], "20 %", "q1")
    assert other.answers(opened["id"], "20 %", "q1").status_code == 200
    conflict = other.answers(opened["id"], "10 %", "q1")
    assert (conflict.status_code, conflict.json()["recorded"]["value"]) == (409, "20 %")


def test_a_late_answer_is_kept_and_changes_nothing(bot: Bot) -> None:
    opened = bot.opened(questions=["Which store?"])
    resolved = bot.answers(opened["id"], "Berlin").json()
    late = bot.answers(opened["id"], "Paris", "q1")
    assert (late.status_code, late.json()["recorded"]["status"]) == (409, "resolved")
    seen = bot.sees(opened["id"])
    assert seen["late_answers"][0]["value"] == "Paris"
    assert seen["updated_instruction"] == resolved["updated_instruction"]
    assert bot.answers(opened["id"], "Berlin", "q1").status_code == 200


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({}, "text"),
        ({"text": "Send it", "instruction": "Send it"}, "instruction"),
        ({"instruction": "Send it", "department": "sales"}, "department"),
        ({"instruction": {"text": "Send it", "department": "tax"}}, "instruction.department"),
        ({"text": "Send it", "department": "tax"}, "department"),
        ({"text": "Send it", "timeout": 0}, "timeout"),
        ({"text": "Send it", "chain": [{"role": "a"}, {"role": "a"}]}, "chain[1].role"),
        ({"text": "Send it", "callback_url": "ftp://x"}, "callback_url"),
        ({"text": "Send it", "callback_url": "http://"}, "callback_url"),
        ({"text": "Send it", "questions": ["A?", "a?"]}, "questions[1]"),
        ({"text": "Send it", "timeouts": 5}, "timeouts"),
    ],
)
def test_bad_requests_name_the_field(bot: Bot, body: dict[str, Any], path: str) -> None:
    answer = bot.http.post("/v1/clarifications", json=body)
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({}, "value"),
        ({"value": " "}, "value"),
        ({"value": "x", "clarifications": [{"value": "y"}]}, "value"),
        ({"value": "x", "question_id": "q9"}, "question_id"),
        ({"value": "x", "field": "colour"}, "field"),
        ({"value": "x", "outcome": "skipped"}, "value"),
        ({"value": "x", "request_id": NOWHERE}, "request_id"),
    ],
)
def test_bad_answers_name_the_field(bot: Bot, body: dict[str, Any], path: str) -> None:
    opened = bot.opened()
    answer = bot.answers(opened["id"], **body)
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)
    assert bot.sees(opened["id"])["version"] == 1


@pytest.mark.parametrize("id_", [NOWHERE, "clr_1", "x", "%2e%2e"])
def test_what_is_not_there(bot: Bot, id_: str) -> None:
    for method, path in (("GET", ""), ("POST", "/escalate"), ("POST", "/cancel")):
        assert bot.http.request(method, f"/v1/clarifications/{id_}{path}").status_code == 404
    assert bot.answers(id_, "x").status_code == 404


def test_other_methods_are_refused_with_those_there_are(bot: Bot) -> None:
    allow = {
        "": "GET, HEAD, OPTIONS, POST",
        f"/{NOWHERE}": "GET, HEAD, OPTIONS",
        f"/{NOWHERE}/answers": "OPTIONS, POST",
    }
    for path, allowed in allow.items():
        refused = bot.http.delete(f"/v1/clarifications{path}")
        assert (refused.status_code, refused.headers["allow"]) == (405, allowed)


def test_newest_first_by_label_and_page(bot: Bot, other: Bot) -> None:
    ids = [bot.opened(**{"from": "lister", "questions": ["Which store?"]})["id"] for _ in range(3)]
    bot.answers(ids[1], "Berlin")
    listed = other.lists(**{"from": "lister", "limit": 2})
    assert [one["id"] for one in listed["clarifications"]] == [ids[2], ids[1]]
    rest = other.lists(**{"from": "lister", "limit": 2, "cursor": listed["cursor"]})
    assert ([one["id"] for one in rest["clarifications"]], rest["cursor"]) == ([ids[0]], None)
    resolved = other.lists(**{"from": "lister", "status": "resolved"})
    assert [one["id"] for one in resolved["clarifications"]] == [ids[1]]


@pytest.mark.parametrize("query", ["limit=0", "limit=x", "status=open", "cursor=abc", "colour=red", "limit=1&limit=2"])
def test_bad_queries_are_refused(bot: Bot, query: str) -> None:
    answer = bot.http.get(f"/v1/clarifications?{query}")
    assert (answer.status_code, bool(answer.json()["errors"])) == (400, True)
