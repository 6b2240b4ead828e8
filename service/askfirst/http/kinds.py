"""The kinds of problem, one page each under /problems/; `kinds.json` has them. A slug and its title never change."""

import re
from importlib.resources import files

import msgspec
from msgspec import Struct

from askfirst.model import Instruction


class Kind(Struct, frozen=True):
    """A kind of problem: its status, its fixed title, and what a caller can do about it."""

    slug: str
    status: int
    title: str
    mend: str


_WRITTEN = files("askfirst.http").joinpath("kinds.json").read_bytes()
KINDS = {kind.slug: kind for kind in msgspec.json.decode(_WRITTEN, type=list[Kind])}
KINDS_BY_STATUS: dict[int, Kind] = {kind.status: kind for kind in reversed(KINDS.values())}
"""The first kind of each status: what Litestar's own refusals are taken for."""
KINDS_BY_STATUS[400] = KINDS["bad-request"]

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
