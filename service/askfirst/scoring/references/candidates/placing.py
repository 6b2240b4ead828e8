"""Words of a text that would say a month, a day or a country, but do not where they stand: "May I", "the IT team"."""

from collections.abc import Sequence, Set

from askfirst.scoring.references.candidates.matching import STOP
from askfirst.scoring.references.candidates.senses import (
    COUNTRIES,
    DAYS,
    GIVEN,
    MONTH_NAMES,
    MONTHS,
    NATIONS,
    PLAIN,
    WEEK,
)
from askfirst.scoring.references.candidates.spelling import pieces, text_at
from askfirst.text.reading import Reading

WHOLE = frozenset(name for names in MONTH_NAMES for name in names.split())
BEFORE = frozenset("in of from for im vom von aus für fuer de du d del do em en para pour".split())
"""Behind one of these the name of a month is one."""
DEFINITE = frozenset("the this our my your their his her".split())
VERBS = frozenset({"may", "march"})
"""Verbs as well: no months in small letters, in capitals for stress, or at the head of a sentence without a number."""
PLAIN_CODES = frozenset("at be in it no us".split())
"""Codes that are English words, or stand for something else in capitals."""


def misplaced(reading: Reading, known: Sequence[frozenset[str]]) -> set[int]:
    """The tokens that look like a month, a day or the code of a country, and say none where they stand.

    `known` are the words of the candidates. Months and days count in the language of the text alone.
    """
    names = frozenset[str]().union(*known)
    return {
        at
        for at, word in enumerate(reading.words)
        if (word in MONTHS or (word in DAYS and word not in WEEK) or is_code(reading, at) or is_verb(reading, at))
        and not (bracketed(reading, at) or is_named(reading, at, names) or is_placed(reading, at, names))
    }


def is_verb(reading: Reading, at: int) -> bool:
    """Whether the word for a country may be a verb at the head of a sentence: "Polish the table"."""
    return reading.words[at] in PLAIN and reading.words[at] in NATIONS and reading.opens_sentence(at)


def is_code(reading: Reading, at: int) -> bool:
    """Whether a token is written as a code, or as a plain word that a candidate may have as one."""
    word = reading.words[at]
    if word in PLAIN_CODES - STOP:
        return True
    capitals = len(word) > 1 and text_at(reading, at).isupper() and not reading.raw.isupper()
    return capitals and (word in COUNTRIES or word in STOP)


def is_named(reading: Reading, at: int, names: Set[str]) -> bool:
    """Whether a token is part of a candidate's name, in letters and in place: "Jan Berg"."""
    word = reading.words[at]
    if word in PLAIN_CODES or (word in VERBS and (reading.opens_sentence(at) or not text_at(reading, at).istitle())):
        return False
    return (
        word in names
        and text_at(reading, at)[0].isupper()
        and any(pieces_in(one, names) for one in beside(reading, at))
    )


def is_placed(reading: Reading, at: int, names: Set[str]) -> bool:
    """Whether a month or a day, or a code, stands where one is meant."""
    word = reading.words[at]
    near = any(pieces_in(one, names) for one in beside(reading, at))
    if is_code(reading, at):
        return near and word not in PLAIN_CODES
    if at not in reading.begins("@month") and at not in reading.begins("@weekday"):
        return False
    if word in VERBS and not text_at(reading, at).istitle():
        return False
    if any(one[:1].isdigit() for one in beside(reading, at)):
        return True
    if word in VERBS and reading.opens_sentence(at):
        return False
    ahead = reading.words[at - 1] if at else ""
    if word in WHOLE and ahead in BEFORE:
        return True
    return near and (ahead in DEFINITE or not is_first_name(reading, at))


def is_first_name(reading: Reading, at: int) -> bool:
    """Whether a month or a day may be somebody's first name: "Jan Berg"."""
    behind = at + 1 < len(reading.words) and text_at(reading, at + 1)[0].isupper()
    return reading.words[at] in GIVEN and behind


def beside(reading: Reading, at: int) -> list[str]:
    """The tokens right before and behind."""
    return reading.words[max(0, at - 1) : at] + reading.words[at + 1 : at + 2]


def bracketed(reading: Reading, at: int) -> bool:
    """Whether a token stands alone in brackets."""
    return beside(reading, at) in (["(", ")"], ["[", "]"])


def pieces_in(token: str, names: Set[str]) -> bool:
    """Whether a word of the token is one of these."""
    return any(piece in names for piece in pieces(token))
