"""Where in a text it is decided whether it is clear: what of it leaves something open, and what settles it.

For training alone: told where to look, an encoder learns more from a text than from its label.
"""

from collections.abc import Sequence
from difflib import SequenceMatcher
from enum import IntEnum
from typing import TypeAlias


class Mark(IntEnum):
    """What a piece does: nothing, leave something open, or settle what its twin leaves open."""

    NONE = 0
    OPEN = 1
    SETTLES = 2


Pieces: TypeAlias = Sequence[int]
"""The numbers of a text's pieces."""


def marks_of(pieces: Pieces, span: Pieces, twin: Pieces | None, unclear: bool) -> list[Mark] | None:
    """The mark of each piece, or None where nothing says which pieces leave something open.

    In an unclear text that is its span, or where none stands there, what its twin has not; in a clear one nothing
    does, and what its twin has not settles.
    """
    if not unclear:
        return marked(pieces, own(pieces, twin) if twin is not None else range(0), Mark.SETTLES)
    found = place(pieces, span) or (own(pieces, twin) if twin is not None else range(0))
    return marked(pieces, found, Mark.OPEN) if found else None


def marked(pieces: Pieces, places: Sequence[int], mark: Mark) -> list[Mark]:
    """The mark at these places, none elsewhere."""
    found = [Mark.NONE] * len(pieces)
    for at in places:
        found[at] = mark
    return found


def place(pieces: Pieces, part: Pieces) -> range:
    """Where the part stands first, empty where it does not."""
    long = len(part)
    starts = (at for at in range(len(pieces) - long + 1) if long and pieces[at : at + long] == part)
    start = next(starts, None)
    return range(0) if start is None else range(start, start + long)


def own(pieces: Pieces, twin: Pieces) -> list[int]:
    """The places of pieces that the twin has not."""
    changes = SequenceMatcher(None, pieces, twin, autojunk=False).get_opcodes()
    return [at for what, start, end, *_ in changes if what != "equal" for at in range(start, end)]
