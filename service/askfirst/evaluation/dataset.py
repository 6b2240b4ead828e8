"""Labelled texts, one JSON object a line.

Two forms are read. Ours has `label` "clear" or "clarify", `issues` (rule ids or kinds, the main one
first), `span`, `pair` and the fields of an instruction. Public sets have `label` 0 or 1 and
`meta.group`, which is the pair.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

from askfirst.errors import AskfirstError
from askfirst.fitting import misfit, value_at
from askfirst.model import Instruction, Message


class DatasetError(AskfirstError):
    """A labelled file that cannot be read: file, line, what is wrong and how to mend it."""


LABELS = ("clear", "clarify", 0, 1)
FORM = 'A line is {"id": "1", "text": "Send it", "label": "clarify"}; docs/evaluation.md has all keys.'
_MISSING = re.compile(r"^Object missing required field `(.*)`$")


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
    """The cases of a file. Raises DatasetError with file, line and how to mend it."""
    cases = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise DatasetError(f"{path}: cannot be read: {error}. Give a file that is text in UTF-8.") from error
    for number, line in enumerate(lines, 1):
        if line.strip():
            cases.append(_case(line, f"{path}:{number}"))
    if not cases:
        raise DatasetError(f"{path}: no cases in this file. {FORM}")
    return cases


def _case(line: str, place: str) -> Case:
    """The case on one line. Raises DatasetError."""
    try:
        case = msgspec.json.decode(line, type=Case)
    except msgspec.ValidationError as error:
        said, _, where = str(error).partition(" - at `$.")
        if found := _MISSING.match(said):
            raise DatasetError(f"{place}: `{found[1]}` is missing. Add it. {FORM}") from error
        name = where.rstrip("`")
        wrong = misfit(said, Case, name, value_at(msgspec.json.decode(line), name))
        of = f"`{name}`: " if name else ""
        raise DatasetError(f"{place}: {of}{wrong.message}. {wrong.mend} {FORM}") from error
    except msgspec.DecodeError as error:
        raise DatasetError(f"{place}: not JSON: {error}. Write one JSON object a line. {FORM}") from error
    if case.label not in LABELS:
        mend = 'Write "clear" where nothing has to be asked, "clarify" where a question has to be.'
        raise DatasetError(f"{place}: `label` is {case.label!r}. {mend}")
    return case
