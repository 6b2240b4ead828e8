"""The description of `POST /v1/score/batch`, with an example that is really scored."""

from typing import Any

import msgspec

from askfirst.gate import Gate
from askfirst.http.batch.assessing import Unassessed, assessed
from askfirst.http.batch.body import MAX_ITEMS
from askfirst.http.batch.route import PATH
from askfirst.http.operation import REFUSALS, UNAVAILABLE, content, named, responses
from askfirst.http.reading import JsonReader
from askfirst.model import Instruction

SCHEMAS = [Unassessed]

_EXAMPLE = [
    {"text": "Give them a good discount", "department": "sales"},
    {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"},
    {"text": "Send it", "department": "astrology"},
]
_ANSWER = {"anyOf": [named("Assessment"), named("Unassessed")]}


def operation(gate: Gate) -> dict[str, Any]:
    """The operation, for the paths of the document."""
    summary = "Three instructions, the last of which cannot be assessed"
    given = {"batch": (summary, {"instructions": _EXAMPLE})}
    answer = content(_result(), {"batch": (summary, _scored(gate))})
    return {
        "operationId": "score_batch",
        "summary": "Score many instructions",
        "description": (
            f"1 to {MAX_ITEMS} instructions, each as for /v1/score: an object with `instructions`, a plain list, or "
            "application/x-ndjson with one in each line, which is then answered in lines as well. `assessments` has "
            "an entry for each one, in order: its assessment, or `index` and `problem` where it has none; `failed` "
            "lists the indexes of those. The status is 200 also where some failed."
        ),
        "tags": ["Scoring"],
        "requestBody": {"required": True, "content": {"application/json": content(_batch(), given)}},
        "responses": responses({"application/json": answer}, "The assessments, in order", {**REFUSALS, **UNAVAILABLE}),
    }


def _batch() -> dict[str, Any]:
    """What is taken; an instruction is any value here, because each one may fail on its own."""
    items = {"type": "array", "minItems": 1, "maxItems": MAX_ITEMS, "items": {}, "description": "Instructions"}
    whole = {
        "type": "object",
        "properties": {"instructions": items},
        "required": ["instructions"],
        "additionalProperties": False,
    }
    return {"anyOf": [whole, items]}


def _result() -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            "assessments": {"type": "array", "items": _ANSWER},
            "failed": {"type": "array", "items": {"type": "integer"}},
        },
        "required": ["assessments", "failed"],
    }


def _scored(gate: Gate) -> dict[str, Any]:
    reader = JsonReader(Instruction, max_body=0, timeout=0)
    answers = [
        done.answer for done in assessed(gate, reader, [msgspec.json.encode(item) for item in _EXAMPLE], 0, PATH)
    ]
    failed = [answer.index for answer in answers if isinstance(answer, Unassessed)]
    return {"assessments": msgspec.to_builtins(answers), "failed": failed}
