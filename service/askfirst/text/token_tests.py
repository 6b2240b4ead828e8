"""Token patterns as rows of plain tests, one a token, where they say no more; and the words that they ask for."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from unicodedata import category

TokenPattern = tuple[dict[str, Any], ...]
TEXTS = frozenset({"LOWER", "ORTH", "TEXT"})


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


Test = Callable[[str], bool]


def is_punctuation(token: str) -> bool:
    """Whether it consists of marks, as Unicode has them."""
    return all(category(letter).startswith("P") for letter in token)


FLAGS: dict[str, Test] = {
    "IS_ALPHA": str.isalpha,
    "IS_DIGIT": str.isdigit,
    "IS_TITLE": str.istitle,
    "IS_UPPER": str.isupper,
    "IS_PUNCT": is_punctuation,
}


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
