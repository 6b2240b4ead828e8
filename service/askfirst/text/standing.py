"""Where things stand, looked up by position: a long text is asked about at each of its many finds.

What is gone through once for a text is kept on its reading; each question then takes a search in a list.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import cast

from askfirst.text.hit import Hit, Near
from askfirst.text.lazy import once_each
from askfirst.text.reading import Reading


def starting(hits: Sequence[Hit], start: int, end: int) -> Sequence[Hit]:
    """Those of some hits in text order that begin from one token up to another."""
    return hits[bisect_left(hits, (start,)) : bisect_left(hits, (end,))]


@once_each
def near(reading: Reading, name: str) -> Near:
    """The finds of a list (with its "@"), or the entities of that name, to look at those around a place."""
    return Near(reading.hits(name) if name[0] == "@" else reading.entities(name))


def places_of(reading: Reading, words: frozenset[str]) -> list[int]:
    """The tokens that are one of the words, in order."""
    key = (places_of, words)
    found = reading.placed.get(key)
    if found is None:
        found = reading.placed[key] = [at for at, word in enumerate(reading.words) if word in words]
    return cast("list[int]", found)


def next_of(reading: Reading, words: frozenset[str], start: int, end: int) -> int:
    """The first token from `start` on that is one of the words; `end` where none stands ahead of it."""
    found = places_of(reading, words)
    at = bisect_left(found, start)
    return min(found[at], end) if at < len(found) else end


def last_of(reading: Reading, words: frozenset[str], start: int, end: int) -> int:
    """The last token ahead of `end` that is one of the words; one ahead of `start` where none stands behind it."""
    found = places_of(reading, words)
    at = bisect_left(found, end)
    return max(found[at - 1], start - 1) if at else start - 1
