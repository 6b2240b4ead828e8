"""Pairs of what stands near each other: what is farther apart is not compared, and a long text has many pairs."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from askfirst.text.hit import Hit

T = TypeVar("T")
FARTHEST = 45
"""Tokens between two statements of one request that are about one thing."""


def far(one: Hit, other: Hit) -> bool:
    """Whether more tokens than `FARTHEST` stand between two stretches."""
    return max(one.start - other.end, other.start - one.end) > FARTHEST


def nearby(ones: Sequence[T], others: Iterable[T], whole: Callable[[T], Hit]) -> Iterator[tuple[T, T]]:
    """The pairs of a product, in its order, whose stretches are not `far` from each other."""
    spans = [(whole(other), number, other) for number, other in enumerate(others)]
    spans.sort(key=lambda found: found[0].start)
    starts = [span.start for span, _, _ in spans]
    longest = max((span.end - span.start for span, _, _ in spans), default=0)
    for one in ones:
        here = whole(one)
        first = bisect_left(starts, here.start - FARTHEST - longest)
        last = bisect_right(starts, here.end + FARTHEST)
        near = [(number, other) for span, number, other in spans[first:last] if not far(here, span)]
        yield from ((one, other) for _, other in sorted(near, key=lambda found: found[0]))
