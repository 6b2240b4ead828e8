"""A stretch of a text with the rest of the words that it cuts: "pump P" of "pump P-4" is "pump P-4"."""

import re

BEHIND = re.compile(r"(?:[-\u2011][^\W_]+)+")
AHEAD = re.compile(r"(?:[^\W_]+[-\u2011])+$")
ENCLITICS = frozenset(
    "le la les lui moi toi leur y en o a os as lo me te se nos vos lhe lhes ci l\u00e0 vous nous".split()
)
"""Behind a hyphen these are words of their own: French "envoie-le", Portuguese "envie-o"."""
LONGEST = 40
"""Characters ahead of a stretch that are looked at."""


def whole(raw: str, start: int, end: int) -> tuple[int, int]:
    """The stretch from `start` to `end` without cut words. What joins words other than a hyphen is left alone."""
    if start < end and raw[end - 1].isalnum():
        behind = BEHIND.match(raw, end)
        if behind and own(behind[0][1:]):
            end = behind.end()
    if start < end and raw[start].isalnum():
        ahead = AHEAD.search(raw, max(0, start - LONGEST), start)
        if ahead and own(raw[start:end].split(" ", maxsplit=1)[0]):
            start = ahead.start()
    return start, end


def own(part: str) -> bool:
    """Whether this belongs to the word ahead of its hyphen."""
    return part.lower() not in ENCLITICS
