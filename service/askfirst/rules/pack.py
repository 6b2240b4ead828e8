"""Compiled packs: everything that scoring needs for one language and one department."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from askfirst.model import IssueType, Kind, Thresholds
from askfirst.rules.nodes import Node
from askfirst.rules.schema import Examples, Level, Questions, Weights, Wording


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule ready to be tried. `file` and `path` say where it is written."""

    id: str
    type: IssueType
    kind: Kind
    field: str | None
    when: Node
    unless: Node | None
    blocks: bool
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


class RuleIndex(Generic[R]):
    """Which rules, or stakes, can fire on a case, by the terms that stand in its text and the traits it has.

    Each demand that any rule makes is a bit, so that whether all demands of a rule are met is one comparison.
    """

    def __init__(self, rules: tuple[R, ...]) -> None:
        self.rules: tuple[R, ...] = rules
        self.untied: set[int] = set()
        self.by_key: dict[str, list[tuple[int, int]]] = {}
        self.bits: dict[str, int] = {}
        seen: dict[frozenset[str], int] = {}
        for number, rule in enumerate(rules):
            for demands in rule.when.alternatives():
                first, *others = sorted(demands, key=commonness) or [frozenset()]
                if not first:
                    self.untied.add(number)
                needed = 0
                for demand in others:
                    needed |= seen.setdefault(demand, 1 << len(seen))
                for key in first:
                    self.by_key.setdefault(key, []).append((number, needed))
        for demand, bit in seen.items():
            for key in demand:
                self.bits[key] = self.bits.get(key, 0) | bit
        self.keys, self.bit_keys = frozenset(self.by_key), frozenset(self.bits)

    def candidates(self, keys: set[str]) -> list[R]:
        """The rules, in their order, of which one alternative has every demand met by one of the keys."""
        met = 0
        for key in self.bit_keys & keys:
            met |= self.bits[key]
        numbers = set(self.untied)
        for key in self.keys & keys:
            for number, needed in self.by_key[key]:
                if met & needed == needed:
                    numbers.add(number)
        return [self.rules[number] for number in sorted(numbers)]


def commonness(demand: frozenset[str]) -> tuple[bool, int]:
    """Sorts a demand by how likely it is met: lists are rarer than the articles and pronouns of plain phrases."""
    return not all(key.startswith("@") for key in demand), len(demand)
