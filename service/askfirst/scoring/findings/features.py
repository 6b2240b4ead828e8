"""By what a text and the names of records are compared: words, numbers, dates, letters that name."""

import re
from collections.abc import Iterable, Sequence

from askfirst.checks.figures import read
from askfirst.rules.inflection import bare

PIECE = re.compile(r"[\u4e00-\u9fff]+|[^\W\d_\u4e00-\u9fff]+|\d+")
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
LETTER = re.compile(r"(?<=[\w#] )[A-HJ-Z](?![\w.'\u2019&])")
"""A letter that is a name: "plan B"."""
NAME = re.compile(r"[^,(\[<:;|/\uff0c\uff08\u3001]+")
"""The name proper of a candidate stands before its first bracket, comma, colon, bar or slash."""
LETTERS = str.maketrans({"ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"})
JOINTS = frozenset(
    "the a an of and or in on at to for by from with no nr is it one ones may us me you de da di la le y e und".split()
)
SAME = {
    "version": "v", "ver": "v", "quarter": "q", "second": "s", "seconds": "s", "sec": "s", "minute": "min",
    "minutes": "min", "hour": "h", "hours": "h", "hr": "h", "hrs": "h",
}  # fmt: skip
"""Words that are written in short beside a number: version 3 as v3, 15-second as 15 s."""
SHORT = 2
"""Digits up to which a number says nothing without the word beside it: "hall 2" is something else than "2 boxes"."""
PREFIX = 4
"""Letters from which a word may be short for a longer one: Alex for Alexander."""


def features(text: str) -> frozenset[str]:
    """By what a text and a candidate are compared: words, numbers, pairs of Han characters, letters that name.

    Short numbers count with their neighbours, and so do day and month of a date: 8 February as in 2031-02-08 and 0208.
    Words that only join count in a name: "Anh Le".
    """
    plain = bare(text.translate(LETTERS))
    written = PIECE.findall(HUMP.sub(" ", plain))
    found = [one.lower().lstrip("0") or "0" for one in written]
    words = {letter.lower() for letter in LETTER.findall(text)}
    for at, one in enumerate(found):
        if "\u4e00" <= one[0] <= "\u9fff":
            words.update(one[start : start + 2] for start in range(max(1, len(one) - 1)))
        elif not one.isdigit() or len(one) > SHORT:
            words.update({one} if len(one) > 1 and (one not in JOINTS or in_name(written, at)) else ())
        else:
            pairs = (found[start : start + 2] for start in (at - 1, at) if start >= 0)
            words.update(" ".join(SAME.get(word, word) for word in pair) for pair in pairs)
    for figure in read(text.lower()).figures:
        day, month = figure.value, figure.month
        if figure.sort == "d":
            words |= {f"{month} {day:g}", f"{day:g} {month}", f"{month}{day:02.0f}"}
        elif figure.sort == "c":
            words.add(f"minute {figure.value:g}")
    return frozenset(words)


def in_name(written: Sequence[str], at: int) -> bool:
    """Whether a word has a capital and one beside it, too: "May Roos", not "May I" or "the IT team"."""
    beside = (*written[max(0, at - 1) : at], *written[at + 1 : at + 2])
    return written[at][0].isupper() and any(len(one) > 1 and one[0].isupper() for one in beside)


def name_of(candidate: str) -> frozenset[str]:
    """The words of the name proper."""
    found = NAME.match(candidate.strip())
    return features(found.group() if found else candidate)


def has(words: Iterable[str], word: str) -> bool:
    """Whether a word is there, also as part of a longer or shorter form: north in northern."""
    if word in words or f"{word}s" in words:
        return True
    if len(word) < PREFIX or not word.isalpha():
        return False
    return word.removesuffix("s") in words or any(
        one.startswith(word) or (len(one) >= PREFIX and word.startswith(one)) for one in words
    )
