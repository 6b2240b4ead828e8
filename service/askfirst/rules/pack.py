"""Compiled packs: everything that scoring needs for one language and one department."""

from collections.abc import Set
from dataclasses import dataclass
from typing import Generic, TypeVar

from askfirst.model import IssueType, Kind, Thresholds
from askfirst.reader.reading import Topic
from askfirst.rules.nodes import Node
from askfirst.rules.schema import Blocks, Examples, Level, Questions, Weights, Wording
from askfirst.text.needs import Needs


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule ready to be tried. `file` and `path` say where it is written."""

    id: str
    type: IssueType
    kind: Kind
    field: str | None
    when: Node
    unless: Node | None
    blocks: Blocks
    every: bool
    replaces: frozenset[str]
    department: str | None
    wording: Wording
    variants: dict[str, Wording]
    examples: Examples
    file: str
    path: str


@dataclass(frozen=True, slots=True)
class Stakes:
    """A sort of action that cannot be undone, and by how much it raises the thresholds."""

    id: str
    when: Node
    raise_by: float
    reason: str
    assume: str | None = None
    needs: tuple[tuple[Topic, Node], ...] = ()
    """What such an action is never safe without, each with what gives it, in the text or as a field."""


R = TypeVar("R", Rule, Stakes)


@dataclass(frozen=True, slots=True)
class Pack:
    """The rules that hold for a department: its own first, then the general ones."""

    language: str
    department: str | None
    rules: tuple[Rule, ...]
    stakes: tuple[Stakes, ...]
    thresholds: Thresholds
    weights: Weights
    questions: Questions
    chain: tuple[Level, ...]
    max_turns: int
    version: str
    files: tuple[str, ...]
    index: "RuleIndex[Rule]"
    stakes_index: "RuleIndex[Stakes]"

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of its rules, in their order."""
        return tuple(rule.id for rule in self.rules)


class RuleIndex(Generic[R]):
    """Which rules, or stakes, can fire on a case, by the terms that stand in its text and the traits it has."""

    def __init__(self, rules: tuple[R, ...]) -> None:
        self.entries: list[tuple[R, Needs]] = [(rule, rule.when.needs()) for rule in rules]

    def candidates(self, keys: set[str]) -> list[R]:
        """The rules, in their order, that have what they need."""
        return [rule for rule, needs in self.entries if needs is None or not needs.isdisjoint(keys)]

    def asks_of(self, keys: Set[str]) -> bool:
        """Whether one of them is made for what has one of these keys, such as an action of that name."""
        return any(needs is not None and not needs.isdisjoint(keys) for _, needs in self.entries)
