"""What a bad value belongs to, by its path: the problem's title says so."""

import re

import msgspec

from askfirst.model import Instruction

_INSTRUCTION = {one.encode_name for one in msgspec.structs.fields(Instruction)} | {
    "instruction",
    "instructions",
    "message",
}
"""Names under which requests have an instruction, or a part of one."""
_ANSWER = {"value", "clarifications", "question_id", "field", "explanation", "outcome"}
_STEP = re.compile(r"[.\[\]]+")


def slug_of(path: str, kind: type = object) -> str:
    """The kind of problem for the value at `path` ("chain[1].timeout") in a body of a `kind`."""
    names = _STEP.split(path)
    fields = getattr(kind, "__struct_fields__", ())
    if "value" in fields:
        return "invalid-answer" if _ANSWER & set(names) else "invalid-request"
    return "invalid-instruction" if kind is Instruction or names[0] in _INSTRUCTION else "invalid-request"
