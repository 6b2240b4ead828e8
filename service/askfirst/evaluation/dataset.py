"""Labelled texts, one JSON object a line.

Two forms are read. Ours has `label` "clear" or "clarify", `issues` (rule ids or kinds, the main one
first), `span`, `pair` and the fields of an instruction. Public sets have `label` 0 or 1 and
`meta.group`, which is the pair.
"""

from pathlib import Path
from typing import Any

import msgspec

from askfirst.errors import AskfirstError
from askfirst.model import Instruction, Message


class DatasetError(AskfirstError):
    """A labelled file that cannot be read: file, line and what is wrong."""


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """One labelled instruction."""

    id: str
    text: str
    label: str | int
    department: str | None = None
    language: str | None = None
    issues: tuple[str, ...] = ()
    span: str | None = None
    pair: str | None = None
    why: str = ""
    history: tuple[Message, ...] = ()
    candidates: tuple[str, ...] | None = None
    fields: dict[str, Any] = msgspec.field(default_factory=dict)
    required_fields: tuple[str, ...] = ()
    action: str | None = None
    is_ambiguous: bool | None = None
    meta: dict[str, Any] = msgspec.field(default_factory=dict)

    @property
    def unclear(self) -> bool:
        """Whether a question has to be asked."""
        return self.label in ("clarify", 1)

    @property
    def group(self) -> str | None:
        """The pair that the case belongs to."""
        return self.pair or self.meta.get("group")

    def instruction(self) -> Instruction:
        """The request that a caller would send."""
        return Instruction(
            text=self.text,
            department=self.department,
            language=self.language,
            history=self.history,
            candidates=self.candidates,
            fields=self.fields,
            required_fields=self.required_fields,
            action=self.action,
            is_ambiguous=self.is_ambiguous,
        )


def read_cases(path: Path) -> list[Case]:
    """The cases of a file. Raises DatasetError with file and line."""
    cases = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise DatasetError(f"{path}: cannot be read: {error}") from error
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                cases.append(msgspec.json.decode(line, type=Case))
            except msgspec.MsgspecError as error:
                raise DatasetError(f"{path}:{number}: {error}") from error
    if not cases:
        raise DatasetError(f"{path}: no cases in this file")
    return cases
