"""A text cut where issues begin and end, so that each stretch can be marked: also where they overlap."""

from itertools import pairwise
from typing import NamedTuple

from askfirst.model import Issue


class Stretch(NamedTuple):
    """A stretch of the text. `issues` are the numbers, from 1, of the issues that it belongs to."""

    text: str
    issues: tuple[int, ...]
    ends: tuple[int, ...]
    """Those whose last stretch it is: where their number is shown."""


def stretches(text: str, issues: tuple[Issue, ...]) -> list[Stretch]:
    """The whole text, stretch by stretch."""
    spans = [(number, one.span) for number, one in enumerate(issues, 1) if one.span and one.span.end > one.span.start]
    cuts = sorted({0, len(text), *(span.start for _, span in spans), *(span.end for _, span in spans)})
    return [
        Stretch(
            text[start:end],
            tuple(number for number, span in spans if span.start <= start and end <= span.end),
            tuple(number for number, span in spans if span.end == end),
        )
        for start, end in pairwise(cuts)
    ]
