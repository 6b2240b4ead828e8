"""A stretch of a text in which something was found."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple

Attrs = dict[str, Any]
NO_ATTRS: Attrs = {}
SUSPICION = "suspicion"
"""Marks a find that may be none: it does not block where a classifier weighs the request."""
NAMED = "named"
"""Marks an order that is known by the name of its action: what it lacks is seen in the fields, not in its words."""


class Hit(NamedTuple):
    """Token positions, `end` exclusive, and what is known about the find (for instance a unit)."""

    start: int
    end: int
    attrs: Attrs = NO_ATTRS

    @property
    def suspected(self) -> "Hit":
        """The same stretch as a mere suspicion."""
        return Hit(self.start, self.end, {**self.attrs, SUSPICION: "yes"})

    def overlaps(self, other: "Hit") -> bool:
        """Whether the two share a token."""
        return self.start < other.end and other.start < self.end

    def within(self, tokens: frozenset[int]) -> bool:
        """Whether any of the hit's tokens is among these."""
        return not tokens.isdisjoint(range(self.start, self.end))

    def distance(self, other: "Hit") -> int:
        """Tokens between the two; 0 where they touch or overlap."""
        return max(0, other.start - self.end, self.start - other.end)


class Near:
    """Hits by where they stand, for a look at those around each of many places."""

    def __init__(self, hits: Sequence[Hit]) -> None:
        self.hits = sorted(hits, key=lambda hit: hit[:2])
        self.starts = [hit.start for hit in self.hits]
        self.longest = max((hit.end - hit.start for hit in self.hits), default=0)

    def around(self, hit: Hit, reach: int) -> list[Hit]:
        """Those at most `reach` tokens away, and perhaps some more, in text order."""
        first = bisect_left(self.starts, hit.start - reach - self.longest)
        return self.hits[first : bisect_right(self.starts, hit.end + reach)]


def tokens_of(hits: Iterable[Hit]) -> frozenset[int]:
    """All tokens of some hits: what a long list of others is looked up in, one after the other."""
    return frozenset(chain.from_iterable(range(hit.start, hit.end) for hit in hits))


def outermost(hits: Sequence[Hit]) -> list[Hit]:
    """The hits in text order, without those inside or across an earlier or longer one."""
    if len(hits) < 2:
        return list(hits)
    kept: list[Hit] = []
    for hit in sorted(hits, key=lambda found: (found.start, -found.end)):
        if not kept or hit.start >= kept[-1].end:
            kept.append(hit)
    return kept


def merged(hits: list[Hit]) -> list[Hit]:
    """The hits in text order, those that overlap joined into one with the attributes of the first."""
    kept: list[Hit] = []
    for hit in sorted(hits, key=lambda found: (found.start, -found.end)):
        if kept and hit.start < kept[-1].end:
            kept[-1] = kept[-1]._replace(end=max(kept[-1].end, hit.end))
        else:
            kept.append(hit)
    return kept
