"""A text cut where marked places begin and end, so that each stretch can be marked: also where places overlap."""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple


class Stretch(NamedTuple):
    """A stretch of the text, and the numbers, from 1, of the places that it belongs to."""

    text: str
    places: tuple[int, ...]
    ends: tuple[int, ...]
    """Those whose last stretch it is."""


def stretches(text: str, places: Iterable[tuple[int, int] | None]) -> list[Stretch]:
    """The whole text, stretch by stretch. `places` are from where to where; those that are empty mark nothing."""
    spans = [(number, *span) for number, span in enumerate(places, 1) if span and span[0] < span[1]]
    cuts = sorted({0, len(text), *(start for _, start, _ in spans), *(end for _, _, end in spans)})
    return [
        Stretch(
            text[start:end],
            tuple(number for number, begin, last in spans if begin <= start and end <= last),
            tuple(number for number, _, last in spans if last == end),
        )
        for start, end in pairwise(cuts)
    ]
