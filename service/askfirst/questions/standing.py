"""Where a word stands by itself in a text.

By plain search: a pattern of a pack's many words takes a hundred times longer to compile than to use.
"""

from collections.abc import Iterator


def places(word: str, said: str) -> Iterator[int]:
    """Where the word begins, as it is written; with `*` behind it, longer ones that begin so count too.

    A script without spaces has no words by themselves.
    """
    stem = word.removesuffix("*")
    at = said.find(stem)
    while at >= 0:
        end = at + len(stem)
        if not (goes_on(said[max(0, at - 1) : at]) or (stem == word and goes_on(said[end : end + 1]))):
            yield at
        at = said.find(stem, at + 1)


def goes_on(character: str) -> bool:
    """Whether a word next to it is longer than itself."""
    return character.isalnum() and not "\u3400" <= character <= "\u9fff"
