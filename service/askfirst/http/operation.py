"""Parts that the descriptions of the lean paths are made of."""

from typing import Any

import msgspec
from msgspec import Struct

PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSALS = {
    "400": "The body cannot be read",
    "408": "The body did not arrive in time",
    "413": "The body is too large",
    "415": "The body is declared as something that is not read here",
    "421": "Unknown host",
    "422": "The request cannot be carried out: `errors` says where and how to mend it",
}
UNAVAILABLE = {"503": "Too much at once, or too slow: try again after `Retry-After` seconds"}


def content(schema: dict[str, Any], examples: dict[str, tuple[str, Any]] | None = None) -> dict[str, Any]:
    """A body of this schema; an example is a summary and a value."""
    if not examples:
        return {"schema": schema}
    return {
        "schema": schema,
        "examples": {name: {"summary": said, "value": value} for name, (said, value) in examples.items()},
    }


def named(name: str) -> dict[str, str]:
    """A schema by its name among the components."""
    return {"$ref": f"#/components/schemas/{name}"}


def responses(answer: dict[str, Any], said: str, refusals: dict[str, str]) -> dict[str, Any]:
    """The answers of a route: the one with status 200 by media type, and the refusals."""
    problems = {status: {"description": description, "content": PROBLEM} for status, description in refusals.items()}
    return {"200": {"description": said, "content": answer}, **problems}


def parameters(kind: type[Struct]) -> list[dict[str, Any]]:
    """The parameters of a query, as its struct has them."""
    _, schemas = msgspec.json.schema_components([kind])
    properties: dict[str, dict[str, Any]] = schemas[kind.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": there(one)} for name, one in properties.items()]


def there(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a parameter that is there: one that is left out is not null."""
    kinds = [one for one in schema.get("anyOf", [schema]) if one.get("type") != "null"]
    found = {name: value for name, value in kinds[0].items() if value is not None}
    return {**found, "enum": [one for one in found["enum"] if one is not None]} if "enum" in found else found
