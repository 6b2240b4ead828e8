"""The description of `POST /v1/hooks/score`, with an example that is really scored."""

from typing import Any

import msgspec

from askfirst.gate import Gate
from askfirst.http.hooks.answer import FlatAssessment, flattened
from askfirst.http.hooks.request import NOT_FLAT, instruction_of
from askfirst.http.operation import REFUSALS, content, named, responses
from askfirst.model import MAX_TEXT

SCHEMAS = [FlatAssessment]

_EXAMPLE = {"text": "Give them a good discount", "department": "sales", "recipient": "tom.berger@example.com"}
_FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


def operation(gate: Gate) -> dict[str, Any]:
    """The operation, for the paths of the document."""
    summary = "A wish with one more field that is known"
    answer = msgspec.to_builtins(flattened(gate.assess(instruction_of(_EXAMPLE))))
    given = {"application/json": content(_json(), {"flat": (summary, _EXAMPLE)})}
    forms = {kind: content(_form(), {"flat": (summary, _EXAMPLE)}) for kind in _FORMS}
    flat = {"application/json": content(named("FlatAssessment"), {"flat": (summary, answer)})}
    return {
        "operationId": "hook_score",
        "summary": "Score one instruction, flat",
        "description": (
            "For webhooks of Zapier, Make, Pipedream and the like: a form or a flat JSON object in, one flat object "
            "out. `text`, `department`, `language`, `action`, `required_fields` (separated by commas), `is_ambiguous`, "
            "`from` and `to` mean what they mean for /v1/score; empty ones count as absent. Any other name, "
            "with or without `fields.` before it, is a field of the instruction: something that is known beside the "
            f"text. {', '.join(NOT_FLAT)} are refused: they need /v1/score."
        ),
        "tags": ["Scoring"],
        "requestBody": {"required": True, "content": {**given, **forms}},
        "responses": responses(flat, "The assessment, flat", REFUSALS),
    }


def _json() -> dict[str, Any]:
    """A flat JSON object: other names have plain values, or lists of them."""
    text = {"type": ["string", "null"]}
    lists = {"type": ["string", "array", "null"], "items": {"type": "string"}}
    own = dict.fromkeys(("department", "language", "action"), text)
    flag = {"anyOf": [{"type": ["boolean", "string", "null"]}, {"enum": [0, 1]}]}
    known = {"from": {}, "to": {}, "fields": {"type": "object"}}
    others = {"type": ["string", "number", "boolean", "array", "null"]}
    return _object({**own, **known, "required_fields": lists, "is_ambiguous": flag}, others)


def _form() -> dict[str, Any]:
    """Form fields, which are all text."""
    names = ("department", "language", "action", "required_fields", "is_ambiguous")
    return _object({name: {"type": "string"} for name in names}, {"type": "string"})


def _object(properties: dict[str, Any], others: Any) -> dict[str, Any]:
    text = {"type": "string", "minLength": 1, "maxLength": MAX_TEXT}
    return {
        "type": "object",
        "properties": {"text": text, **properties},
        "required": ["text"],
        "additionalProperties": others,
    }
