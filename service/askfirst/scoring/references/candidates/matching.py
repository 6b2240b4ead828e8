"""How a candidate of the caller's search fits the words of the text."""

import difflib
import itertools
import re
from collections.abc import Sequence

from askfirst.scoring.references.candidates.numbering import meant_by_numbers, mere_numbers
from askfirst.scoring.references.candidates.senses import MONTHS, senses
from askfirst.scoring.references.candidates.spelling import MARK, apart
from askfirst.text.plurals import singular

FULL_NAME = re.compile(r"[^,(\[<:;|/]+")
STOP = frozenset(
    (
        "the a an of and or in on at to for by from with no nr is it one ones de da di la le van von der den y e und"
    ).split()
)
CLOSE = 0.75
"""Likeness from which two spellings are taken for one name."""


def tells(piece: str, shouted: bool) -> bool:
    """Whether a piece is no mere joint: "de" is one in "Ana de la Cruz", but none in "Meadow DE"."""
    return piece.lower() not in STOP or (len(piece) > 1 and piece.isupper() and not shouted)


def telling(text: str) -> frozenset[str]:
    """The pieces of a text that can tell things apart; dates also as month and day: 3 June is 0603."""
    written, shouted = apart(text), text.isupper()
    found = [piece.lower() for piece in written]
    words = {piece.lower() for piece in written if tells(piece, shouted)} | set(dates(found))
    words |= {number.lstrip("0") for number in found if number.isdigit() and number.lstrip("0")}
    words |= set(re.findall(r"\d[\d:./-]*\d", text.lower()))
    return frozenset(words)


def dates(found: list[str]) -> list[str]:
    """Month and day as four digits, both ways round, for each pair such as "june 3"."""
    made = []
    for one, other in itertools.pairwise(found):
        month, day = (MONTHS.get(one), other) if one.isalpha() else (MONTHS.get(other), one)
        if month and day.isdigit() and len(day) <= 2:
            made += [month + day.zfill(2), day.zfill(2) + month]
    return made


def has(words: frozenset[str], word: str) -> bool:
    """Whether a word is there, also as part of a longer or shorter form: north in northern, mugs for mug."""
    if word in words:
        return True
    if word.isalpha() and ((len(word) > 2 and f"{word}s" in words) or (len(word) > 3 and singular(word) in words)):
        return True
    if len(word) < 4 or word.isdigit() or word[0] == MARK:
        return False
    return any(
        not other.isdigit() and len(other) > 3 and (other.startswith(word) or word.startswith(other)) for other in words
    )


def known_by(candidate: str) -> frozenset[str]:
    """All by which a text may name the candidate: its words and numbers, and what they say in other letters."""
    return meaning(candidate) if not mere_numbers(candidate) else telling(candidate)


def meaning(text: str, sentence: bool = False) -> frozenset[str]:
    """The words of a candidate or a sentence; short numbers with their neighbours, months and the like as such."""
    plain = frozenset(word for word in telling(text) if not word.isdigit() or len(word) > BARE)
    return plain | meant_by_numbers(text) | senses(text, sentence) | particles(apart(text))


BARE = 3
"""Digits up to which `meant_by_numbers` tells whether a number says something by itself; a longer one always does."""


def particles(written: Sequence[str]) -> frozenset[str]:
    """Words that only join elsewhere, as a part of a name: "Nguyen Van An"."""
    joined = itertools.pairwise(written)
    return frozenset(two.lower() for one, two in joined if one[0].isupper() and two[0].isupper() and len(two) > 1)


def name_of(candidate: str) -> frozenset[str]:
    """The pieces of the name proper: before the first bracket, comma, colon, bar or slash, without a file's ending."""
    found = FULL_NAME.match(candidate.strip())
    name, shouted = ENDING.sub("", found.group() if found else candidate), candidate.isupper()
    written = apart(name)
    told = (piece.lower() for piece in written if len(piece) < 2 or tells(piece, shouted))
    return frozenset(told) | particles(written)


ENDING = re.compile(r"(?<=\w)\.[a-z]\w{1,3}$")


def alike(one: str, other: str) -> bool:
    """Whether two different words may be spellings of one name: Meyer and Maier."""
    return one != other and min(len(one), len(other)) > 3 and difflib.SequenceMatcher(None, one, other).ratio() >= CLOSE
