"""Options that the request itself suggests: francs where a Swiss customer is named, Denver time for Denver."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

MOST = 4
"""Options that are offered where the request suggests some; without, as many as the rule has."""


def suggested(hints: Mapping[str, tuple[str, ...]], options: tuple[str, ...], request: str) -> tuple[str, ...]:
    """The options whose words stand in the request, in its order, and then the rule's own."""
    found = sorted(mentions(hints, request))
    ahead = dict.fromkeys(option for _, option in found)
    if not ahead:
        return options
    return tuple(dict.fromkeys([*ahead, *options]))[:MOST]


def mentions(hints: Mapping[str, tuple[str, ...]], request: str) -> Iterator[tuple[int, str]]:
    """Where a hint's words first stand, with its option; in an option with `{word}` each word stands for itself."""
    for option, words in hints.items():
        for match in pattern(words).finditer(request):
            yield match.start(), option.replace("{word}", match[0])
            if "{word}" not in option:
                break


@lru_cache(maxsize=200)
def pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the words by itself, as it is written; a script without spaces has no words by themselves."""
    either = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"(?<![^\W\u3400-\u9fff])(?:{either})(?![^\W\u3400-\u9fff])")
