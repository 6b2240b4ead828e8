"""Labelled texts, one JSON object a line.

Two forms are read. Ours has `label` "clear" or "clarify", `issues` (rule ids or kinds, the main one
first), `span`, `pair` and the fields of an instruction. Public sets have `label` 0 or 1 and
`meta.group`, which is the pair.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from askfirst.errors import AskfirstError
from askfirst.fitting import misfit, value_at
from askfirst.model import Instruction, Message


class DatasetError(AskfirstError):
    """A labelled file that cannot be read: file, line, what is wrong and how to mend it."""


LABELS = ("clear", "clarify", 0, 1)
FORM = 'A line is {"id": "1", "text": "Send it", "label": "clarify"}; docs/evaluation.md has all keys.'
T = TypeVar("T")
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
            **{name: getattr(self, name) for name in Instruction.__struct_fields__ if hasattr(self, name)}
        )

    def __post_init__(self) -> None:
        if self.label not in LABELS:
            mend = 'Write "clear" where nothing has to be asked, "clarify" where a question has to be'
            raise ValueError(f"`label` is {self.label!r}. {mend}")


def read_cases(path: Path) -> list[Case]:
    """The cases of a file. Raises DatasetError with file, line and how to mend it."""
    cases = list(read_lines([path], Case, FORM, DatasetError))
    if not cases:
        raise DatasetError(f"{path}: no cases in this file. {FORM}")
    return cases


def read_lines(files: Iterable[Path], kind: type[T], form: str, error: type[AskfirstError]) -> Iterator[T]:
    """What stands in these files, a JSON object a line; blank lines are left out.

    Raises `error` with file and line, what is wrong there, and `form`, the sentence that says what a line has.
    """
    for file in files:
        try:
            lines = file.read_bytes().splitlines()
        except OSError as failed:
            raise error(f"{file}: cannot be read: {failed.strerror}.") from failed
        for number, line in enumerate(lines, 1):
            if line.strip():
                try:
                    yield msgspec.json.decode(line, type=kind)
                except msgspec.DecodeError as failed:
                    raise error(f"{file}:{number}: {_wrong(failed, line, kind)} {form}") from failed


def _wrong(failed: msgspec.DecodeError, line: bytes, kind: type) -> str:
    """What is wrong with a line, in plain words."""
    try:
        plain = msgspec.json.decode(line)
    except msgspec.DecodeError as broken:
        return f"not JSON: {broken}. Write one JSON object a line."
    said, _, where = str(failed).partition(" - at `$.")
    if found := _MISSING.match(said):
        return f"`{found[1]}` is missing. Add it."
    if not where:
        return f"{said}."
    name = where.rstrip("`")
    wrong = misfit(said, kind, name, value_at(plain, name))
    return f"`{name}`: {wrong.message}. {wrong.mend}"
