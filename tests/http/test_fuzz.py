"""No input whatever gives a 5xx, and every refusal is a problem."""

import json
from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(
    """give them a good discount of 15 % EUR 5,000
    until 31 March "it" 'the' best x.y @ <b> 折扣 𝔘 ß ? ! . , : ; - (
    asap send delete all Acme #4411 10:00 CET either or https://a.b/c?d=e x@y.z `code` ```""".split()
)
TEXTS = st.lists(WORDS, min_size=1, max_size=40).map(" ".join) | st.text(min_size=1, max_size=300)
MESSAGES = st.fixed_dictionaries({"role": st.sampled_from(["user", "assistant", "system"]), "content": TEXTS})
INSTRUCTIONS = st.fixed_dictionaries(
    {"text": TEXTS},
    optional={
        "department": st.sampled_from(["sales", "marketing", "operations", None]),
        "language": st.sampled_from(["en", None]),
        "fields": st.dictionaries(st.text(max_size=10), VALUES, max_size=5),
        "history": st.lists(MESSAGES, max_size=4),
        "candidates": st.none() | st.lists(st.text(min_size=1, max_size=30), max_size=4),
        "required_fields": st.lists(st.text(min_size=1, max_size=20), max_size=4),
        "is_ambiguous": st.none() | st.booleans(),
        "thresholds": st.fixed_dictionaries({}, optional={"proceed": st.floats(0, 1), "log": st.floats(0, 1)}),
    },
)
RUN = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
    ],
)


def check(client: httpx.Client, body: bytes) -> None:
    answer = client.post("/v1/score", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in {200, 400, 413, 422}, answer.text
    if answer.status_code != 200:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == answer.status_code


@RUN
@given(instruction=INSTRUCTIONS)
def test_instructions(client: httpx.Client, instruction: dict[str, Any]) -> None:
    check(client, json.dumps(instruction).encode("utf-8", "surrogatepass"))


@RUN
@given(value=VALUES)
def test_any_json(client: httpx.Client, value: object) -> None:
    check(client, json.dumps(value).encode("utf-8", "surrogatepass"))


@RUN
@given(body=st.binary(max_size=200) | st.binary(max_size=60).map(lambda raw: b'{"text": "' + raw + b'"}'))
def test_any_bytes(client: httpx.Client, body: bytes) -> None:
    check(client, body)


@RUN
@given(path=st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="?#\\"), max_size=30))
def test_any_path(client: httpx.Client, path: str) -> None:
    answer = client.get(httpx.URL(str(client.base_url)).copy_with(raw_path=b"/" + path.encode()))
    assert answer.status_code < 500, answer.text


@RUN
@given(
    name=st.sampled_from(["content-type", "x-request-id", "host", "accept", "content-encoding"]),
    value=st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=40),
)
def test_any_header(client: httpx.Client, name: str, value: str) -> None:
    headers = {b"content-type": b"application/json", name.encode(): value.strip().encode("latin-1")}
    answer = client.post("/v1/score", content=b'{"text": "Send it"}', headers=headers)
    assert answer.status_code < 500, answer.text
