"""`POST /v1/hooks/score`: flat names in, one flat object out, for webhooks of Zapier, Make and Pipedream."""

from collections.abc import Mapping

from litestar import Controller, post

from askfirst.gate import Gate
from askfirst.http.dependencies import Injected
from askfirst.http.hooks.answer import FlatAssessment, flattened
from askfirst.http.hooks.form import flat
from askfirst.http.hooks.request import instruction_of
from askfirst.http.openapi import Example
from askfirst.http.reading import StrictRequest, declared
from askfirst.http.score import Scorer
from askfirst.model import MAX_TEXT

_EXAMPLE = {"text": "Give them a good discount", "department": "sales", "recipient": "tom.berger@example.com"}
_TEXT = {"type": "string", "minLength": 1, "maxLength": MAX_TEXT}
_PLAIN = {"type": ["string", "null"]}
_FLAT = {
    "type": "object",
    "properties": {
        "text": _TEXT,
        "department": _PLAIN,
        "language": _PLAIN,
        "action": _PLAIN,
        "from": {},
        "to": {},
        "fields": {"type": "object"},
        "required_fields": {"type": ["string", "array", "null"], "items": {"type": "string"}},
        "is_ambiguous": {"anyOf": [{"type": ["boolean", "string", "null"]}, {"enum": [0, 1]}]},
    },
    "required": ["text"],
    "additionalProperties": {"type": ["string", "number", "boolean", "array", "null"]},
}
"""A flat JSON object: other names have plain values, or lists of them."""
_NAMES = ("department", "language", "action", "required_fields", "is_ambiguous")
_FORM = {
    "type": "object",
    "properties": {"text": _TEXT, **{name: {"type": "string"} for name in _NAMES}},
    "required": ["text"],
    "additionalProperties": {"type": "string"},
}
"""Form fields, which are all text."""
_BODY = {
    "application/json": {"schema": _FLAT},
    "application/x-www-form-urlencoded": {"schema": _FORM},
    "multipart/form-data": {"schema": _FORM},
}


def examples(gate: Gate) -> Mapping[str, Example]:
    """A flat object, scored."""
    answer = flattened(gate.assess(instruction_of(_EXAMPLE)))
    return {"flat": Example("A wish with one more field that is known", _EXAMPLE, answer)}


class HookController(Controller):
    """Scoring for tools that know flat fields alone."""

    path = "/v1/hooks/score"
    tags = ("Scoring",)

    @post(status_code=200, opt={"body": _BODY, "examples": examples})
    async def hook_score(self, request: StrictRequest, body: bytes, scorer: Injected[Scorer]) -> FlatAssessment:
        """Score one instruction, flat.

        For webhooks of Zapier, Make, Pipedream and the like: a form or a flat JSON object in, one flat object
        out. `text`, `department`, `language`, `action`, `required_fields` (separated by commas), `is_ambiguous`,
        `from` and `to` mean what they mean for /v1/score; empty ones count as absent. Any other name,
        with or without `fields.` before it, is a field of the instruction: something that is known beside the
        text. history, candidates, rules_off, thresholds are refused: they need /v1/score.
        """
        return flattened(await scorer.assess(request, instruction_of(flat(body, declared(request.scope)))))
