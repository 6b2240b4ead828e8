"""A corpus as it is written: entries, by department and theme."""

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec import field as default

from askfirst.model import Message

Candidates: TypeAlias = tuple[str | dict[str, Any], ...]
"""What a search found: names, or records, which are read as "id, other values"."""


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """Two texts that differ in the deciding fact."""

    clear: str
    clarify: str


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pair, or a single text under the name of its label.

    `kind` is the rule or kind of what is unclear, `span` the words that it stands in ("" where
    something is absent), `field` what has to be asked for. Of a pair, `history`, `candidates` and
    `fields` hold for both members unless one has its own under `clear_` or `clarify_`.
    """

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

    @property
    def texts(self) -> dict[str, str]:
        """The texts by label."""
        source = self.pair or self
        found = {"clear": source.clear, "clarify": source.clarify}
        return {label: text for label, text in found.items() if text is not None}

    def own(self, label: str, name: str) -> Any:
        """What the member of that label has of `history`, `candidates` or `fields`."""
        special = getattr(self, f"{label}_{name}")
        return getattr(self, name) if special is None else special


class Theme(Struct, frozen=True):
    """Entries about one thing; its id is "department/name", where the department `general` stands for none."""

    id: str
    cases: tuple[Entry, ...]
    language: str = "en"

    @property
    def department(self) -> str:
        """The department that its id names."""
        return self.id.partition("/")[0]
