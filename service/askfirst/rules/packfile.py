"""A pack file as read, before it is compiled."""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from askfirst.rules.faults import Steps
from askfirst.rules.schema import PackSource, RuleSource


@dataclass(frozen=True)
class PackFile:
    """One pack file as read; in `source` the entries are missing that were `left_out`, as they are wrong."""

    path: Path
    source: PackSource
    left_out: Set[Steps] = frozenset()

    def rules(self) -> Iterator[tuple[str, RuleSource]]:
        """The rules that always ask, each with the path at which the file has it."""
        numbers = (number for number in count() if ("always_clarify", number) not in self.left_out)
        for number, rule in zip(numbers, self.source.always_clarify, strict=False):
            yield f"$.always_clarify[{number}]", rule

    @property
    def says_nothing(self) -> bool:
        """Whether it has neither rules nor settings."""
        pack = self.source
        rules = pack.always_clarify or pack.actions or pack.stakes or pack.rules_off
        return not (rules or pack.thresholds or pack.weights or pack.chain or pack.max_turns)
