"""Short numbers with the words beside them: "hall 2" names another thing than "2 boxes"."""

import re
from collections.abc import Iterator

from askfirst.scoring.references.candidates.spelling import MARK, pieces
from askfirst.text.plurals import is_plural, singular

SHORT = 2
"""Digits up to which a number says nothing by itself; one with one more does not where it counts what follows."""
SAME = {"version": "v", "ver": "v", "quarter": "q", "euro": "eur", "euros": "eur", "no": "", "nr": "", "number": ""}
"""Words that are written in short beside a number, or say only that it is one."""
UNITS = {"s": "second", "sec": "second", "min": "minute", "h": "hour", "hr": "hour", "d": "day", "wk": "week"}
CLOCK = re.compile(r"(?<!\d)0?(\d?\d:\d\d)(?!\d)")


def meant_by_numbers(text: str) -> frozenset[str]:
    """The numbers of a text: each that says something by itself, times, each short one with each of its neighbours."""
    found = pieces(text)
    telling = {piece.lstrip("0") for at, piece in enumerate(found) if piece.isdigit() and not short(found, at)}
    return frozenset(telling) | {f"{MARK}{time}" for time in CLOCK.findall(text)} | frozenset(pairs(found))


def pairs(found: list[str]) -> Iterator[str]:
    """The pairs of neighbours of which one is a short number, as they are compared."""
    for at, piece in enumerate(found):
        if piece.isdigit() and short(found, at):
            number = piece.lstrip("0") or "0"
            ahead = found[at - 1] if at else ""
            behind = found[at + 1] if at + 1 < len(found) else ""
            yield f"{MARK}{SAME.get(ahead, singular(ahead))} {number}"
            if behind and not behind.isdigit():
                yield f"{MARK}{number} {UNITS.get(behind, singular(behind))}"


def short(found: list[str], at: int) -> bool:
    """Whether a number says nothing by itself: "2", and also the 300 of "300 views"."""
    behind = found[at + 1] if at + 1 < len(found) else ""
    return len(found[at]) <= SHORT or (len(found[at]) == SHORT + 1 and is_plural(behind))


def mere_numbers(text: str) -> bool:
    """Whether a candidate is known by numbers alone: "7-2290"."""
    return all(piece.isdigit() or len(piece) == 1 for piece in pieces(text))
