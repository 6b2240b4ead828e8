"""Words and numbers of names as they are compared: in small letters, without accents, compounds taken apart."""

import re
import unicodedata

from askfirst.rules.inflection import bare
from askfirst.text.reading import Reading

PIECE = re.compile(r"[^\W\d_]+|\d+")
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
MARK = "|"
"""Begins what is said by more than one word, or in other letters: it is compared as a whole."""
LETTERS = str.maketrans({"ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"})


def pieces(text: str) -> list[str]:
    """Words and numbers in small letters and without accents, camel case and snake case taken apart."""
    return [piece.lower() for piece in apart(text)]


def apart(text: str) -> list[str]:
    """Words and numbers as they are written, but for accents."""
    plain = text if text.isascii() else unaccented(text)
    return PIECE.findall(HUMP.sub(" ", plain))


def unaccented(text: str) -> str:
    """The text with plain letters: Grünwald as Grunwald, as people type names that they only heard."""
    return unicodedata.normalize("NFC", bare(text.translate(LETTERS)))


def text_at(reading: Reading, position: int) -> str:
    """The token as sent."""
    return reading.raw[reading.starts[position] : reading.ends[position]]
