"""Options that the request itself suggests: francs where a Swiss customer is named, Denver time for Denver."""

from collections.abc import Iterator, Mapping

from askfirst.questions.standing import places

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
        behind = 0
        for at, _, word in sorted((at, -len(one), one) for one in words for at in places(one, request)):
            if at >= behind:  # else it is a part of the longer one before it
                yield at, option.replace("{word}", word)
                behind = at + len(word)
                if "{word}" not in option:
                    break
