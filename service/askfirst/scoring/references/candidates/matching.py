"""How a candidate of the caller's search fits the words of the text."""

import difflib
import itertools
import re

PIECE = re.compile(r"[^\W\d_]+|\d+")
FULL_NAME = re.compile(r"^[^,(\[<:;|/]+|(?<= - ).*$")
MONTHS = {
    name: f"{number:02d}" for number, name in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), 1)
}
STOP = frozenset(
    (
        "the a an of and or in on at to for by from with no nr is it one ones de da di la le van von der den y e und"
    ).split()
)
CLOSE = 0.75
"""Likeness from which two spellings are taken for one name."""


def pieces(text: str) -> list[str]:
    """Words and numbers in lower case, camel case and snake case taken apart."""
    return [piece.lower() for piece in PIECE.findall(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text))]


def telling(text: str) -> frozenset[str]:
    """The pieces of a text that can tell things apart; dates also as month and day: 3 June is 0603."""
    found = pieces(text)
    words = {piece for piece in found if piece not in STOP} | set(dates(found))
    words |= {number.lstrip("0") for number in found if number.isdigit() and number.lstrip("0")}
    words |= set(re.findall(r"\d[\d:./-]*\d", text.lower()))
    return frozenset(words)


def dates(found: list[str]) -> list[str]:
    """Month and day as four digits, both ways round, for each pair such as "june 3"."""
    made = []
    for one, other in itertools.pairwise(found):
        month, day = (MONTHS.get(one[:3]), other) if one.isalpha() else (MONTHS.get(other[:3]), one)
        if month and day.isdigit() and len(day) <= 2:
            made += [month + day.zfill(2), day.zfill(2) + month]
    return made


def has(words: frozenset[str], word: str) -> bool:
    """Whether a word is there, also as part of a longer or shorter form: north in northern."""
    if word in words:
        return True
    if len(word) < 4 or word.isdigit():
        return False
    return any(
        not other.isdigit() and len(other) > 3 and (other.startswith(word) or word.startswith(other)) for other in words
    )


def name_of(candidate: str) -> frozenset[str]:
    """The pieces of the name proper: what stands before brackets, commas and dashes."""
    found = FULL_NAME.match(candidate.strip())
    return frozenset(
        piece for piece in pieces(found.group() if found else candidate) if len(piece) < 2 or piece not in STOP
    )


def alike(one: str, other: str) -> bool:
    """Whether two different words may be spellings of one name: Meyer and Maier."""
    return one != other and min(len(one), len(other)) > 3 and difflib.SequenceMatcher(None, one, other).ratio() >= CLOSE
