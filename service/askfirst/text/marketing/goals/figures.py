"""Numbers that can be targets, and those that are known, or only a place or a means."""

import re

from askfirst.text.hit import Hit, tokens_of
from askfirst.text.reading import Reading

LABELS = frozenset(
    "campaign ad ads set adset group dashboard flight result okr goal kpi test variant version list template "
    "step slide record card tab board project phase newsletter q h issue doc sheet okrs objective".split()
)
"""A number behind one of these is its name and no amount."""
YEAR = re.compile(r"(?:19|20)\d\d$")


def figures(reading: Reading) -> list[Hit]:
    """Numbers that can be targets: no part of a date, a time or an id."""
    numbers = [*reading.entities("percent"), *reading.entities("money"), *reading.entities("number")]
    if not numbers:
        return []
    taken = [hit for name in ("date", "clock_time", "duration") for hit in reading.entities(name)]
    taken += [hit for hit in reading.entities("id") if ":" not in reading.text(hit)]  # "... the page: 900 fills"
    other = tokens_of(taken)
    return [
        hit
        for hit in numbers
        if not hit.within(other)
        and reading.words[hit.start : hit.end] != ["one"]
        and not YEAR.match(reading.text(hit))
        and not (hit.start and reading.words[hit.start - 1] in LABELS)
    ]


def reachable(reading: Reading) -> bool:
    """Whether a figure is named that is to be reached: not "than the 2.1 % of Q1"."""
    return any(not idle(reading, hit) for hit in figures(reading))


def idle(reading: Reading, figure: Hit) -> bool:
    """Whether the figure is known and nothing to reach: "than the 2.1 % of Q1", "in 18 countries", "stand 14"."""
    before = reading.words[max(0, figure.start - 2) : figure.start]
    behind = reading.words[figure.end : figure.end + 3]
    if behind[:1] == ["of"] and not SAMPLED.isdisjoint(behind):
        return True
    if before == ["list", "of"] and not BESIDE.isdisjoint(reading.words[max(0, figure.start - 5) : figure.start - 2]):
        return True
    return not (KNOWN | PLACES).isdisjoint(before[-1:]) or before == ["than", "the"]


BESIDE = frozenset({"to", "on", "with", "for", ",", "("})
"""Ahead of "a list of 900" these say who gets it; else so many names may be the goal."""
KNOWN = frozenset("the our your their its these those all".split())
PLACES = frozenset("stand booth slide chapter row page section week part hall line".split())
"""A number behind these is a name."""
SAMPLED = frozenset("list traffic audience visitors recipients addresses".split())


MULTIPLY = frozenset("halve halving double doubling triple treble quadruple".split())
