"""The rules by which a language's texts are cut, as values that can be kept."""

from msgspec import Struct

BEYOND = "\u2100"
"""The first character that is not usual: before it lie Latin, Greek, Cyrillic, quotes, dashes and currency signs."""


class Expressions(Struct, frozen=True):
    """What is cut off in front and behind, what is cut at, and what is not cut any further, such as an address."""

    prefix: str
    suffix: str
    infix: str
    whole: str


class Rules(Struct, frozen=True):
    """What spaCy's tokeniser goes by.

    `every` holds for any text. `usual` says the same of texts in usual characters, and is compiled in a fifth of the
    time. `special` are words that are cut in a way of their own, each with the sizes of its tokens in
    characters. Those that stand in `apart` would be cut by affixes, each with the tokens that come of it, so they are
    looked for once more behind the affixes.
    """

    every: Expressions
    usual: Expressions
    special: dict[str, tuple[int, ...]]
    apart: dict[str, tuple[str, ...]] = {}


def is_usual(text: str) -> bool:
    """Whether all characters of a text are usual ones."""
    return text.isascii() or max(text) < BEYOND
