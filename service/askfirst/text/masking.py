"""Words that no pack knows, written as their shape before they are cut and tried.

A name or number that is in no phrase and no pattern can only match by its shape. Written as
"Xxxxx" or "000", it keeps its length, its offsets and its tokenisation, and nearly every chunk of a
text is one whose tokens are remembered; a new word also costs spaCy 14 us and is never forgotten.
"""

import re
from collections.abc import Iterable

from askfirst.text.tokenising import Tokeniser

WORD = re.compile(r"([^\W\d_\u2e80-\u9fff\uac00-\ud7af]+|\d+)")
"""A word or number; text that is split by it has them at the odd places."""

LONGEST_RUN = 500
"""Characters without white space that are cut in one piece: affixes take the square, and more, of a run's length."""
RUN = re.compile(rf"\S{{{LONGEST_RUN - 1}}}(\S)(?=\S)")


def known_words(tokeniser: Tokeniser, terms: Iterable[str], literals: Iterable[str]) -> frozenset[str]:
    """The words of terms, of patterns and of the tokeniser's own rules, in lower case."""
    spelt = (*tokeniser.special, *tokeniser.spelt, "http https ftp www com")
    return frozenset(word.lower() for text in (*terms, *literals, *spelt) for word in WORD.findall(text))


class Masker:
    """Leaves the words that are `known` as they are; `gaps` has long runs interrupted."""

    def __init__(self, known: frozenset[str], *, gaps: bool) -> None:
        self.known, self.gaps = known, gaps

    def mask(self, text: str) -> str:
        """The text, of the same length, with every unknown word as its shape.

        A run that is far longer than any word or address, a dividing line for instance, gets gaps.
        """
        pieces, known = WORD.split(text), self.known
        pieces[1::2] = [word if word.lower() in known else shape(word) for word in pieces[1::2]]
        masked = "".join(pieces)
        if len(masked) > LONGEST_RUN and self.gaps:
            masked = RUN.sub(lambda run: run[0][:-1] + " ", masked)
        return masked


def shape(word: str) -> str:
    """An x, X or 0 for each character."""
    size = len(word)
    if word[0].isupper():
        return "X" * size if word.isupper() else "X" + "x" * (size - 1)
    return "0" * size if word.isdecimal() else "x" * size
