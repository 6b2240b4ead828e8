"""A page of the documentation as the tests see it: its code blocks, headings and links."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

_FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^\n]*)\n(?P<text>.*?)^(?P=indent)```\s*$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block. `kind` is the first word behind the fence, `note` what else stands there.

    `bash` and `python` are run, in the order of the page, unless the note says "not run: " and why. A note that
    is a file name says where the block is to be written; "answered: " says what somebody answers meanwhile.
    A `json` or `text` block directly behind one that is run is what it prints: JSON in part, or "whole".
    """

    page: Path
    line: int
    kind: str
    note: str
    text: str

    @property
    def runs(self) -> bool:
        return self.kind in ("bash", "python") and not self.note.startswith("not run: ")

    @property
    def file(self) -> str | None:
        return self.note if re.fullmatch(r"[\w./-]+\.\w+", self.note) else None

    @property
    def answered(self) -> list[str]:
        _, said, answers = self.note.partition("answered: ")
        return [one.strip() for one in answers.split("|")] if said else []

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    text = page.read_text("utf-8")
    found = []
    for one in _FENCE.finditer(text):
        kind, _, note = one["info"].strip().partition(" ")
        found.append(Block(page, text.count("\n", 0, one.start()) + 1, kind, note.strip(), dedent(one["text"])))
    return found


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return _FENCE.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """The names of the headings, as GitHub makes them."""
    found: set[str] = set()
    for heading in _HEADING.findall(prose(page)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        number = sum(1 for one in found if re.fullmatch(rf"{re.escape(name)}(-\d+)?", one))
        found.add(f"{name}-{number}" if number else name)
    return found


def links(page: Path) -> list[str]:
    """Where its links and pictures lead."""
    return _LINK.findall(prose(page))
