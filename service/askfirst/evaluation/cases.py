"""A rule's example as the request that it stands for."""

from askfirst.model import Instruction
from askfirst.rules.schema import Case


def instruction_of(example: str | Case, department: str | None, language: str) -> Instruction:
    """The instruction of an example, in the department and language of its pack."""
    if isinstance(example, str):
        return Instruction(text=example, department=department, language=language)
    return Instruction(
        text=example.text,
        department=department,
        language=None if example.detect else language,
        history=example.history,
        fields=example.fields,
        candidates=example.candidates,
        required_fields=example.required_fields,
        action=example.action,
        is_ambiguous=example.is_ambiguous,
    )
