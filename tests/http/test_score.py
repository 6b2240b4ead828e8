import httpx
import msgspec
import pytest

import askfirst
from askfirst.model import Assessment
from tests.http.service import Service

UNCLEAR = {"text": "Give them a good discount", "department": "sales"}


def test_the_answer_is_the_gate_s(client: httpx.Client) -> None:
    answer = client.post("/v1/score", json=UNCLEAR)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    given = msgspec.json.decode(answer.content, type=Assessment)
    assert given == askfirst.assess(**UNCLEAR)
    assert given.decision == "clarify"


def test_everything_that_an_instruction_may_carry_is_taken(client: httpx.Client) -> None:
    body = {
        **UNCLEAR,
        "action": "send_offer",
        "fields": {"recipient": "Tom", "nested": {"list": [1, 2.5, None, True]}},
        "language": "en",
        "history": [{"role": "user", "content": "Acme asks for a discount.\n\tAnd a rebate.\r\n"}],
        "candidates": ["Acme Ltd", "Acme Inc"],
        "required_fields": ["recipient"],
        "is_ambiguous": None,
        "rules_off": [],
        "thresholds": {"proceed": 0.95},
        "from": {"id": "bot-7", "role": "task_agent"},
        "to": "anna",
    }
    answer = client.post("/v1/score", json=body)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("content", ["", " ", "\n", "…"])
def test_an_empty_message_in_the_history_does_no_harm(client: httpx.Client, content: str) -> None:
    body = {**UNCLEAR, "history": [{"role": "user", "content": content}]}
    assert client.post("/v1/score", json=body).status_code == 200


@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "application/json; charset=utf-8",
        'Application/JSON;charset="UTF-8"',
        "application/json;charset=utf8",
    ],
)
def test_json_may_be_declared_in_several_ways(client: httpx.Client, content_type: str) -> None:
    body = '{"text": "Schick Jürgen das Angebot – 15 €"}'.encode()
    assert client.post("/v1/score", content=body, headers={"content-type": content_type}).status_code == 200


def test_a_body_may_come_in_pieces(client: httpx.Client) -> None:
    pieces = iter([b'{"text": "Give the', b"m a good ", b'discount"}'])
    headers = {"content-type": "application/json"}
    assert client.post("/v1/score", content=pieces, headers=headers).status_code == 200


def test_a_slash_at_the_end_does_no_harm(client: httpx.Client) -> None:
    assert client.post("/v1/score/", json=UNCLEAR).status_code == 200


def test_options_says_what_is_allowed(client: httpx.Client) -> None:
    answer = client.options("/v1/score")
    assert (answer.status_code, answer.headers["allow"]) == (204, "OPTIONS, POST")


def test_a_request_keeps_its_id_or_gets_one(client: httpx.Client) -> None:
    mine = {"x-request-id": "order-4711/7"}
    for path in ("/v1/score", "/livez", "/nowhere"):
        assert client.post(path, json=UNCLEAR, headers=mine).headers["x-request-id"] == "order-4711/7"
    ids = {client.post("/v1/score", json=UNCLEAR).headers["x-request-id"] for _ in range(20)}
    assert len(ids) == 20


@pytest.mark.parametrize("bad", ["a b", "x" * 200, "ü"])
def test_a_request_id_that_could_do_harm_is_replaced(client: httpx.Client, bad: str) -> None:
    answer = client.post("/v1/score", json=UNCLEAR, headers={b"x-request-id": bad.encode()})
    assert answer.headers["x-request-id"].startswith("req_")


def test_many_connections_at_once(service: Service) -> None:
    with httpx.Client(base_url=service.url, trust_env=False) as http:
        answers = [http.post("/v1/score", json=UNCLEAR, headers={"connection": "close"}) for _ in range(50)]
    assert {answer.status_code for answer in answers} == {200}
