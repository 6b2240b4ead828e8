"""The rules by which a language's texts are cut, as values that can be kept."""

from msgspec import Struct


class Rules(Struct, frozen=True):
    """What spaCy's tokeniser goes by.

    `prefix`, `suffix`, `infix` and `whole` (what is not cut any further, such as an address) are expressions.
    `special` are words that are cut in a way of their own, each with the sizes of its tokens in characters.
    Those that stand in `apart` would be cut by affixes, each with the tokens that come of it, so they are looked
    for once more behind the affixes.
    """

    prefix: str
    suffix: str
    infix: str
    whole: str
    special: dict[str, tuple[int, ...]]
    apart: dict[str, tuple[str, ...]] = {}
