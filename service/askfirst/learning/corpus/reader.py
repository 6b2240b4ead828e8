"""The corpus as evaluation cases."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from askfirst.errors import AskfirstError
from askfirst.evaluation.dataset import Case
from askfirst.learning.corpus.schema import Candidates, Entry, Theme
from askfirst.model import Kind
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
LANGUAGES = "languages"
"""The folder with a corpus for each language other than English."""
FILE = "texts.jsonl"
"""A corpus is a folder with this file: an entry a line, with its theme as "department/name"."""
THEME = re.compile("[a-z]+/[a-z0-9_]+")


class CorpusError(AskfirstError):
    """A corpus file that cannot be used: file, line and what is wrong."""


def read_themes(folder: Path) -> list[Theme]:
    """The themes of a corpus, in the order of their first texts. Raises CorpusError with file and line."""
    file = folder / FILE
    try:
        lines = file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise CorpusError(f"{file}: cannot be read: {error}. Name a folder that has a {FILE}") from error
    themes: dict[tuple[str, str], list[Entry]] = {}
    for number, line in enumerate(lines, 1):
        try:
            given = msgspec.json.decode(line, type=dict[str, Any])
            key = str(given.pop("theme", "")), str(given.pop("language", "en"))
            entry = msgspec.convert(given, Entry)
        except msgspec.DecodeError as error:
            raise CorpusError(f"{file}:{number}: {error}") from error
        if problem := problem_of(entry) or (None if THEME.fullmatch(key[0]) else 'give `theme` as "department/name"'):
            raise CorpusError(f"{file}:{number}: {problem}")
        themes.setdefault(key, []).append(entry)
    return [Theme(id_, tuple(cases), language) for (id_, language), cases in themes.items()]


def problem_of(entry: Entry) -> str | None:
    """What is wrong with an entry, if anything."""
    if sum(text is not None for text in (entry.pair, entry.clear, entry.clarify)) != 1:
        return "give one of pair, clear and clarify"
    unclear = entry.texts.get("clarify")
    if unclear is None:
        return "a clear text has no kind, span or field" if entry.kind or entry.span or entry.field else None
    if entry.kind not in NAMES:
        return f"kind {entry.kind!r} is none of {', '.join(sorted(NAMES))}"
    if entry.span not in unclear:
        return f"the span {entry.span!r} does not stand in the text"
    return None


def members(theme: Theme, entry: Entry, name: str) -> Iterator[Case]:
    """The cases of an entry: two of a pair, else one."""
    for label, text in entry.texts.items():
        candidates = entry.own(label, "candidates")
        yield Case(
            id=f"{name}/{label}",
            text=text,
            label=label,
            department=None if theme.department == GENERAL else theme.department,
            language=theme.language,
            issues=(entry.kind,) if label == "clarify" and entry.kind else (),
            span=entry.span if label == "clarify" else None,
            pair=name if entry.pair else None,
            history=entry.own(label, "history"),
            candidates=None if candidates is None else readable(candidates),
            fields=entry.own(label, "fields"),
            meta={"theme": theme.id, "field": entry.field},
        )


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
    """Every written text of the folder. Raises CorpusError."""
    return [
        case
        for theme in read_themes(folder)
        for number, entry in enumerate(theme.cases, 1)
        for case in members(theme, entry, f"{theme.id}/{number}")
    ]


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
