"""Token patterns, tried only where their rarest literal word stands.

A spaCy Matcher with a hundred patterns costs 33 times the tokenisation, and one call of a Matcher
with a single pattern still twice. Nearly all patterns in packs are rows of plain tests, one a token;
those are tried by hand at the places of their anchor. The rest goes to small Matchers, one per
anchor word. The matches are a Matcher's; a test holds that.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from spacy.matcher import Matcher
from spacy.tokens import Doc

from askfirst.text.hit import Hit
from askfirst.text.terms import Finds, enter
from askfirst.text.token_tests import Row, row_of
from askfirst.text.token_words import TokenPattern, anchor

WORDS = 8192
"""Tokens for which it is remembered whether a pattern without an anchor can begin with them; most are known words."""


class TokenPatterns:
    """The token patterns of a language; `patterns` maps a key to spaCy token patterns."""

    def __init__(self, vocab: Any, patterns: Mapping[str, Iterable[TokenPattern]]) -> None:
        self.rows: list[Row] = []
        self.rows_by_anchor: dict[str, list[Row]] = {}
        self.always = Matcher(vocab)
        self.by_anchor: dict[str, Matcher] = {}
        self.strings = vocab.strings
        for key, several in patterns.items():
            for pattern in several:
                self.add(vocab, key, pattern)
        self.anchors = frozenset({*self.rows_by_anchor, *self.by_anchor})

    def add(self, vocab: Any, key: str, pattern: TokenPattern) -> None:
        """Enters one pattern under each of its anchor words."""
        offset, words = anchor(pattern)
        row = row_of(key, pattern, offset)
        for word in words:
            if row is not None:
                self.rows_by_anchor.setdefault(word, []).append(row)
            else:
                self.by_anchor.setdefault(word, Matcher(vocab)).add(key, [list(pattern)])
        if not words and row is not None:
            opens, *others = row.tests
            self.rows.append(row._replace(tests=(lru_cache(maxsize=WORDS)(opens), *others)))
        elif not words:
            self.always.add(key, [list(pattern)])

    def collect(self, words: list[str], tokens: Callable[[], list[str]], doc: Callable[[], Doc], hits: Finds) -> None:
        """Adds every match to `hits`, each once.

        `words` are the text's tokens in lower case, `tokens` as spaCy sees them, and `doc` the whole as a Doc.
        """
        present = self.anchors.intersection(words)
        found = sorted(self.in_rows(present, words, tokens())) if present or self.rows else []
        matchers = [self.always] if len(self.always) else []
        matchers += [self.by_anchor[word] for word in sorted(present & self.by_anchor.keys())]
        for matcher in matchers:
            found += [(start, end, self.strings[match]) for match, start, end in matcher(doc())]
        for start, end, key in dict.fromkeys(found):
            enter(hits, (key,), Hit(start, end))

    def in_rows(self, present: frozenset[str], words: list[str], tokens: list[str]) -> Iterator[tuple[int, int, str]]:
        """The matches of the patterns that are rows of plain tests."""
        for row in self.rows:
            opens = row.tests[0]
            for start, token in enumerate(tokens):
                if opens(token) and row.fits(tokens, start):
                    yield start, start + len(row.tests), row.key
        for position, word in enumerate(words):
            if word in present:
                for row in self.rows_by_anchor.get(word, ()):
                    if row.fits(tokens, position - row.offset):
                        yield position - row.offset, position - row.offset + len(row.tests), row.key
