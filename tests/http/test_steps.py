"""`POST /v1/clarifications/step` as a workflow uses it: against the real service, nothing kept anywhere."""

import random
import string
import time
from typing import Any

import httpx
import pytest

from tests.http.service import serving

DISCOUNT = {"text": "Give them a good discount", "department": "sales"}
CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}
TIMES = {"timestamp", "updated_at", "level", "context"}


def step(client: httpx.Client, **body: Any) -> httpx.Response:
    return client.post("/v1/clarifications/step", json=body)


def opened(client: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = step(client, instruction=DISCOUNT, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def moved(client: httpx.Client, before: dict[str, Any], event: Any, **details: Any) -> dict[str, Any]:
    answer = step(client, context=before["context"], event=event, **details)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: httpx.Response, status: int, slug: str) -> dict[str, Any]:
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["type"]) == (status, f"/problems/{slug}"), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    return problem


def test_a_clear_instruction_opens_nothing(client: httpx.Client) -> None:
    seen = step(client, instruction=CLEAR).json()
    assert (seen["status"], seen["decision"], seen["id"], seen["context"]) == ("clear", "proceed", None, None)
    assert seen["updated_instruction"] == {"text": CLEAR["text"], "fields": {}}
    assert seen["assessment"]["decision"] == "proceed"


def test_from_question_to_updated_instruction(client: httpx.Client) -> None:
    first = opened(client, to={"id": "anna", "role": "director_agent"}, original_message_id="m-1")
    assert (first["status"], first["workflow_state"]) == ("pending", "AWAITING_CLARIFICATION")
    assert first["question"]["options"] == ["10 %", "20 %"]
    assert (first["level"]["role"], first["level"]["timeout"]) == ("director_agent", 60)
    assert first["to"] == {"id": "anna", "role": "director_agent"}
    second = moved(client, first, "answered", value="the second", **{"from": "anna"})
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
    done = moved(client, second, "answered", value="Acme Ltd", question_id=second["question"]["id"])
    assert (done["status"], done["level"], done["question"]) == ("resolved", None, None)
    assert done["updated_instruction"]["fields"] == {"discount_conditions": "20 %"}
    assert done["risk"] == {"level": "none", "reasons": [], "safe_to_proceed": True}


def test_an_instruction_may_be_its_text_alone(client: httpx.Client) -> None:
    assert step(client, instruction="Send it to him").json()["status"] == "pending"


def test_silence_climbs_the_chain_and_ends_in_a_best_guess(client: httpx.Client) -> None:
    seen = opened(client, timeout=90)
    roles = []
    while seen["status"] == "pending":
        roles.append((seen["level"]["role"], seen["level"]["timeout"]))
        seen = moved(client, seen, "timed_out")
    assert roles == [(role, 90) for role in ("task_agent", "director_agent", "business_manager", "human_operator")]
    assert (seen["status"], seen["ended"]) == ("best_guess", "timed_out")
    assert seen["answers"][0]["outcome"] == "timed_out"
    assert seen["proposed_interpretation"].startswith("no discount is given")
    assert [one["because"] for one in seen["assumptions"]] == ["timed_out", "not_asked"]


def test_only_timed_out_ends_the_wait(client: httpx.Client) -> None:
    """The caller keeps the time: an answer that it hands over came before its timer."""
    seen = opened(client, chain=[{"role": "one", "timeout": 1}])
    time.sleep(1.1)
    assert moved(client, seen, "answered", value="20 %")["question"]["id"] == "q2"


def test_an_event_may_be_an_object(client: httpx.Client) -> None:
    seen = opened(client)
    beside = moved(client, seen, "answered", value="20 %", question_id="q1")
    inside = moved(client, seen, {"type": "answered", "value": "20 %", "question_id": "q1"})
    assert strip(beside) == strip(inside)


def test_an_old_context_repeats_its_step_and_changes_nothing_else(client: httpx.Client) -> None:
    first = opened(client)
    once = moved(client, first, "answered", value="20 %")
    later = moved(client, once, "answered", value="Acme", question_id="q2")
    again = moved(client, first, "answered", value="20 %")
    assert strip(again) == strip(once)
    assert later["status"] == "resolved"
    other = moved(client, first, "skipped")
    assert other["answers"][0]["outcome"] == "skipped"


def strip(seen: dict[str, Any]) -> dict[str, Any]:
    """All but what says when it was."""
    return {name: value for name, value in seen.items() if name not in TIMES}


@pytest.mark.parametrize(
    ("event", "status", "ended"),
    [("cancelled", "cancelled", "cancelled"), ("escalated", "pending", None), ("skipped", "pending", None)],
)
def test_other_events(client: httpx.Client, event: str, status: str, ended: str | None) -> None:
    seen = moved(client, opened(client), event)
    assert (seen["status"], seen["ended"]) == (status, ended)


def test_several_answers_at_once(client: httpx.Client) -> None:
    seen = step(client, instruction={"text": "Deploy build 12", "required_fields": ["environment", "approver"]}).json()
    answers = [{"field": "environment", "value": "staging"}, {"field": "approver", "value": "Ana", "explanation": "x"}]
    done = moved(client, seen, "answered", clarifications=answers)
    assert done["updated_instruction"]["fields"] == {"environment": "staging", "approver": "Ana"}


def test_a_form_has_all_questions_at_once(client: httpx.Client) -> None:
    seen = opened(client, mode="all_at_once")
    assert [question["id"] for question in seen["questions"]] == ["q1", "q2"]


