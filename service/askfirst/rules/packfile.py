"""A pack file as read, before it is compiled."""

from dataclasses import dataclass
from pathlib import Path

from askfirst.rules.schema import PackSource


@dataclass(frozen=True)
class PackFile:
    """One pack file as read."""

    path: Path
    source: PackSource

    @property
    def says_nothing(self) -> bool:
        """Whether it has neither rules nor settings."""
        pack = self.source
        said = pack.always_clarify or pack.actions or pack.stakes or pack.thresholds or pack.weights or pack.chain
        return not said
