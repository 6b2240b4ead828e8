import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from askfirst.app import create_app
from askfirst.http.kinds import KINDS
from askfirst.http.reading import MAX_BODY, MAX_LARGE_BODY
from askfirst.settings import Settings
from tests.http.inprocess import packs
from tests.http.service import Service

JSON = {"content-type": "application/json"}


def problem(answer: httpx.Response, slug: str, path: str | None = None) -> dict[str, object]:
    """The answer's problem, checked for what every problem has."""
    body: dict[str, object] = answer.json()
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert body["type"] == f"/problems/{slug}", body
    assert body["status"] == answer.status_code == KINDS[slug].status
    assert body["title"] == KINDS[slug].title
    assert body["detail"]
    assert body["instance"]
    assert answer.headers["x-request-id"]
    errors = body["errors"]
    assert isinstance(errors, list)
    if path is not None:
        assert [error["path"] for error in errors][:1] == [path], body
        assert all(error["message"] and error["mend"] for error in errors)
    return body


MALFORMED = {
    "empty": b"",
    "not JSON": b"text=Give+them+a+discount",
    "cut off": b'{"text": "Give',
    "trailing": b'{"text": "Give"} {}',
    "invalid UTF-8": b'{"text": "\xff\xfe"}',
    "invalid UTF-8 in a key": b'{"text": "a", "fields": {"\xff": 1}}',
    "UTF-16": '{"text": "Give"}'.encode("utf-16"),
    "byte order mark": b'\xef\xbb\xbf{"text": "Give"}',
    "half a surrogate pair": b'{"text": "\\ud800"}',
    "raw control character": b'{"text": "a\x00b"}',
    "NaN": b'{"text": "a", "fields": {"x": NaN}}',
    "deep list": b'{"text": "a", "fields": {"x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
    "deep object": b'{"text": "a", "fields": ' + b'{"x":' * 8_000 + b"1" + b"}" * 8_001,
}


@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED)
def test_what_is_not_json(client: httpx.Client, body: bytes) -> None:
    problem(client.post("/v1/score", content=body, headers=JSON), "malformed-json")


@pytest.mark.parametrize("depth", [10, 100, 300, 500, 700, 900, 1000, 1100])
def test_no_depth_breaks_it(client: httpx.Client, depth: int) -> None:
    body = b'{"text": "Send it", "fields": {"x": ' + b"[" * depth + b"]" * depth + b"}}"
    answer = client.post("/v1/score", content=body, headers=JSON)
    if answer.status_code != 200:
        problem(answer, "malformed-json")


INVALID: dict[str, tuple[object, str]] = {
    "a list": ([1], "$"),
    "null": (None, "$"),
    "a number": (7, "$"),
    "no text": ({}, "text"),
    "a misspelt field": ({"txt": "a"}, "txt"),
    "an unknown field": ({"text": "a", "colour": "red"}, "colour"),
    "text is a number": ({"text": 1}, "text"),
    "text is null": ({"text": None}, "text"),
    "empty text": ({"text": ""}, "text"),
    "blank text": ({"text": " \n\t "}, "text"),
    "oversized text": ({"text": "a" * 20_001}, "text"),
    "control character": ({"text": "a\x00b"}, "text"),
    "escape": ({"text": "a\x1b[31mb"}, "text"),
    "delete": ({"text": "a\x7fb"}, "text"),
    "C1 control": ({"text": "a\x85b"}, "text"),
    "control in history": (
        {"text": "a", "history": [{"role": "user", "content": "\x08"}]},
        "history[0].content",
    ),
    "control in a field": ({"text": "a", "fields": {"k": ["x", "\x0c"]}}, "fields.k[1]"),
    "control in a field's name": ({"text": "a", "fields": {"k\x01": 1}}, "fields"),
    "unknown department": ({"text": "a", "department": "astrology"}, "department"),
    "unknown language": ({"text": "a", "language": "tlh"}, "language"),
    "unknown rule": ({"text": "a", "rules_off": ["no_such_rule"]}, "rules_off[0]"),
    "a wrong role": ({"text": "a", "history": [{"role": "boss", "content": "b"}]}, "history[0].role"),
    "a message without content": ({"text": "a", "history": [{"role": "user"}]}, "history[0].content"),
    "an unknown field in a message": (
        {"text": "a", "history": [{"role": "user", "content": "b", "at": 1}]},
        "history[0].at",
    ),
    "too long a history": ({"text": "a", "history": [{"role": "user", "content": "b"}] * 201}, "history"),
    "fields as a list": ({"text": "a", "fields": []}, "fields"),
    "an empty candidate": ({"text": "a", "candidates": ["b", ""]}, "candidates[1]"),
    "a threshold to log above that to proceed": (
        {"text": "a", "thresholds": {"proceed": 0.5, "log": 0.8}},
        "thresholds",
    ),
    "a threshold above 1": ({"text": "a", "thresholds": {"proceed": 1.5}}, "thresholds.proceed"),
    "a word for yes": ({"text": "a", "is_ambiguous": "yes"}, "is_ambiguous"),
    "a sender without id": ({"text": "a", "from": {"role": "boss"}}, "from.id"),
}


