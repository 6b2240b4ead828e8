"""Names in running text: a vague word inside "Few & Far Apparel" says nothing about quantity."""

from askfirst.text.hit import Hit
from askfirst.text.tokens import Tokens

JOINTS = frozenset({"&", "of", "the", "and"})


def capital(reading: Tokens, position: int) -> bool:
    """Whether the token starts with a capital and can be part of a name."""
    return 0 <= position < len(reading.words) and reading.capitals[position]


def in_name(reading: Tokens, hit: Hit, orders: frozenset[int]) -> bool:
    """Whether the hit is part of a name: capitals within it and beside it.

    At the start of a sentence the word's own capital proves nothing, so the words after it decide; a verb
    there is one of `orders`, the tokens at which an order begins.
    """
    if not all(reading.capitals[hit.start : hit.end]):
        return False
    if reading.shouts:
        return False
    after = capital(reading, hit.end) or (
        hit.end < len(reading.words) and reading.words[hit.end] == "&" and capital(reading, hit.end + 1)
    )
    opens = hit.start == 0 or reading.sentences[hit.start] != reading.sentences[hit.start - 1]
    if opens and hit.start in orders:
        return False  # "Remind Oskar": a verb before a name
    if (
        not after
        and hit.start
        and reading.words[hit.start - 1].endswith(".")
        and reading.words[hit.end : hit.end + 1] == [":"]
    ):
        return False  # "in hall A. Priority: high"
    return after or (not opens and capital(reading, hit.start - 1))
