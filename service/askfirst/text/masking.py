"""Words that no pack knows, written as their shape before spaCy sees them.

A name or number that is in no phrase and no pattern can only match by its shape. Written as
"Xxxxx" or "000", it keeps its length, its offsets and its tokenisation, and the vocabulary of a
long-lived process stays as small as the packs: a new word costs spaCy 14 us and is never forgotten.
"""

import re
from collections.abc import Iterable

from spacy.language import Language

from askfirst.text.pipelines import Pipeline

WORD = re.compile(r"([^\W\d_\u2e80-\u9fff\uac00-\ud7af]+|\d+)")
"""A word or number; text that is split by it has them at the odd places."""

LONGEST_RUN = 500
"""Characters without white space that spaCy sees in a row: it takes the square, and more, of a run's length."""
RUN = re.compile(rf"\S{{{LONGEST_RUN - 1}}}(\S)(?=\S)")


def known_words(nlp: Pipeline | Language, terms: Iterable[str], literals: Iterable[str]) -> frozenset[str]:
    """The words of terms, of patterns and of the tokeniser's own exceptions, in lower case."""
    rules = getattr(nlp.tokenizer, "rules", None) or {}
    affixes = [*(nlp.Defaults.suffixes or ()), *(nlp.Defaults.prefixes or ()), "http https ftp www com"]
    return frozenset(word.lower() for text in (*terms, *literals, *rules, *affixes) for word in WORD.findall(text))


class Masker:
    """Leaves the words that are `known` as they are."""

    def __init__(self, nlp: Pipeline | Language, known: frozenset[str]) -> None:
        self.known = known
        self.spacy = hasattr(nlp.tokenizer, "rules")  # the Han tokeniser is ours, and takes runs as they are

    def mask(self, text: str) -> str:
        """The text, of the same length, with every unknown word as its shape.

        A run that is far longer than any word or address, a dividing line for instance, gets gaps.
        """
        pieces, known = WORD.split(text), self.known
        pieces[1::2] = [word if word.lower() in known else shape(word) for word in pieces[1::2]]
        masked = "".join(pieces)
        if len(masked) > LONGEST_RUN and self.spacy:
            masked = RUN.sub(lambda run: run[0][:-1] + " ", masked)
        return masked


def shape(word: str) -> str:
    """An x, X or 0 for each character."""
    size = len(word)
    if word[0].isupper():
        return "X" * size if word.isupper() else "X" + "x" * (size - 1)
    return "0" * size if word.isdecimal() else "x" * size
