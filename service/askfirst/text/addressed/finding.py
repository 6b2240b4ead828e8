"""A text without what it says to the checker, and where its words stood."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from askfirst.text.addressed.cues import CUES, FAR_CUES
from askfirst.text.addressed.patterns import AFTERWARDS, CLAUSES, LEADS
from askfirst.text.dataspans import QUOTES
from askfirst.text.late import late

PARTS = late(
    r"(?:(?<![.!?;,])[.!?;,]+(?=\s|$)|[。！？；，]+|\n+|<!--|-->|[()\[\]])\s*|(?<!\s)\s+(?:(?:and|und|et|then|&)|[-\u2013\u2014]+)\s+"
    r"|(?<!\s)\s+(?=(?:without (?:asking|any|further|clarif|questions?)|ohne (?:rück|nach)|sans (?:poser|question)"
    r"|sin (?:hacer|preg)|sem (?:fazer|perg))\w*)",
    re.IGNORECASE,
)
"""What parts two clauses; the looks behind keep a long run of one sign from costing the square of its length."""
JOINT = late(r"(?:(?<=\s)(?:and|und|et|then|&)|[,;(\[\u2013\u2014-])\Z")
"""What is left at the end of a text where the clause that it led to was taken out."""
EDGES = " \t\"'`*_:"
LONGEST = 120
"""Characters up to which a clause may speak to the checker."""


class Heard(NamedTuple):
    """What is left of a text, and for each piece of it where it begins there and in the text as sent."""

    text: str
    pieces: tuple[tuple[int, int], ...]

    def before(self, offset: int) -> int:
        """Where a character stood in the text as sent."""
        at = bisect_right(self.pieces, (offset, 1 << 60)) - 1
        here, there = self.pieces[max(at, 0)]
        return there + offset - here


def heard(text: str) -> Heard | None:
    """The text without what speaks to the checker; None where nothing does, or nothing else is said."""
    if not may_speak(text):
        return None
    clauses = list(parted(text))
    spoken = addressed(text, clauses)
    if not any(spoken) or all(spoken):
        return None
    kept, pieces, size = [], [], 0
    for (start, _, until), out in zip(clauses, spoken, strict=True):
        if not out:
            kept.append(text[start:until])
            pieces.append((size, start))
            size += until - start
    left = "".join(kept)
    return Heard(trimmed(left, text), tuple(pieces))


def trimmed(left: str, text: str) -> str:
    """What is left without the comma or "and" ahead of what was taken out of its end."""
    if text.endswith(left):
        return left
    return JOINT.sub("", left.rstrip()).rstrip()


def only_addressed(text: str) -> bool:
    """Whether a text says nothing but what speaks to the checker."""
    if not may_speak(text):
        return False
    spoken = addressed(text, list(parted(text)))
    return bool(spoken) and all(spoken)


def may_speak(text: str) -> bool:
    """Whether a text holds a word without which nothing speaks to the checker; cheap, and asked of every text."""
    low = text.lower()
    for cue in CUES:
        if cue in low:
            return True
    return not low.isascii() and any(cue in low for cue in FAR_CUES)


def parted(text: str) -> Iterator[tuple[int, int, int]]:
    """The clauses of a text that hold a word: from, to, and to the next one."""
    start = 0
    marks = [(mark.start(), mark.end()) for mark in PARTS.finditer(text)]
    for end, following in [*marks, (len(text), len(text))]:
        if any(map(str.isalnum, text[start:end])):
            yield start, end, following
        start = following


def addressed(text: str, clauses: list[tuple[int, int, int]]) -> list[bool]:
    """For each clause whether it speaks to the checker; one of several in quotes is quoted."""
    quotes = [mark.span() for pattern in QUOTES for mark in pattern.finditer(text)]
    bare = [LEADS.sub("", text[start:end].strip(EDGES), count=1).strip(EDGES) for start, end, _ in clauses]
    found = [
        len(one) <= LONGEST
        and CLAUSES.fullmatch(one) is not None
        and not any(first < start < last or first < end - 1 < last - 1 for first, last in quotes)
        for one, (start, end, _) in zip(bare, clauses, strict=True)
    ]
    for at, one in enumerate(bare):
        near = found[max(0, at - 1) : at + 2]
        if any(near) and AFTERWARDS.fullmatch(one):
            found[at] = True
    return found
