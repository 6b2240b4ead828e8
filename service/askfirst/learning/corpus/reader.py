"""The corpus as it is written, an entry a line, and as evaluation cases."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias, get_args

from msgspec import Struct
from msgspec import field as default
from msgspec.structs import replace

from askfirst.errors import AskfirstError
from askfirst.evaluation.dataset import Case, read_lines
from askfirst.model import Kind, Message
from askfirst.rules.layers import GENERAL

DEPARTMENT_RULES = frozenset(
    "pricing_without_currency discount_without_conditions customer_segment_ambiguity timeline_without_specifics "
    "campaign_without_budget audience_without_demographics content_without_format goals_without_metrics "
    "quantity_without_units location_without_specifics priority_without_scale deadline_without_timezone".split()
)
NAMES = DEPARTMENT_RULES | {*get_args(Kind)}
"""What `kind` may be: a rule of a department, or a kind."""
HELD_BACK, FURTHER = "held_back", "further"
"""Folders, each itself a corpus: texts that nothing is made on, and texts that the reader alone learns from."""
FILE = "texts.jsonl"
"""A corpus is a folder with this file: an entry a line."""
THEME = re.compile("[a-z]+/[a-z0-9_]+")

Candidates: TypeAlias = tuple[str | dict[str, Any], ...]
"""What a search found: names, or records, which are read as "id, other values"."""


class CorpusError(AskfirstError):
    """A corpus file that cannot be used: file, line and what is wrong."""


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """Two texts that differ in the deciding fact."""

    clear: str
    clarify: str


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pair, or a single text under the name of its label; its theme is "department/name", `general` stands for none.

    `kind` is the rule or kind of what is unclear, `span` the words that it stands in ("" where
    something is absent), `field` what has to be asked for. Of a pair, `history`, `candidates` and
    `fields` hold for both members unless one has its own under `clear_` or `clarify_`.
    """

    theme: str = ""
    language: str = "en"
    pair: Texts | None = None
    clear: str | None = None
    clarify: str | None = None
    kind: str | None = None
    span: str = ""
    field: str | None = None
    history: tuple[Message, ...] = ()
    candidates: Candidates | None = None
    fields: dict[str, Any] = default(default_factory=dict)
    clear_history: tuple[Message, ...] | None = None
    clarify_history: tuple[Message, ...] | None = None
    clear_candidates: Candidates | None = None
    clarify_candidates: Candidates | None = None
    clear_fields: dict[str, Any] | None = None
    clarify_fields: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if problem := self.problem():
            raise ValueError(problem)

    @property
    def texts(self) -> dict[str, str]:
        """The texts by label."""
        source = self.pair or self
        found = {"clear": source.clear, "clarify": source.clarify}
        return {label: text for label, text in found.items() if text is not None}

    def problem(self) -> str | None:
        """What is wrong with the entry, if anything."""
        if not THEME.fullmatch(self.theme):
            return 'give `theme` as "department/name"'
        if sum(text is not None for text in (self.pair, self.clear, self.clarify)) != 1:
            return "give one of pair, clear and clarify"
        unclear = self.texts.get("clarify")
        if unclear is None:
            return "a clear text has no kind, span or field" if self.kind or self.span or self.field else None
        if self.kind not in NAMES:
            return f"kind {self.kind!r} is none of {', '.join(sorted(NAMES))}"
        return None if self.span in unclear else f"the span {self.span!r} does not stand in the text"

    def cases(self, number: int) -> Iterator[Case]:
        """The cases of the entry, which is the n-th of its theme: two of a pair, else one."""
        name, department = f"{self.theme}/{number}", self.theme.partition("/")[0]
        for label, text in self.texts.items():
            candidates = self._own(label, "candidates")
            yield Case(
                id=f"{name}/{label}",
                text=text,
                label=label,
                department=None if department == GENERAL else department,
                language=self.language,
                issues=(self.kind,) if label == "clarify" and self.kind else (),
                span=self.span if label == "clarify" else None,
                pair=name if self.pair else None,
                history=self._own(label, "history"),
                candidates=None if candidates is None else readable(candidates),
                fields=self._own(label, "fields"),
                meta={"theme": self.theme, "field": self.field},
            )

    def _own(self, label: str, name: str) -> Any:
        """What the member of that label has of `history`, `candidates` or `fields`."""
        special = getattr(self, f"{label}_{name}")
        return getattr(self, name) if special is None else special


def readable(candidates: Candidates) -> tuple[str, ...]:
    """Candidates as people read them: of a record, its values that are given."""
    return tuple(one if isinstance(one, str) else ", ".join(values(one)) for one in candidates)


def values(record: dict[str, Any]) -> list[str]:
    """The values of a record, the key with those that say nothing without it."""
    return [
        value if isinstance(value, str) else f"{key} {value}"
        for key, value in record.items()
        if value is not None and value != ""
    ]


def written_corpus(folder: Path) -> list[Case]:
    """Every written text of the folder. Raises CorpusError with file and line."""
    file = folder / FILE
    if not file.is_file():
        raise CorpusError(f"{folder}: there is no corpus. Name a folder that has a {FILE}")
    numbers: Counter[tuple[str, str]] = Counter()
    cases: list[Case] = []
    for entry in read_lines([file], Entry, "docs/evaluation.md shows what an entry has.", CorpusError):
        theme = entry.theme, entry.language
        numbers[theme] += 1
        cases += entry.cases(numbers[theme])
    return cases


def part(folder: Path, name: str) -> list[Case]:
    """Every text of a corpus within the folder, if there is one of that name. Raises CorpusError."""
    inner = folder / name
    return [replace(case, id=f"{name}/{case.id}") for case in written_corpus(inner)] if inner.exists() else []


def together(folder: Path, name: str = "") -> list[Case]:
    """The texts of every corpus within a folder, one for each language; of the parts of that name, where it is given.

    Raises CorpusError.
    """
    inner = sorted(one for one in folder.iterdir() if one.is_dir()) if folder.exists() else []
    return [case for one in inner for case in (part(one, name) if name else written_corpus(one))]
