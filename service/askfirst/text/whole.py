"""A stretch of a text with the rest of the words that it cuts: "pump P" of "pump P-4" is "pump P-4"."""

import re

BEHIND = re.compile(r"(?:[-\u2011][^\W_]+)+")
AHEAD = re.compile(r"(?:[^\W_]+[-\u2011])+$")
ENCLITICS = frozenset(
    "le la les lui moi toi leur y en o a os as lo me te se nos vos lhe lhes ci l\u00e0 vous nous".split()
)
"""Behind a hyphen these are words of their own: French "envoie-le", Portuguese "envie-o"."""
DENIAL = re.compile(r"n['\u2019]t\b", re.IGNORECASE)
SHORTENED = re.compile(r"(?:n['\u2019]t|['\u2019](?:ll|re|ve|[dm]))\b", re.IGNORECASE)
"""What English writes in one with the word ahead: the stretch that begins with it begins with that word."""
WORD = re.compile(r"[^\W\d_]+$")
LONGEST = 40
"""Characters ahead of a stretch that are looked at."""


def whole(raw: str, start: int, end: int) -> tuple[int, int]:
    """The stretch from `start` to `end` without cut words.

    Of what joins words only a hyphen counts, and what English writes in one: "n't send it" is "don't send it".
    """
    if start < end and raw[end - 1].isalnum():
        behind = BEHIND.match(raw, end)
        if behind and own(behind[0][1:]):
            end = behind.end()
        elif denied := DENIAL.match(raw, end):
            end = denied.end()
    if start < end and raw[start].isalnum():
        ahead = AHEAD.search(raw, max(0, start - LONGEST), start)
        if ahead and own(raw[start:end].split(" ", maxsplit=1)[0]):
            start = ahead.start()
    if start < end and SHORTENED.match(raw, start):
        word = WORD.search(raw, max(0, start - LONGEST), start)
        start = word.start() if word else start
    return start, end


def own(part: str) -> bool:
    """Whether this belongs to the word ahead of its hyphen."""
    return part.lower() not in ENCLITICS
