"""A text cut into the pieces of words that the encoder knows.

WordPiece as BERT's uncased models have it (Devlin et al. 2019; Wu et al. 2016): lower case, without accents, cut at
white space, punctuation and Han characters; then each word into the longest pieces that are known, from the left.
"""

import unicodedata
from collections.abc import Iterator, Sequence

from askfirst.scoring.classifier.index import Index
from askfirst.text.late import Late

LONGEST_WORD = 100
"""Characters; a longer word is unknown as a whole."""
UNKNOWN, START, END = "[UNK]", "[CLS]", "[SEP]"
WITHIN = "##"
"""Begins a piece that stands within a word."""
HAN = Late("([\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0002ebef])")
"""What is a word by itself."""


class Pieces:
    """The pieces that are known, each with its number. Raises ValueError where two are alike, or a needed one lacks."""

    def __init__(self, known: Sequence[str]) -> None:
        self.index = Index(known)
        self.longest = max(map(len, known))
        self.unknown, self.start, self.end = map(known.index, (UNKNOWN, START, END))

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
            for end in ends:
                number = self.index.of(before + word[start:end])
                if number is not None:
                    break
            else:
                return [self.unknown]
            found.append(number)
            start = end
        return found


def words(text: str) -> Iterator[str]:
    """The words and signs of a text, in lower case and without accents."""
    visible = "".join(" " if one.isspace() else one for one in text if one in "\t\n\r" or not hidden(one))
    apart = visible if visible.isascii() else HAN.sub(r" \1 ", visible)
    plain = unicodedata.normalize("NFD", apart.lower())
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
