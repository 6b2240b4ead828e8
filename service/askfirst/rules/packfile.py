"""A pack file as read, before it is compiled."""

from dataclasses import dataclass
from pathlib import Path

from askfirst.rules.schema import PackSource


@dataclass(frozen=True)
class PackFile:
    """One pack file as read."""

    path: Path
    source: PackSource
