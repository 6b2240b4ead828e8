"""Token patterns, tried only where their rarest literal word stands.

A spaCy Matcher with a hundred patterns costs 33 times the tokenisation, and one call of a Matcher
with a single pattern still twice. Nearly all patterns in packs are rows of plain tests, one a token;
those are tried by hand at the places of their anchor. The rest goes to small Matchers, one per
anchor word. The matches are a Matcher's; a test holds that.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from spacy.matcher import Matcher
from spacy.tokens import Doc

from askfirst.text.hit import Hit
from askfirst.text.terms import Finds, enter

TokenPattern = tuple[dict[str, Any], ...]
Test = Callable[[str], bool]
FLAGS: dict[str, Test] = {"IS_ALPHA": str.isalpha, "IS_DIGIT": str.isdigit, "IS_TITLE": str.istitle}
TEXTS = frozenset({"LOWER", "ORTH", "TEXT"})
WORDS = 8192
"""Tokens for which it is remembered whether a pattern without an anchor can begin with them; most are known words."""


class Row(NamedTuple):
    """A pattern of one test a token; `offset` is where its anchor stands in it."""

    key: str
    tests: tuple[Test, ...]
    offset: int

    def fits(self, tokens: Sequence[str], start: int) -> bool:
        """Whether the pattern matches from that token on."""
        if start < 0 or start + len(self.tests) > len(tokens):
            return False
        return all(test(token) for test, token in zip(self.tests, tokens[start:], strict=False))


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


def row_of(key: str, pattern: TokenPattern, offset: int) -> Row | None:
    """The pattern as a row of plain tests; None where it says more than they can."""
    tests = [test_of(token) for token in pattern]
    plain = tuple(test for test in tests if test is not None)
    return Row(key, plain, offset) if len(plain) == len(tests) else None


def test_of(token: dict[str, Any]) -> Test | None:
    """What a pattern asks of one token; None where that is more than plain tests can say."""
    tests: list[Test] = []
    for attribute, value in token.items():
        if attribute in FLAGS and isinstance(value, bool):
            tests.append(flag_test(FLAGS[attribute], value))
        elif attribute in TEXTS and isinstance(value, str | dict) and (found := text_tests(value)):
            tests.append(lower_test(found) if attribute == "LOWER" else every(found))
        else:
            return None
    return every(tests)


def flag_test(flag: Test, wanted: bool) -> Test:
    """Whether the flag of a token has the value."""
    return lambda token: flag(token) is wanted


def every(tests: list[Test]) -> Test:
    """Whether a token passes all of the tests."""
    return tests[0] if len(tests) == 1 else lambda token: all(test(token) for test in tests)


def lower_test(tests: list[Test]) -> Test:
    """The tests, asked of the token in lower case."""
    test = every(tests)
    return lambda token: test(token.lower())


def text_tests(value: str | dict[str, Any]) -> list[Test]:
    """The tests of a token's text: equal, one of, none of, fits an expression; empty where there are others."""
    if isinstance(value, str):
        return [value.__eq__]
    if not value.keys() <= {"IN", "NOT_IN", "REGEX"}:
        return []
    tests: list[Test] = []
    if "IN" in value:
        tests.append(frozenset(value["IN"]).__contains__)
    if "NOT_IN" in value:
        tests.append(outside(frozenset(value["NOT_IN"])))
    if "REGEX" in value:
        tests.append(searched(value["REGEX"]))
    return tests


def outside(words: frozenset[str]) -> Test:
    """Whether a text is none of the words."""
    return lambda text: text not in words


def searched(expression: str) -> Test:
    """Whether the expression matches somewhere in a text."""
    search = re.compile(expression).search
    return lambda text: search(text) is not None


def literal_words(patterns: Mapping[str, Iterable[TokenPattern]]) -> Iterator[str]:
    """Every literal word that a token pattern asks for."""
    for several in patterns.values():
        for pattern in several:
            for value in (value for token in pattern for value in token.values()):
                listed = value.get("IN", ()) if isinstance(value, dict) else (value,)
                yield from (word for word in listed if isinstance(word, str))


def anchor(pattern: TokenPattern) -> tuple[int, tuple[str, ...]]:
    """The fewest literal words of which one must stand in any match, and at which token; empty if there are none."""
    place, best = 0, tuple[str, ...]()
    for position, token in enumerate(pattern):
        if token.get("OP", "1") not in ("1", "+"):
            continue
        words = tuple(dict.fromkeys(word.lower() for word in alternatives(token)))
        longest = max(words, key=len, default="")
        if words and (not best or (len(words), -len(longest)) < (len(best), -len(best[0]))):
            place, best = position, words
    return place, best


def alternatives(token: dict[str, Any]) -> list[str]:
    """The words that one token of a pattern can be, where it lists them."""
    for attribute in TEXTS & token.keys():
        value = token[attribute]
        words = [value] if isinstance(value, str) else (value or {}).get("IN", ())
        if words:
            return list(words)
    return []
