"""What the measurements share: a row of the table, the texts, a median."""

import json
from dataclasses import dataclass
from pathlib import Path

from askfirst.model import Instruction

TEXTS = Path(__file__).with_name("texts.jsonl")


@dataclass(frozen=True)
class Row:
    """One line of the table; a row without a bar only informs."""

    what: str
    measured: str
    bar: str = ""
    met: bool | None = None

    @property
    def verdict(self) -> str:
        """The last column."""
        return {True: "yes", False: "NO", None: ""}[self.met]


def at_most(what: str, value: float, bar: float, unit: str, note: str = "") -> Row:
    """A row whose value must not exceed the bar."""
    return Row(what, f"{value:.2f} {unit}{note}", f"<= {bar:g} {unit}", value <= bar)


def at_least(what: str, value: float, bar: float, unit: str, note: str = "") -> Row:
    """A row whose value must reach the bar."""
    return Row(what, f"{value:.2f} {unit}{note}", f">= {bar:g} {unit}", value >= bar)


def instructions() -> list[Instruction]:
    """The 200 texts with their departments."""
    return [Instruction(**json.loads(line)) for line in TEXTS.read_text("utf-8").splitlines()]