@pytest.mark.parametrize(("body", "path"), INVALID.values(), ids=INVALID)
def test_what_is_json_but_no_instruction(client: httpx.Client, body: object, path: str) -> None:
    answer = client.post("/v1/score", content=json.dumps(body).encode(), headers=JSON)
    problem(answer, "invalid-instruction", path)


def test_a_misspelt_field_is_told_its_right_name(client: httpx.Client) -> None:
    answer = client.post("/v1/score", json={"text": "a", "departement": "sales"})
    assert "`department`" in str(problem(answer, "invalid-instruction", "departement")["errors"])


def test_every_refusal_says_what_to_do(client: httpx.Client) -> None:
    for body, path, message, mend in [
        ({"text": "a", "department": "sale"}, "department", "'sale'", "Did you mean `sales`?"),
        ({"text": "a", "language": "xx"}, "language", "'xx'", "Give one of "),
        ({"text": " "}, "text", "is blank", "Give the instruction in words."),
        ({"text": "a" * 20_417}, "text", "20,417 characters", "Give at most 20,000 characters."),
        ({"text": "a", "history": ["x"]}, "history[0]", "got text", '{"role": "user", "content": "Send it"}'),
        ({"text": "a", "required_fields": "a,b"}, "required_fields", "got text", '["recipient", "date"]'),
        ({"text": "a", "rules_off": ["undefined_referense"]}, "rules_off[0]", "no rule", "`undefined_reference`"),
    ]:
        answer = client.post("/v1/score", json=body)
        problem(answer, "invalid-instruction", path)
        (wrong,) = answer.json()["errors"]
        assert message in wrong["message"] and mend in wrong["mend"], wrong


@pytest.mark.parametrize(
    ("route", "body", "mend"),
    [
        ("/v1/score/batch", {"text": "Send it"}, "Put the instruction into the list `instructions`"),
        ("/v1/converse", {"text": "Send it"}, "Use `message` here."),
        ("/v1/score", {"message": "Send it"}, "Use `text` here."),
        ("/v1/clarifications", {"text": "Send it", "chain": ["a"]}, '{"role": "manager", "timeout": 3600}'),
    ],
)
def test_what_another_route_takes_is_told_its_place(client: httpx.Client, route: str, body: object, mend: str) -> None:
    answer = client.post(route, json=body)
    assert answer.status_code == 422 and mend in answer.json()["errors"][0]["mend"], answer.text


def test_a_length_is_told_only_where_the_rest_can_be_read(client: httpx.Client) -> None:
    answer = client.post("/v1/score", content=b'{"text": "' + b"a" * 20_001 + b'", nonsense', headers=JSON)
    assert answer.status_code in (400, 422)


