"""The literal words that token patterns ask for."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

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
