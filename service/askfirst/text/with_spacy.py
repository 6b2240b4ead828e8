"""What only spaCy can do: cut a language that no packs are shipped for, and try token patterns.

It is imported where packs need it, and by no shipped one.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import spacy
from spacy.errors import MatchPatternError
from spacy.language import Language
from spacy.matcher import Matcher
from spacy.tokens import Doc
from spacy.util import get_lang_class
from spacy.vocab import Vocab, create_vocab

TokenPattern = tuple[dict[str, Any], ...]
NEW_STRINGS = 20_000
"""Strings that a vocabulary may learn, about 8 MB, before a fresh one takes its place: spaCy never forgets one."""


def knows(code: str) -> bool:
    """Whether spaCy has a language of that code."""
    return code.isalpha() and find_spec(f"spacy.lang.{code}") is not None


def is_full(vocab: Vocab, before: int) -> bool:
    """Whether a vocabulary has learned so much, since it had `before` strings, that another one is to be made."""
    return len(vocab.strings) > before + NEW_STRINGS


class SpacyTokeniser:
    """Cuts texts as spaCy does in a language. Raises ImportError where it does not know it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.renew()

    def renew(self) -> None:
        """A fresh blank pipeline."""
        self.nlp: Language = spacy.blank(self.code)
        self.before = len(self.nlp.vocab.strings)

    def __call__(self, text: str) -> Iterator[tuple[int, int]]:
        """The tokens of a text; white space is none."""
        if is_full(self.nlp.vocab, self.before):
            self.renew()
        return ((token.idx, token.idx + len(token)) for token in self.nlp.make_doc(text) if not token.is_space)


class TokenMatcher:
    """Looks for token patterns, each with its key, in the tokens of a text."""

    def __init__(self, code: str, patterns: Mapping[str, Sequence[TokenPattern]]) -> None:
        self.code, self.patterns = code, patterns
        self.renew()

    def renew(self) -> None:
        """A matcher with a fresh vocabulary."""
        self.vocab = create_vocab(self.code, get_lang_class(self.code).Defaults)
        self.matcher = Matcher(self.vocab)
        for key, several in self.patterns.items():
            self.matcher.add(key, [list(pattern) for pattern in several])
        self.before = len(self.vocab.strings)

    def found(self, tokens: list[str]) -> list[tuple[int, int, str]]:
        """The first and last token, exclusive, of each match with its key, in text order."""
        if is_full(self.vocab, self.before):
            self.renew()
        matches = self.matcher(Doc(self.vocab, words=tokens))
        return sorted({(start, end, self.vocab.strings[key]) for key, start, end in matches})


def problem_of(pattern: TokenPattern) -> str | None:
    """What makes it no token pattern; None if it is one."""
    try:
        Matcher(Vocab(), validate=True).add("pattern", [list(pattern)])
    except (MatchPatternError, ValueError) as error:
        return f"not a spaCy token pattern: {str(error).splitlines()[0]}"
    return None
