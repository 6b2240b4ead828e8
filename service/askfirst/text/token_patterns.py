"""Token patterns, tried only where their rarest literal word stands.

A spaCy Matcher with a hundred patterns costs 33 times the tokenisation, and one call of a Matcher
with a single pattern still twice. Nearly all patterns in packs are rows of plain tests, one a token;
those are tried by hand at the places of their anchor. The rest goes to spaCy's Matchers, and spaCy is
imported only where there are such. The matches are a Matcher's; a test holds that.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from askfirst.text.hit import Hit
from askfirst.text.terms import Finds, enter
from askfirst.text.token_tests import Row, TokenPattern, anchor, row_of

if TYPE_CHECKING:
    from askfirst.text.with_spacy.matchers import Matchers

WORDS = 8192
"""Tokens for which it is remembered whether a pattern without an anchor can begin with them; most are known words."""


class TokenPatterns:
    """The token patterns of a language; `patterns` maps a key to spaCy token patterns."""

    def __init__(self, language: str, patterns: Mapping[str, Iterable[TokenPattern]]) -> None:
        self.rows: list[Row] = []
        self.rows_by_anchor: dict[str, list[Row]] = {}
        others: dict[str, list[TokenPattern]] = {}
        for key, several in patterns.items():
            for pattern in several:
                if not self.added(key, pattern):
                    others.setdefault(key, []).append(pattern)
        self.anchors = frozenset(self.rows_by_anchor)
        self.matchers = matchers(language, others) if others else None

    def added(self, key: str, pattern: TokenPattern) -> bool:
        """Enters a pattern that is a row of plain tests under each of its anchor words; False if it is not."""
        offset, words = anchor(pattern)
        row = row_of(key, pattern, offset)
        if row is None:
            return False
        for word in words:
            self.rows_by_anchor.setdefault(word, []).append(row)
        if not words:
            opens, *others = row.tests
            self.rows.append(row._replace(tests=(lru_cache(maxsize=WORDS)(opens), *others)))
        return True

    def collect(self, words: list[str], masked: str, tokens: Callable[[], list[str]], hits: Finds) -> None:
        """Adds every match to `hits`, each once.

        `words` are the text's tokens in lower case, `masked` and `tokens` the text and they as patterns see them.
        """
        present = self.anchors.intersection(words)
        found = set(self.in_rows(present, words, tokens())) if present or self.rows else set()
        if self.matchers is not None:
            found.update(self.matchers.found(words, masked))
        for start, end, key in sorted(found):
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


def matchers(language: str, patterns: Mapping[str, list[TokenPattern]]) -> "Matchers":
    """Matchers for what says more than rows can."""
    from askfirst.text.with_spacy.matchers import Matchers  # noqa: PLC0415 no shipped pack needs spaCy for it

    return Matchers(language, patterns)
