"""Webhooks of tools that know flat fields alone."""

from typing import Any

import httpx
import pytest

PATH = "/v1/hooks/score"
GIVEN = {"text": "Give them a good discount", "department": "sales", "recipient": "tom.berger@example.com"}


def test_json_and_both_kinds_of_form_say_the_same(client: httpx.Client) -> None:
    answers = [
        client.post(PATH, json=GIVEN),
        client.post(PATH, data=GIVEN),
        client.post(PATH, files={name: (None, value) for name, value in GIVEN.items()}),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    first = answers[0].json()
    assert all(answer.json() == first for answer in answers)
    assert first["decision"] == "clarify"
    assert first["issue_1_rule"] == "discount_without_conditions"
    assert first["options"] == first["issue_1_options"] == "10 % | 20 %"
    assert first["rules"] == "discount_without_conditions"  # the recipient says who "them" is


def test_the_answer_is_the_nested_one_made_flat(client: httpx.Client) -> None:
    flat = client.post(PATH, data={"text": GIVEN["text"], "department": "sales"}).json()
    nested = client.post("/v1/score", json={"text": GIVEN["text"], "department": "sales"}).json()
    for name in ("id", "confidence", "decision", "question", "combined_question", "proposed_interpretation"):
        assert flat[name] == nested[name]
    assert flat["issue_count"] == len(nested["issues"])
    for number, issue in enumerate(nested["issues"], 1):
        assert flat[f"issue_{number}_field"] == issue["field"]
        assert flat[f"issue_{number}_text"] == issue["span"]["text"]


@pytest.mark.parametrize("given", [GIVEN, {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027"}])
def test_every_answer_has_the_same_flat_fields(client: httpx.Client, given: dict[str, str]) -> None:
    answer = client.post(PATH, data=given).json()
    assert all(not isinstance(value, (dict, list)) for value in answer.values())
    assert list(answer) == list(client.post(PATH, json={"text": "x"}).json())


@pytest.mark.parametrize("name", ["format", "fields.format", "fields[format]"])
def test_other_names_are_what_is_known_beside_the_text(client: httpx.Client, name: str) -> None:
    given = {"text": "Send the Q3 report to tom@example.com", "required_fields": "format"}
    assert client.post(PATH, data=given).json()["issue_1_field"] == "format"
    assert client.post(PATH, data={**given, name: "PDF"}).json()["rules"] is None


@pytest.mark.parametrize(
    ("name", "mend"),
    [
        ("txt", "Did you mean `txt`? Send it as `text`."),
        ("Message", "Did you mean `Message`? Send it as `text`."),
        ("customer", "Add `text`."),
    ],
)
def test_a_text_that_came_under_another_name_is_pointed_at(client: httpx.Client, name: str, mend: str) -> None:
    problem = client.post(PATH, data={name: "Send it", "department": "sales"}).json()
    assert problem["errors"] == [{"path": "text", "message": "Missing", "mend": mend}]
    assert problem["detail"] == f"`text`: Missing. {mend}"


def test_empty_fields_are_as_good_as_absent(client: httpx.Client) -> None:
    empty = {"department": "", "language": "", "action": "", "is_ambiguous": "", "required_fields": "", "from": ""}
    assert (
        client.post(PATH, data={**empty, "text": "Send it"}).json()
        == client.post(PATH, data={"text": "Send it"}).json()
    )


@pytest.mark.parametrize(
    ("request_", "status", "path"),
    [
        ({"data": {"department": "sales"}}, 422, "text"),
        ({"data": {"text": " "}}, 422, "text"),
        ({"data": {"text": "Send it", "department": "astrology"}}, 422, "department"),
        ({"data": {"text": "Send it", "history": "x"}}, 422, "history"),
        ({"data": {"text": "Send it", "is_ambiguous": "perhaps"}}, 422, "is_ambiguous"),
        ({"data": {"text": "a\u0007b"}}, 422, "text"),
        ({"data": {"text": "Send it", **{f"n{number}": "x" for number in range(250)}}}, 400, None),
        ({"files": {"text": ("it.txt", b"Send it")}}, 422, "text"),
        ({"json": [1]}, 422, "$"),
        ({"json": {"text": "Call him", "a": {"customer": "Acme"}}}, 422, "a"),
        ({"json": {"text": "Call him", "a": ["x", {"customer": "Acme"}]}}, 422, "a"),
        ({"content": b"text=%ff", "headers": {"content-type": "application/x-www-form-urlencoded"}}, 400, None),
        ({"content": b"x", "headers": {"content-type": "multipart/form-data"}}, 400, None),
        ({"content": b"x", "headers": {"content-type": "multipart/form-data; boundary=b"}}, 400, None),
        ({"content": b"x", "headers": {"content-type": "text/plain"}}, 415, None),
        ({"content": b"x" * 70_000, "headers": {"content-type": "application/x-www-form-urlencoded"}}, 413, None),
    ],
)
def test_what_cannot_be_taken_is_a_problem(
    client: httpx.Client, request_: dict[str, Any], status: int, path: str | None
) -> None:
    answer = client.post(PATH, **request_)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert [error["path"] for error in answer.json()["errors"]] == ([path] if path else [])
