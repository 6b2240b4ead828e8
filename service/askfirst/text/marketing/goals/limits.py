"""Figures that bound or are wanted: "first reply under 3 minutes", "must bring 80 badges"."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.goals.figures import counts
from askfirst.text.reading import Reading

MUST = frozenset("must should shall needs has have to".split())
BRINGS = frozenset("bring reach get win draw attract deliver collect gather yield generate".split())
LIMITS = frozenset("under below within over above beyond least most than < > <= >= ≤ ≥ max maximum minimum".split())


def limited_lengths(reading: Reading) -> list[Hit]:
    """Lengths of time that something is to stay below or above: "first reply under 3 minutes"."""
    return [length for length in reading.entities("duration") if has_limit(reading, length)]


def has_limit(reading: Reading, figure: Hit) -> bool:
    """Whether the figure is an upper or lower limit: "no more than 1.5%"."""
    before = reading.words[max(0, figure.start - 2) : figure.start]
    return not LIMITS.isdisjoint(before) and before[-1] != "the"


def wanted(reading: Reading, figure: Hit) -> bool:
    """Whether so many are wanted: "we want 35 of the 40 florists to come", "must bring 80 badges"."""
    before = reading.words[max(0, figure.start - 3) : figure.start]
    if before[-1:] and before[-1] in {"want", "need", "expect"}:
        return True
    return not MUST.isdisjoint(before) and not BRINGS.isdisjoint(before) and counts(reading, figure)
