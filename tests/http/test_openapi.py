"""The API keeps to its description: schemathesis makes requests from it and checks the answers."""

from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.http.service import Service

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]

REFUSED = ["400", "404", "405", "413", "415", "421", "422"]
CONFIG = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}})


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_route_keeps_to_the_description(service: Service, mode: GenerationMode) -> None:
    api = schemathesis.openapi.from_url(f"{service.url}/docs/openapi.json", config=CONFIG)
    tried = set()
    for found in api.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and operation.method != "post":
            continue  # nothing to get wrong: these routes take nothing

        @settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def keeps(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        keeps()
        tried.add(operation.label)
    assert "POST /v1/score" in tried


def test_scoring_is_described_with_real_examples(client: httpx.Client) -> None:
    document = client.get("/docs/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    score = document["paths"]["/v1/score"]["post"]
    body = score["requestBody"]["content"]["application/json"]
    answers = score["responses"]["200"]["content"]["application/json"]
    assert body["schema"]["$ref"].endswith("/Instruction")
    assert answers["schema"]["$ref"].endswith("/Assessment")
    for name, example in body["examples"].items():
        answer = client.post("/v1/score", json=example["value"])
        assert answer.json() == answers["examples"][name]["value"]


def test_examples_fit_their_schemas(client: httpx.Client) -> None:
    document = client.get("/docs/openapi.json").json()
    contents = [one for one in parts(document["paths"]) if "examples" in one and "schema" in one]
    assert len(contents) > 30
    for content in contents:
        fits = jsonschema_rs.validator_for({**content["schema"], "components": document["components"]})
        for name, example in content["examples"].items():
            assert not [error.message for error in fits.iter_errors(example["value"])], name


def test_routes_stand_by_theme_and_scoring_comes_first(client: httpx.Client) -> None:
    document = client.get("/docs/openapi.json").json()
    themes = [tag["name"] for tag in document["tags"]]
    paths = list(document["paths"])
    of = {path: next(one["tags"] for one in item.values() if "tags" in one) for path, item in document["paths"].items()}
    assert paths[0] == "/v1/score" and all(tag["description"] for tag in document["tags"])
    assert [path for theme in themes for path in paths if of[path] == [theme]] == paths
    clarifications = [path for path in paths if of[path] == ["Clarifications"]]
    assert clarifications[0] == "/v1/clarifications"


def test_references_lead_somewhere(client: httpx.Client) -> None:
    document = client.get("/docs/openapi.json").json()
    for reference in references(document):
        place = document
        for part in reference.removeprefix("#/").split("/"):
            place = place[part]
    assert msgspec.json.encode(document)


def test_what_a_route_may_answer_is_said_of_it_alone(client: httpx.Client) -> None:
    document = client.get("/docs/openapi.json").json()
    assert "None" not in "\n".join(descriptions(document))
    assert "403" not in document["paths"]["/metrics"]["get"]["responses"]
    not_ready = document["paths"]["/readyz"]["get"]["responses"]["503"]
    assert not_ready["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Ready"}


def descriptions(value: object) -> list[str]:
    """Every `description` in the document."""
    if isinstance(value, list):
        return [found for item in value for found in descriptions(item)]
    if isinstance(value, dict):
        own = [value["description"]] if isinstance(value.get("description"), str) else []
        return own + [found for item in value.values() for found in descriptions(item)]
    return []


def parts(value: object) -> list[dict[str, Any]]:
    """Every object in the document."""
    if isinstance(value, list):
        return [found for item in value for found in parts(item)]
    return [value, *(found for item in value.values() for found in parts(item))] if isinstance(value, dict) else []


def references(value: object) -> list[str]:
    """Every `$ref` in the document."""
    if isinstance(value, list):
        return [found for item in value for found in references(item)]
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [found for item in value.values() for found in references(item)]
    return []
