"""A text cut into the pieces of words that the encoder knows.

WordPiece as BERT's uncased models have it (Devlin et al. 2019; Wu et al. 2016): lower case, without accents, cut at
white space, punctuation and Han characters; then each word into the longest pieces that are known, from the left.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

LONGEST_WORD = 100
"""Characters; a longer word is unknown as a whole."""
UNKNOWN, START, END = "[UNK]", "[CLS]", "[SEP]"
WITHIN = "##"
"""Begins a piece that stands within a word."""
HAN = re.compile("([\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0002ebef])")
"""What is a word by itself."""


class Pieces:
    """The pieces that are known, each with its number."""

    def __init__(self, known: Sequence[str]) -> None:
        self.numbers: Mapping[str, int] = {piece: number for number, piece in enumerate(known)}
        self.longest = max(map(len, known))
        self.unknown, self.start, self.end = (self.numbers[one] for one in (UNKNOWN, START, END))

    def of(self, text: str) -> list[int]:
        """The numbers of a text's pieces."""
        return [number for word in words(text) for number in self.of_word(word)]

    def of_word(self, word: str) -> list[int]:
        """The numbers of a word's pieces; that of the unknown one where it cannot be put together."""
        if len(word) > LONGEST_WORD:
            return [self.unknown]
        found: list[int] = []
        start = 0
        while start < len(word):
            before = WITHIN if start else ""
            ends = range(min(len(word), start + self.longest), start, -1)
            end = next((end for end in ends if before + word[start:end] in self.numbers), None)
            if end is None:
                return [self.unknown]
            found.append(self.numbers[before + word[start:end]])
            start = end
        return found


def words(text: str) -> Iterator[str]:
    """The words and signs of a text, in lower case and without accents."""
    visible = "".join(" " if one.isspace() else one for one in text if one in "\t\n\r" or not hidden(one))
    plain = unicodedata.normalize("NFD", HAN.sub(r" \1 ", visible).lower())
    kept = (one for one in plain if unicodedata.category(one) != "Mn")
    return iter("".join(f" {one} " if is_sign(one) else one for one in kept).split())


def hidden(character: str) -> bool:
    """Whether a character is a control or says that something could not be read."""
    return character == "\ufffd" or unicodedata.category(character)[0] == "C"


def is_sign(character: str) -> bool:
    """Whether a character is punctuation or a symbol on a keyboard."""
    if character < "\x80":
        return not character.isalnum() and not character.isspace()
    return unicodedata.category(character)[0] == "P"
