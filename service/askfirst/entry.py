"""The Python entry point: one call with the shipped packs."""

from functools import lru_cache
from typing import Any

import msgspec

from askfirst.errors import InstructionError
from askfirst.fitting import misfit
from askfirst.gate import Gate, load_gate
from askfirst.model import Assessment, Instruction
from askfirst.scoring.classifier.opinion import load_classifiers


@lru_cache(maxsize=1)
def default_gate() -> Gate:
    """The gate over the shipped packs with the shipped classifier, loaded at the first call."""
    return load_gate(classifiers=load_classifiers())


def assess(text: str, **request: Any) -> Assessment:
    """Scores one instruction with the shipped packs and classifier.

    `request` takes the other fields of `Instruction`: `department`, `history` (mappings with `role`
    and `content`), `fields` and so on. Raises InstructionError where a field is unknown or of the
    wrong type, or names a department, language or rule that is not loaded. For packs of your own,
    keep a gate: `load_gate([Path("my-packs")], classifiers=load_classifiers()).assess(Instruction(...))`;
    without a classifier the confidence is what the rules say.
    """
    return default_gate().assess(instruction_of({"text": text, **request}))


def instruction_of(request: dict[str, Any]) -> Instruction:
    """The request as an instruction. Raises InstructionError with the field that is wrong."""
    if not request["text"].strip():
        raise InstructionError("text", "is blank", "Give the instruction in words")
    try:
        return msgspec.convert(request, Instruction, from_attributes=True)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        wrong = misfit(problem, Instruction, path.rstrip("`"))
        raise InstructionError(path.rstrip("`") or "request", wrong.message, wrong.mend.rstrip(".")) from error
