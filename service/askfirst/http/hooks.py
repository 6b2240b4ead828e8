"""`POST /v1/hooks/score`: flat names in, one flat object out, for webhooks of Zapier, Make and Pipedream."""

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, post
from msgspec import Meta

from askfirst.gate import Gate
from askfirst.http.dependencies import Injected
from askfirst.http.forms import flat
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.problems import RequestError, refused_value
from askfirst.http.reading import StrictRequest, declared
from askfirst.http.score import assess
from askfirst.http.validation import refusal_of_value
from askfirst.model import MAX_TEXT, Assessment, Instruction, Issue

OWN = ("text", "department", "language", "action", "required_fields", "is_ambiguous", "from", "to")
"""Names that mean what they mean for /v1/score. Any other name is one of the instruction's `fields`."""
NOT_FLAT = ("history", "candidates", "rules_off", "thresholds")
"""Names of /v1/score that have no flat form; refused, because as `fields` they would say nothing."""
OTHER_NAMES = ("body", "content", "input", "instruction", "message", "prompt", "query", "request")
"""What other tools call a text."""
SHOWN = ("first", "second", "third")
"""Issues that have fields of their own; `rules` names them all."""
SEPARATOR = " | "
"""Between options, which may hold commas themselves."""

_FIELD = re.compile(r"fields(?:\.(?P<dotted>.+)|\[(?P<bracketed>[^\]]+)\])", re.DOTALL)
_COMMAS = re.compile(r"[,\n]")


_ANSWERED = (
    "id", "decision", "confidence", "rule_score", "needs_clarification", "clarification_request", "language",
    "department", "ambiguity_type", "question", "options", "combined_question", "proposed_interpretation",
    "issue_count", "rules", "packs_version",
)  # fmt: skip
"""What the flat form has beside the issues; it means what it means in an assessment, but for these:"""
_MADE = {
    "options": Annotated[str | None, Meta(description="Answers to the question, separated by ` | `")],
    "issue_count": Annotated[int, Meta(description="How many things are unclear")],
    "rules": Annotated[str | None, Meta(description="The rules that found something, separated by commas")],
    "packs_version": Annotated[str, Meta(description="The version of the packs")],
}
_OF_AN_ISSUE = {
    "rule": "The rule that found the {} issue",
    "type": "The type of the {} issue",
    "kind": "The kind of the {} issue",
    "field": "The parameter that the {} issue is about",
    "text": "The words that the {} issue is about",
    "issue": "What is unclear there",
    "suggestion": "What the writer could have said",
    "question": "The question about it",
    "options": "Answers to it, separated by ` | `",
    "assume": "What is taken for granted without an answer",
}
_SAID = """The assessment without lists and objects. Every field is always there; what does not apply is null.

`question` is the one to ask first and `options` are its answers, separated by " | ";
`combined_question` asks everything at once. `rules` names all issues, `issue_1_...` to
`issue_3_...` describe the first three, in the order in which they are to be asked.
"""
if TYPE_CHECKING:
    FlatAssessment: TypeAlias = Any
else:
    _nested = {field.name: field.type for field in msgspec.structs.fields(Assessment)}
    FlatAssessment = msgspec.defstruct(
        "FlatAssessment",
        [
            *((name, (_nested | _MADE)[name]) for name in _ANSWERED),
            *(
                (f"issue_{number}_{name}", Annotated[str | None, Meta(description=what.format(ordinal))], None)
                for number, ordinal in enumerate(SHOWN, 1)
                for name, what in _OF_AN_ISSUE.items()
            ),
        ],
        namespace={"__doc__": _SAID},
        frozen=True,
        kw_only=True,
    )


