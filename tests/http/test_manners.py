"""What every HTTP client may rely on, at all addresses of the description and at the pages."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

Json = dict[str, Any]
PAGES = ["/", "/packs", "/packs/now", "/operations", "/operations/now", "/docs", "/problems", "/assets/style.css"]
NOWHERE = ["/nowhere", "/answer/nobody", "/v1/score"]
OF_ONE_ANSWER = {"date", "x-request-id"}
COUNTING = {"/metrics", "/v1/kpis", "/operations/now"}


def operations(client: httpx.Client, method: str) -> Iterator[tuple[str, Json, Json]]:
    """Each address that takes the method, with an id that nobody has, its operation, and the whole document."""
    document: Json = client.get("/docs/openapi.json").json()
    for path, item in document["paths"].items():
        if method in item:
            yield path.replace("{id}", "clr_" + "0" * 32), item[method], document


def test_head_is_get_without_a_body_everywhere(client: httpx.Client) -> None:
    described = [path for path, _, _ in operations(client, "get")]
    assert {"/livez", "/v1/kpis", "/v1/packs"} <= set(described)
    for path in [*described, *PAGES, *NOWHERE]:
        got, head = client.get(path), client.head(path)
        varies = OF_ONE_ANSWER | ({"content-length"} if path in COUNTING else set())
        assert (head.status_code, told(head, varies), head.content) == (got.status_code, told(got, varies), b""), path


def told(answer: httpx.Response, varies: set[str]) -> Json:
    """The headers but for those that differ from answer to answer."""
    return {name: text for name, text in answer.headers.items() if name not in varies}


def test_where_get_is_allowed_head_is_named_too(client: httpx.Client) -> None:
    for path in ("/livez", "/v1/clarifications", "/", "/v1/kpis"):
        assert {"GET", "HEAD", "OPTIONS"} <= set(client.options(path).headers["allow"].split(", ")), path
        refused = client.delete(path)
        assert refused.status_code == 405 and "HEAD" in refused.headers["allow"]


def test_options_names_all_that_is_described(client: httpx.Client) -> None:
    for path, item in client.get("/docs/openapi.json").json()["paths"].items():
        described = {method.upper() for method in item} | ({"HEAD"} if "get" in item else set()) | {"OPTIONS"}
        answer = client.options(path.replace("{id}", "clr_" + "0" * 32))
        assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (204, described), path


@pytest.mark.parametrize(
    ("content_type", "taken"),
    [
        ("application/json; charset=utf-8;", True),
        ("application/json; charset=utf-8; boundary=x", True),
        ("application/json;odata=verbose", True),
        ('application/json; profile="a; charset=latin-1"', True),
        ("application/json; charset='utf-8'", True),
        ("application/json; charset=utf-8; charset=latin-1", False),
        ("application/json; charset=utf-16", False),
        ("application/jsonp", False),
    ],
)
def test_parameters_of_the_content_type_are_taken_unless_they_name_another_charset(
    client: httpx.Client, content_type: str, *, taken: bool
) -> None:
    for path, body in (("/v1/score", {"text": "Send it"}), ("/v1/score/batch", [{"text": "Send it"}])):
        answer = client.post(path, content=json.dumps(body), headers={"content-type": content_type}, timeout=60)
        assert answer.status_code == (200 if taken else 415), answer.text


def test_the_metrics_name_one_charset(client: httpx.Client) -> None:
    assert client.get("/metrics").headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


def only_integers(schema: Json, document: Json) -> Iterator[tuple[str, int]]:
    """The properties of a schema that are whole numbers, or may be, with the least that they may be."""
    properties = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["properties"]
    for name, one in properties.items():
        kinds = {kind.get("type"): kind for kind in one.get("anyOf", [one])}
        if "integer" in kinds and "number" not in kinds:
            yield name, kinds["integer"].get("minimum", 0)


def test_whole_numbers_may_be_written_with_a_point_wherever_the_description_says_integer(client: httpx.Client) -> None:
    tried = set()
    for path, operation, document in operations(client, "post"):
        content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        schemas = [one for one in content.get("schema", {}).get("anyOf", [content.get("schema", {})]) if "$ref" in one]
        for schema in schemas:
            for name, least in only_integers(schema, document):
                for example in content["examples"].values():
                    answer = client.post(path, json={**example["value"], name: float(least)})
                    wrong = [
                        error["path"]
                        for error in answer.json().get("errors", [])
                        if error["message"] != "Unknown field"
                    ]
                    assert name not in wrong, answer.text
                    tried.add((path, name))
    assert {("/v1/clarifications", "timeout"), ("/v1/converse", "max_turns")} <= tried


STEP = """{"instruction": {"text": "Give them a good discount", "department": "sales"},
  "max_turns": %s, "chain": [{"role": "lead", "timeout": %s}]}"""


@pytest.mark.parametrize("written", ["300", "300.0", "3e2", "3E+2", "30.0e1", '"300s"', '"5 m"'])
def test_a_whole_number_is_the_same_however_it_is_written(client: httpx.Client, written: str) -> None:
    answer = client.post(
        "/v1/clarifications/step", content=STEP % ("2.0", written), headers={"content-type": "application/json"}
    )
    assert answer.json()["level"]["timeout"] == 300, answer.text


@pytest.mark.parametrize(
    ("turns", "timeout", "path", "message"),
    [
        ("2", "300.5", "chain[0].timeout", "Expected a whole number or text, got a number"),
        ("2", "9007199254740993.0", "chain[0].timeout", "Is too large"),
        ("2", "1e300", "chain[0].timeout", "Is too large"),
        ("9", "3e2", "max_turns", "Is too large"),
        ("2.0", '"1 hour"', "chain[0].timeout", "Is no length of time"),
        ("2.0", '"31d"', "chain[0].timeout", "Is no length of time"),
    ],
)
def test_what_is_no_whole_number_in_range_is_named(
    client: httpx.Client, turns: str, timeout: str, path: str, message: str
) -> None:
    answer = client.post(
        "/v1/clarifications/step", content=STEP % (turns, timeout), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
    (error,) = answer.json()["errors"]
    assert (error["path"], error["message"]) == (path, message)


def test_null_is_no_value_of_a_parameter(client: httpx.Client) -> None:
    tried = set()
    for path, operation, _ in operations(client, "get"):
        for parameter in operation.get("parameters", []):
            name, schema = parameter["name"], parameter["schema"]
            if parameter["in"] != "query" or (schema.get("type") == "string" and "enum" not in schema):
                continue  # in a text, null is a word
            for word in ("null", "NULL"):
                answer = client.get(path, params={name: word})
                assert (answer.status_code, answer.json()["errors"][0]["path"]) == (400, name), answer.text
            tried.add((path, name))
    assert {("/v1/clarifications", "status"), ("/v1/events", "type"), ("/v1/kpis", "period")} <= tried
