"""Compiled packs: everything that scoring needs for one language and one department."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from askfirst.model import IssueType, Kind, Thresholds
from askfirst.rules.nodes import Node
from askfirst.rules.schema import Blocks, Examples, Level, Questions, Weights, Wording


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
    An entry has the bits that its key meets, and the rules that are tied to it with the bits that these need.
    """

    def __init__(self, rules: tuple[R, ...]) -> None:
        self.rules: tuple[R, ...] = rules
        self.untied: set[int] = set()
        by_key: dict[str, list[tuple[int, int]]] = {}
        bits: dict[str, int] = {}
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
                    by_key.setdefault(key, []).append((number, needed))
        for demand, bit in seen.items():
            for key in demand:
                bits[key] = bits.get(key, 0) | bit
        self.keys = frozenset(by_key.keys() | bits.keys())
        self.entries = {key: (bits.get(key, 0), tuple(by_key.get(key, ()))) for key in self.keys}

    def candidates(self, keys: set[str]) -> list[R]:
        """The rules, in their order, of which one alternative has every demand met by one of the keys."""
        here = [self.entries[key] for key in self.keys & keys]
        met = 0
        for bits, _ in here:
            met |= bits
        numbers = set(self.untied)
        for _, tied in here:
            for number, needed in tied:
                if met & needed == needed:
                    numbers.add(number)
        return [self.rules[number] for number in sorted(numbers)]


def commonness(demand: frozenset[str]) -> tuple[bool, int]:
    """Sorts a demand by how likely it is met: lists are rarer than the articles and pronouns of plain phrases."""
    return not all(key.startswith("@") for key in demand), len(demand)
