"""The API's description: Litestar's own for ordinary routes, completed by the lean paths.

Examples are real: the request goes through the gate, and its answer stands beside it.
"""

from typing import Any

import msgspec

from askfirst.gate import Gate
from askfirst.http.batch import description as batch
from askfirst.http.batch.route import PATH as BATCH
from askfirst.http.checks import description as checks
from askfirst.http.checks.route import PATH as CHECK
from askfirst.http.clarifications import description as clarifications
from askfirst.http.converse import description as chats
from askfirst.http.converse.route import PATH as CONVERSE
from askfirst.http.guard.scopes import PROBES, is_open, scope_of
from askfirst.http.hooks import description as hooks
from askfirst.http.hooks.route import PATH as HOOK
from askfirst.http.idempotency import documented
from askfirst.http.meanings import explain
from askfirst.http.operation import PROBLEM
from askfirst.http.problems import Problem
from askfirst.http.steps import description as steps
from askfirst.http.steps.route import PATH as STEP
from askfirst.http.themes import by_theme
from askfirst.model import Assessment, Instruction

_KEEPS_NOTHING = frozenset({BATCH, HOOK, CHECK, STEP})
"""What is posted there changes nothing that is kept; whatever else is not read can be repeated under a key."""
_SECURITY = {
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "An API key, made by `askfirst key new`. Asked for as soon as the service has one.",
    }
}
_TOLD = {
    "WWW-Authenticate": ("What would let you in (RFC 6750)", "string"),
    "Retry-After": ("Seconds to wait", "integer"),
    "RateLimit": ("What is left, and in how many seconds all of it is back", "string"),
    "RateLimit-Policy": ("Requests at once, and in how many seconds they come back", "string"),
}


def complete(document: dict[str, Any], gate: Gate) -> dict[str, Any]:
    """Litestar's document with the lean paths, their schemas and the problems added."""
    _, schemas = msgspec.json.schema_components(
        [
            Instruction,
            Assessment,
            Problem,
            *batch.SCHEMAS,
            *hooks.SCHEMAS,
            *checks.SCHEMAS,
            *steps.SCHEMAS,
            *chats.SCHEMAS,
            *clarifications.SCHEMAS,
        ],
        ref_template="#/components/schemas/{name}",
    )
    lean = {
        BATCH: batch.operation(gate),
        HOOK: hooks.operation(gate),
        CHECK: checks.operation(),
        STEP: steps.operation(gate),
        CONVERSE: chats.operation(gate),
    }
    posted = {path: {"post": operation} for path, operation in lean.items()}
    paths = {**clarifications.paths(gate), **posted}
    for path, item in paths.items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                _guarded(path, operation)
                if method not in ("get", "head") and path not in _KEEPS_NOTHING:
                    _repeatable(operation)
                problem = {"description": "Any other problem", "content": PROBLEM}
                operation["responses"].setdefault("default", problem)
    components = {**document["components"], "schemas": {**schemas, **document["components"]["schemas"]}}
    explain(components["schemas"])
    return {**document, "paths": by_theme(document["paths"] | paths), "components": components}


def _guarded(path: str, operation: dict[str, Any]) -> None:
    """Adds to an operation what the guard at the door may answer, and which scope it asks for."""
    answers = operation["responses"]
    if not is_open(path):
        scope = scope_of(path)
        operation["security"] = [{"key": [scope] if scope else []}, {}]
        answers["401"] = _refused("The service asks for an API key", "WWW-Authenticate")
        answers["403"] = _refused(f"The key does not have the scope `{scope}`", "WWW-Authenticate")
    if path not in PROBES:
        answers["429"] = _refused("Too many requests", "Retry-After", "RateLimit", "RateLimit-Policy")


def _repeatable(operation: dict[str, Any]) -> None:
    """Adds to an operation that changes something that it may be repeated under a key."""
    operation["parameters"] = [*operation.get("parameters", ()), documented()]
    answers = operation["responses"]
    answers.setdefault("400", {"description": "`Idempotency-Key` has not the form of one", "content": PROBLEM})
    said = [answers["409"]["description"]] if "409" in answers else []
    said.append("A request with this `Idempotency-Key` is being answered")
    answers["409"] = {"description": "; or: ".join(said), "content": PROBLEM}
    reused = "The `Idempotency-Key` stands for another request"
    answers.setdefault("422", {"description": reused, "content": PROBLEM})


def _refused(description: str, *headers: str) -> dict[str, Any]:
    told = {name: {"description": _TOLD[name][0], "schema": {"type": _TOLD[name][1]}} for name in headers}
    return {"description": description, "headers": told, "content": PROBLEM}
