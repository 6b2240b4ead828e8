"""From a webhook's flat names and values to an instruction."""

import re
from difflib import get_close_matches
from typing import Any

import msgspec

from askfirst.http.problems import FieldError, RequestError, refused_value
from askfirst.http.validation import refusal_of_value
from askfirst.model import Instruction

OWN = ("text", "department", "language", "action", "required_fields", "is_ambiguous", "from", "to")
"""Names that mean what they mean for /v1/score. Any other name is one of the instruction's `fields`."""
NOT_FLAT = ("history", "candidates", "rules_off", "thresholds")
"""Names of /v1/score that have no flat form; refused, because as `fields` they would say nothing."""

OTHER_NAMES = ("body", "content", "input", "instruction", "message", "prompt", "query", "request")
"""What other tools call a text."""

NESTED = (*OWN, "fields")
"""Names whose values have a type of their own."""

_FIELD = re.compile(r"fields(?:\.(?P<dotted>.+)|\[(?P<bracketed>[^\]]+)\])", re.DOTALL)
_COMMAS = re.compile(r"[,\n]")


def check_flat(name: str, value: Any) -> None:
    """Raises RequestError for an object where a tool sends a plain value, or a list of such."""
    objects = value if isinstance(value, list) else [value]
    if name not in NESTED and any(isinstance(one, dict | list) for one in objects):
        wrong = FieldError(name, "Expected a plain value, got an object", "Send its parts under names of their own.")
        raise RequestError("invalid-instruction", f"`{name}`: {wrong.message}. {wrong.mend}", (wrong,))


def instruction_of(values: dict[str, Any]) -> Instruction:
    """The instruction. Raises RequestError where a value does not fit.

    Empty values of our own names count as absent: a form sends all its fields, also the blank ones.
    """
    request: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for name, value in values.items():
        if name in NOT_FLAT:
            wrong = FieldError(name, "Not taken here", "Send it to /v1/score, which takes nested values.")
            raise RequestError("invalid-instruction", f"`{name}`: {wrong.message}. {wrong.mend}", (wrong,))
        check_flat(name, value)
        if found := _FIELD.fullmatch(name):
            fields[found["dotted"] or found["bracketed"]] = value
        elif name == "fields" and isinstance(value, dict):
            fields |= value
        elif name not in OWN:
            fields[name] = value
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


def named_otherwise(fields: dict[str, Any]) -> RequestError | None:
    """The refusal where the text came under a misspelt name, or one that other tools have for it; else None."""
    near = get_close_matches("text", fields, n=1, cutoff=0.75)
    for name in [*near, *(name for name in fields if name.lower() in OTHER_NAMES)]:
        return refused_value("invalid-instruction", "text", "Missing", f"Did you mean `{name}`? Send it as `text`")
    return None
