"""A problem's title says what was wrong: the instruction, the answer, or something else in the request."""

from typing import Any

import httpx
import pytest

OPENED = {"text": "Give them a good discount", "department": "sales"}


@pytest.mark.parametrize(
    ("body", "slug"),
    [
        ({"text": 5}, "invalid-instruction"),
        ({"text": "x", "history": "none"}, "invalid-instruction"),
        ({"instruction": {"text": "x", "departement": "sales"}}, "invalid-instruction"),
        ({"text": "x", "department": "astrology"}, "invalid-instruction"),
        ({"text": "x", "timeout": "soon"}, "invalid-request"),
        ({"text": "x", "callback_uri": "http://127.0.0.1"}, "invalid-request"),
        ({"text": "x", "chain": [{"role": ""}]}, "invalid-request"),
        ({"text": "x", "questions": [" "]}, "invalid-request"),
        ({"text": "x", "original_message_id": "\u0000"}, "invalid-request"),
    ],
)
def test_what_a_clarification_is_opened_with(client: httpx.Client, body: dict[str, Any], slug: str) -> None:
    problem = client.post("/v1/clarifications", json=body)
    assert (problem.status_code, problem.json()["type"]) == (422, f"/problems/{slug}")
    assert ("instruction" in problem.json()["title"].lower()) is (slug == "invalid-instruction")


@pytest.mark.parametrize(
    ("body", "slug"),
    [
        ({"value": "x" * 20_001}, "invalid-answer"),
        ({"clarifications": [{"value": []}]}, "invalid-answer"),
        ({"value": "x", "request_id": "another"}, "invalid-answer"),
        ({"value": "x", "surprise": 1}, "invalid-request"),
    ],
)
def test_what_is_answered(client: httpx.Client, body: dict[str, Any], slug: str) -> None:
    id_ = client.post("/v1/clarifications", json=OPENED).json()["id"]
    problem = client.post(f"/v1/clarifications/{id_}/answers", json=body)
    assert (problem.status_code, problem.json()["type"]) == (422, f"/problems/{slug}")


def test_feedback_is_no_instruction(client: httpx.Client) -> None:
    problem = client.post("/v1/feedback", json={"verdict": "splendid", "assessment_id": "asm_1"}).json()
    assert problem["type"] == "/problems/invalid-request"