def flattened(assessment: Assessment) -> FlatAssessment:
    """The flat form of an assessment."""
    issues = assessment.issues
    asked = next((issue for issue in issues if issue.question == assessment.question), None)
    nested = {name: getattr(assessment, name) for name in _ANSWERED if name not in _MADE}
    numbered: dict[str, Any] = {
        f"issue_{number}_{name}": value
        for number, issue in enumerate(issues[: len(SHOWN)], 1)
        for name, value in of_an_issue(issue).items()
    }
    return FlatAssessment(
        **nested,
        options=joined(asked) if asked else None,
        issue_count=len(issues),
        rules=", ".join(issue.rule for issue in issues) or None,
        packs_version=assessment.versions.packs,
        **numbered,
    )


def of_an_issue(issue: Issue) -> dict[str, str | None]:
    """The flat fields of an issue, without their number."""
    made = {"text": issue.span.text if issue.span else None, "options": joined(issue)}
    return {name: made[name] if name in made else getattr(issue, name) for name in _OF_AN_ISSUE}


def joined(issue: Issue) -> str | None:
    """The options of an issue."""
    return SEPARATOR.join(issue.options) or None


def instruction_of(values: dict[str, Any]) -> Instruction:
    """The instruction. Raises RequestError where a value does not fit.

    Empty values of our own names count as absent: a form sends all its fields, also the blank ones.
    """
    request: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for name, value in values.items():
        if name in NOT_FLAT:
            mend = "Send it to /v1/score, which takes nested values"
            raise refused_value("invalid-instruction", name, "Not taken here", mend)
        if name not in (*OWN, "fields") and nests(value):
            message, mend = "Expected a plain value, got an object", "Send its parts under names of their own"
            raise refused_value("invalid-instruction", name, message, mend)
        if found := _FIELD.fullmatch(name):
            fields[found["dotted"] or found["bracketed"]] = value
        elif name not in OWN:
            fields |= value if name == "fields" and isinstance(value, dict) else {name: value}
        elif value not in ("", None):
            request[name] = value
    if isinstance(listed := request.get("required_fields"), str):
        request["required_fields"] = [part.strip() for part in _COMMAS.split(listed) if part.strip()]
    if fields:
        request["fields"] = fields
    try:
        return msgspec.convert(request, Instruction, strict=False)
    except msgspec.ValidationError as error:
        otherwise = None if "text" in request else named_otherwise(fields)
        raise otherwise or refusal_of_value(error, Instruction, request) from None


def nests(value: Any) -> bool:
    """Whether it is more than a plain value, or a list of such."""
    return any(isinstance(one, dict | list) for one in (value if isinstance(value, list) else [value]))


def named_otherwise(fields: dict[str, Any]) -> RequestError | None:
    """The refusal where the text came under a misspelt name, or one that other tools have for it; else None."""
    near = get_close_matches("text", fields, n=1, cutoff=0.75)
    for name in [*near, *(name for name in fields if name.lower() in OTHER_NAMES)]:
        return refused_value("invalid-instruction", "text", "Missing", f"Did you mean `{name}`? Send it as `text`")
    return None


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


def answer(gate: Gate, request: dict[str, Any]) -> FlatAssessment:
    """The answer to an example of the description."""
    return flattened(gate.assess(instruction_of(request)))


class HookController(Controller):
    """Scoring for tools that know flat fields alone."""

    path = "/v1/hooks/score"
    tags = ("Scoring",)

    @post(status_code=200, opt={"body": _BODY, "answers": answer})
    async def hook_score(
        self, request: StrictRequest, body: bytes, scoring: Injected[Scoring], ledger: Injected[Ledger]
    ) -> FlatAssessment:
        """Score one instruction, flat.

        For webhooks of Zapier, Make, Pipedream and the like: a form or a flat JSON object in, one flat object
        out. `text`, `department`, `language`, `action`, `required_fields` (separated by commas), `is_ambiguous`,
        `from` and `to` mean what they mean for /v1/score; empty ones count as absent. Any other name,
        with or without `fields.` before it, is a field of the instruction: something that is known beside the
        text. history, candidates, rules_off, thresholds are refused: they need /v1/score.
        """
        instruction = instruction_of(flat(body, declared(request.scope)))
        return flattened(await assess(request.scope, instruction, scoring, ledger))
