"""Many instructions at once: in order, each on its own, with the packs of the service."""

import json

import httpx
import pytest

CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}
UNCLEAR = {"text": "Give them a good discount", "department": "sales"}


def test_each_one_gets_what_it_would_get_alone(client: httpx.Client) -> None:
    given = [CLEAR, UNCLEAR, {"text": "Send it"}] * 30
    answer = client.post("/v1/score/batch", json={"instructions": given})
    assert answer.status_code == 200
    alone = [client.post("/v1/score", json=one).json() for one in given[:3]]
    assert answer.json() == {"assessments": alone * 30, "failed": []}


def test_a_bad_one_does_not_lose_the_others(client: httpx.Client) -> None:
    given = [CLEAR, {"txt": "x"}, 7, {"text": "Send it", "department": "astrology"}, {"text": "a\u0007b"}, UNCLEAR]
    answer = client.post("/v1/score/batch", json={"instructions": given}).json()
    assert answer["failed"] == [1, 2, 3, 4]
    assert [entry.get("decision") for entry in answer["assessments"]] == ["proceed", *[None] * 4, "clarify"]
    for index in answer["failed"]:
        entry = answer["assessments"][index]
        assert entry["index"] == index
        assert entry["problem"]["status"] == 422
        assert entry["problem"]["instance"] == f"/v1/score/batch#/instructions/{index}"
    paths = [answer["assessments"][index]["problem"]["errors"][0]["path"] for index in answer["failed"]]
    assert paths == ["txt", "$", "department", "text"]


def test_the_example_of_the_description_is_what_is_answered(client: httpx.Client) -> None:
    described = client.get("/docs/openapi.json").json()["paths"]["/v1/score/batch"]["post"]
    given = described["requestBody"]["content"]["application/json"]["examples"]["batch"]["value"]
    shown = described["responses"]["200"]["content"]["application/json"]["examples"]["batch"]["value"]
    assert client.post("/v1/score/batch", json=given).json() == shown
    assert shown["failed"] == [2]


def test_a_plain_list_will_do(client: httpx.Client) -> None:
    assert client.post("/v1/score/batch", json=[CLEAR]).json()["assessments"][0]["decision"] == "proceed"


def test_lines_are_answered_in_lines(client: httpx.Client) -> None:
    body = f'{json.dumps(CLEAR)}\r\n\n{{"text": \n{json.dumps(UNCLEAR)}'
    answer = client.post("/v1/score/batch", content=body, headers={"content-type": "application/x-ndjson"})
    assert answer.headers["content-type"] == "application/x-ndjson"
    first, second, third = map(json.loads, answer.text.splitlines())
    assert (first["decision"], third["decision"]) == ("proceed", "clarify")
    assert (second["index"], second["problem"]["type"]) == (1, "/problems/malformed-json")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b'{"instructions": [', 400),
        (b"[]", 422),
        (b"{}", 422),
        (b'{"instructions": []}', 422),
        (b'{"instructions": [], "more": 1}', 422),
        (b'{"instructions": {"text": "Send it"}}', 422),
        (b'{"instructions": [%s]}' % b",".join([b"1"] * 1001), 422),
        (b"[%s]" % b",".join([b"1"] * 1001), 422),
        (b'["' + b"x" * (4 << 20) + b'"]', 413),
    ],
)
def test_a_body_that_is_no_batch_is_refused(client: httpx.Client, body: bytes, status: int) -> None:
    answer = client.post("/v1/score/batch", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"


def test_other_methods_and_types_are_refused(client: httpx.Client) -> None:
    assert client.get("/v1/score/batch").headers["allow"] == "OPTIONS, POST"
    assert client.options("/v1/score/batch").status_code == 204
    assert client.post("/v1/score/batch", content=b"[]", headers={"content-type": "text/plain"}).status_code == 415
