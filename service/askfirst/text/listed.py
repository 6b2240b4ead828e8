"""Where the terms of a list begin and end, names and data with them."""

from typing import cast

from askfirst.text.lazy import once_each
from askfirst.text.reading import Reading


@once_each
def terms(text: Reading, name: str) -> dict[int, int]:
    """The longest term of the list that begins at each token, by its end."""
    ends: dict[int, int] = {}
    for hit in text.all_hits.get(name, ()):
        ends[hit.start] = max(hit.end, ends.get(hit.start, 0))
    return ends


def led(text: Reading, at: int, *names: str) -> bool:
    """Whether a term of these lists stands right ahead of a token."""
    return at - 1 in covered(text, *names)


def covered(text: Reading, *names: str) -> frozenset[int]:
    """The tokens in terms of these lists, worked out once for a text."""
    key = (covered, names)
    found = text.placed.get(key)
    if found is None:
        found = text.placed[key] = frozenset(
            at for name in names for start, end in terms(text, name).items() for at in range(start, end)
        )
    return cast("frozenset[int]", found)
