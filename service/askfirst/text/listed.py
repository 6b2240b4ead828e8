"""Where the terms of a list begin and end, names and data with them."""

from askfirst.text.lazy import once_each
from askfirst.text.reading import Reading


@once_each
def terms(text: Reading, name: str) -> dict[int, int]:
    """The longest term of the list that begins at each token, by its end."""
    ends: dict[int, int] = {}
    for hit in text.all_hits.get(name, ()):
        ends[hit.start] = max(hit.end, ends.get(hit.start, 0))
    return ends


def end_of(text: Reading, at: int, *names: str) -> int | None:
    """The end of the longest term of these lists that begins at a token; None where none does."""
    return max((terms(text, name)[at] for name in names if at in terms(text, name)), default=None)


def covered(text: Reading, *names: str) -> frozenset[int]:
    """The tokens in terms of these lists."""
    return frozenset().union(*(covered_by(text, name) for name in names))


@once_each
def covered_by(text: Reading, name: str) -> frozenset[int]:
    """The tokens in terms of a list."""
    return frozenset(at for start, end in terms(text, name).items() for at in range(start, end))