def test_own_questions_for_a_clear_instruction(client: httpx.Client) -> None:
    own = ["Which currency?", {"text": "Which colour?", "options": ["red", "blue"], "field": "colour"}]
    seen = step(client, instruction=CLEAR, questions=own, context_text="Price list", requires_handoff=True).json()
    assert (seen["status"], seen["question"]["text"]) == ("pending", "Which currency?")
    seen = moved(client, seen, "answered", value="EUR")
    seen = moved(client, seen, "answered", value="the last one", question_id="q2")
    assert (seen["handoff"], seen["updated_instruction"]["fields"]) == (True, {"colour": "blue"})
    assert "- Which currency? -> EUR" in seen["prompt"]


def test_a_bare_answer_to_one_of_two_is_refused_with_what_is_open(client: httpx.Client) -> None:
    seen = moved(client, opened(client), "answered", value="20 %")
    problem = refused(step(client, context=seen["context"], event="answered", value="20 %"), 422, "invalid-answer")
    assert problem["errors"][0]["path"] == "question_id"
    assert "q2" in problem["detail"]


def test_a_second_answer_is_refused_with_the_first(client: httpx.Client) -> None:
    seen = moved(client, opened(client), "answered", value="20 %")
    same = step(client, context=seen["context"], event="answered", value="20 %", question_id="q1")
    assert (same.status_code, same.json()["version"]) == (200, seen["version"])
    other = step(client, context=seen["context"], event="answered", value="10 %", question_id="q1")
    assert refused(other, 409, "already-answered")["recorded"]["value"] == "20 %"


def test_a_late_answer_is_told_what_was_decided(client: httpx.Client) -> None:
    seen = opened(client, chain=[{"role": "one"}])
    ended = moved(client, seen, "timed_out")
    late = step(client, context=ended["context"], event="answered", value="20 %", question_id="q1")
    recorded = refused(late, 409, "clarification-closed")["recorded"]
    assert (recorded["status"], recorded["answers"]) == ("best_guess", ended["answers"])
    assert recorded["late_answers"][0]["value"] == "20 %"
    assert moved(client, recorded, "timed_out")["late_answers"] == recorded["late_answers"]


def test_what_has_ended_cannot_be_cancelled(client: httpx.Client) -> None:
    ended = moved(client, opened(client, chain=[{"role": "one"}]), "timed_out")
    refused(step(client, context=ended["context"], event="cancelled"), 409, "clarification-closed")


def test_a_changed_context_is_refused(client: httpx.Client) -> None:
    context = opened(client)["context"]
    for broken in (context[:-3], context.replace("afc1", "afc2"), f"{context[:50]}x{context[51:]}", "x"):
        refused(step(client, context=broken, event="timed_out"), 422, "context-altered")


def test_a_context_of_another_service_is_refused_and_a_common_secret_shares_it(client: httpx.Client) -> None:
    context = opened(client)["context"]
    with serving(secret="one secret for both replicas") as one, serving(secret="one secret for both replicas") as two:
        with httpx.Client(base_url=one.url, trust_env=False) as first:
            refused(step(first, context=context, event="timed_out"), 422, "context-foreign")
            seen = opened(first)
        with httpx.Client(base_url=two.url, trust_env=False) as second:
            assert moved(second, seen, "timed_out")["level"]["index"] == 1


def test_a_chat_s_context_is_none_of_a_clarification(client: httpx.Client) -> None:
    context = client.post("/v1/converse", json={"message": "Tell me about it"}).json()["context"]
    refused(step(client, context=context, event="timed_out"), 422, "context-altered")


def test_what_is_too_large_to_be_carried_says_so(client: httpx.Client) -> None:
    noise = iter(random.Random(1).choices(string.ascii_letters + string.digits, k=57_000))
    text, *others = ("".join(next(noise) for _ in range(19_000)) for _ in range(3))
    history = [{"role": "user", "content": other} for other in others]
    body = DISCOUNT | {"text": f"Give them a good discount {text}", "history": history}
    with httpx.Client(base_url=client.base_url, timeout=60, trust_env=False) as patient:
        refused(step(patient, instruction=body, questions=["Which one?"]), 413, "context-too-large")


@pytest.mark.parametrize(
    ("body", "slug", "path"),
    [
        ({}, "invalid-request", None),
        ({"instruction": "x", "context": "y"}, "invalid-request", None),
        ({"instruction": "Send it", "surprise": 1}, "invalid-request", "surprise"),
        ({"instruction": {"text": " "}}, "invalid-instruction", "instruction.text"),
        ({"instruction": {"text": "x", "department": "moon"}}, "invalid-instruction", "instruction.department"),
        ({"instruction": "Send it", "chain": []}, "invalid-request", "chain"),
        ({"instruction": "x", "questions": ["a", "A"]}, "invalid-request", "questions[1]"),
        ({"instruction": "Send it", "max_turns": 4}, "invalid-request", "max_turns"),
        ({"instruction": "Send it", "questions": ["q"] * 11}, "invalid-request", "questions"),
        ({"context": "x"}, "invalid-request", "event"),
        ({"context": "x", "event": "answered"}, "invalid-answer", "value"),
        ({"context": "x", "event": "answered", "value": " "}, "invalid-answer", "value"),
        ({"context": "x", "event": "skipped", "value": "y"}, "invalid-answer", "value"),
        ({"context": "x", "event": {"type": "answered", "value": "y"}, "value": "y"}, "invalid-answer", "event"),
    ],
)
def test_a_bad_body_is_refused_by_name(client: httpx.Client, body: dict[str, Any], slug: str, path: str | None) -> None:
    answer = client.post("/v1/clarifications/step", json=body)
    problem = refused(answer, 422, slug)
    assert path is None or problem["errors"][0]["path"] == path, problem
