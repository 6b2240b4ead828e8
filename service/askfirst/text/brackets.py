"""Words in round brackets."""

from collections.abc import Sequence
from itertools import accumulate


def depths(words: Sequence[str]) -> list[int]:
    """How many brackets are open at each token: what closes one stands outside of it."""
    return list(accumulate((word == "(") - (word == ")") for word in words))