def test_a_body_that_is_too_large_names_the_setting(client: httpx.Client) -> None:
    for path, size, setting in [
        ("/v1/score", 100_000, "ASKFIRST_MAX_BODY."),
        ("/v1/score/batch", 5_000_000, "ASKFIRST_MAX_LARGE_BODY."),
    ]:
        answer = client.post(path, json={"text": "a" * size})
        assert setting in str(problem(answer, "body-too-large")["detail"])


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_setting_that_is_named_is_the_one_that_bounds(tmp_path: Path) -> None:
    bounds = {MAX_BODY: 2_000, MAX_LARGE_BODY: 3_000}
    middleware: Any = create_app(Settings(data=tmp_path, max_body=2_000, max_large_body=3_000), packs()).app
    for route in middleware._app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            named = handler.opt.get("body_setting", MAX_BODY)
            assert handler.resolve_request_max_body_size() == bounds[named], route.path


def test_a_large_body_is_refused_by_its_declared_length(client: httpx.Client) -> None:
    answer = client.post("/v1/score", content=json.dumps({"text": "a" * 1_000_000}), headers=JSON)
    assert "65536" in str(problem(answer, "body-too-large")["detail"])
    assert client.post("/v1/score", json={"text": "Send it"}).status_code == 200


def test_a_large_body_is_refused_while_it_is_read(client: httpx.Client) -> None:
    pieces = (b" " * 10_000 for _ in range(100))
    problem(client.post("/v1/score", content=pieces, headers=JSON), "body-too-large")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "application/json; charset=latin-1"},
        {**JSON, "content-encoding": "gzip"},
    ],
)
def test_a_body_that_is_not_declared_as_json(client: httpx.Client, headers: dict[str, str]) -> None:
    answer = client.post("/v1/score", content=b'{"text": "a"}', headers=headers)
    problem(answer, "unsupported-media-type")


@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE"])
def test_wrong_method_for_scoring(client: httpx.Client, method: str) -> None:
    answer = client.request(method, "/v1/score")
    problem(answer, "method-not-allowed")
    assert answer.headers["allow"] == "OPTIONS, POST"


def test_wrong_method_for_what_is_only_read(client: httpx.Client) -> None:
    answer = client.post("/v1/packs", json={})
    problem(answer, "method-not-allowed")
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/nowhere", "/v1/nowhere", "/docs/nowhere", "/problems/nowhere", "/assets/../app.py"])
def test_nothing_there(client: httpx.Client, path: str) -> None:
    problem(client.get(path), "not-found")


@pytest.mark.parametrize("path", ["/v1/score", "/livez", "/", "/nowhere"])
@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", ""])
def test_unknown_hosts_are_turned_away(client: httpx.Client, path: str, host: str) -> None:
    problem(client.get(path, headers={"host": host}), "misdirected-request")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1234", "127.0.0.1", "[::1]:8080"])
def test_loopback_s_own_names_are_known(client: httpx.Client, host: str) -> None:
    assert client.get("/livez", headers={"host": host}).status_code == 200


def test_a_body_that_never_comes(service: Service) -> None:
    with socket.create_connection(("127.0.0.1", service.port), timeout=10) as slow:
        slow.sendall(
            b"POST /v1/score HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            b'content-length: 40\r\n\r\n{"text": '
        )
        answer = slow.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"/problems/request-timeout" in answer


def test_a_client_that_goes_away(service: Service, client: httpx.Client) -> None:
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", service.port)) as gone:
            gone.sendall(b"POST /v1/score HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n"
                         b"content-type: application/json\r\n\r\n{")  # fmt: skip
    assert client.post("/v1/score", json={"text": "Send it"}).status_code == 200


def test_every_kind_has_its_page(client: httpx.Client) -> None:
    for slug, kind in KINDS.items():
        page = client.get(f"/problems/{slug}")
        assert page.status_code == 200
        assert kind.title in page.text
