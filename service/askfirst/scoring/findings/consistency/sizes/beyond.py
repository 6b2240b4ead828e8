"""A figure beyond the most or the least that is named for the same measure: below 8 °C, in a room kept at 15 °C."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.sizes.quantities import Quantity, quantities
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.places import conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

MOST = late(
    r"\b(?:at most|(?:not|no) (?:more|higher|longer|heavier|larger|hotter|warmer) than|under|below|"
    r"maximum(?: of)?|max\.?|"
    r"(?:not|never|n't|without) (?:exceed(?:ing)?|(?:go|be|rise|weigh|last|take|be kept|come|get) (?:above|over|"
    r"beyond|longer than|more than|out over))|never (?:above|over|more than)|"
    r"(?:limit|rating|ceiling|rated load|capacity|cap\.?|\w+ size|rule|quota|"
    r"allowance)(?: of [^,;.]{1,20})?(?: is|:| of| at)?|capped at|"
    r"holds|takes|carries|(?:has |with )?room for|no [a-z]+(?: for [a-z]+)?,? (?:above|over)) $"
)
LEAST = late(
    r"\b(?:at least|(?:not|no) (?:less|lower|fewer|shorter|colder|cooler) than|minimum(?: of)?|min\.?|"
    r"never (?:below|under|less than)|"
    r"(?:not|never) (?:fall|drop|go) (?:below|under)) $"
)
BEHIND = re.compile(r"^(?: c)? (?:at most|max\b|maximum|or less|tops)|^ \w+ (?:max|at most)\b")
BETWEEN = re.compile(r"\bbetween $")
FREE = late(
    r"\b(?:if|unless|when|except|otherwise|or|each|per|from|until|then|alarm|alert|warn|instead|was|were|had|"
    r"currently|now|"
    r"before|older|overdue|orders|customers|rest|remaining|second|two|extra|shorten|reduce|lower|raise|increase|"
    r"cut|trim|whoever|anyone|everybody who|those|"
    r"exceed(?:s|ing)?|another|both|first|twice|average|file|split|waiting|also)\b"
)
NEGATED = late(
    r"\b(?:no|not|without|never|n't|nothing|none) (?:a |any |be )?(?:exceed(?:ed|ing)?|second|extra|split|more|"
    r"rest|exceptions?)\b|\b(?:from|to) \d"
)


class Bound(NamedTuple):
    """The most or the least that is named for a measure."""

    quantity: Quantity
    most: bool


@demanding({"+digit", "number_word"})
def beyond_bound(material: Material) -> Sequence[Hit]:
    """The first figure that is beyond a bound of the same text for what it measures."""
    reading = material.text
    every = quantities(reading)
    if not 1 < len(every) < 24:
        return []
    limits = list(bounds(reading.lower, every))
    taken = {limit.quantity for limit in limits}
    for limit in limits:
        for one in every:
            if one in taken or not beyond(limit, one) or free(reading, limit, one):
                continue
            sides = [Hit(*reading.cover(side.start, side.end)) for side in (limit.quantity, one)]
            if not corrected(reading, *sides) and not different_things(reading, *sides):
                return [conflict(reading, *sides)]
    return [*empty_range(reading, limits)]


def bounds(text: str, every: Sequence[Quantity]) -> Iterator[Bound]:
    """Every most and least of a text; of "between 2 and 8" both."""
    for number, one in enumerate(every):
        lead = text[max(0, one.start - 40) : one.start]
        if MOST.search(lead) or BEHIND.match(text[one.end : one.end + 20]):
            yield Bound(one, True)
        elif LEAST.search(lead):
            yield Bound(one, False)
        elif BETWEEN.search(lead) and number + 1 < len(every):
            top = every[number + 1]
            if text[one.end : top.start].strip() == "and":
                yield Bound(one._replace(sort=top.sort), False)
                yield Bound(top, True)


def beyond(limit: Bound, one: Quantity) -> bool:
    """Whether a figure measures the same as a bound and lies beyond it, not by another order of magnitude."""
    edge = limit.quantity.value
    if one.sort != limit.quantity.sort or one.sort in UNBOUND:
        return False
    if limit.most:
        return one.value > edge and (one.sort == "degree" or one.value <= 4 * edge)
    return one.value < edge and (one.sort == "degree" or one.value >= edge / 4)


UNBOUND = frozenset({"", "day"})
"""What a figure alone counts is not told, and a text has many lengths of days."""


def free(reading: Reading, limit: Bound, one: Quantity) -> bool:
    """Whether a condition, a change or a share stands with the two."""
    first, last = sorted((limit.quantity, one))
    text = reading.lower
    if last.start - first.end > 160:
        return True
    start = max(text.rfind(". ", 0, first.start), text.rfind("\n", 0, first.start)) + 1
    stop = re.search(r"[.!?\n](?: |$)", text[last.end :])
    end = last.end + stop.start() if stop else len(text)
    return bool(FREE.search(NEGATED.sub(" ", text[start:end])))


def empty_range(reading: Reading, limits: Sequence[Bound]) -> Iterator[Hit]:
    """A least that is more than the most: "at most 500 words, at least 700"."""
    for top in limits:
        for low in limits:
            ends = top.quantity, low.quantity
            if top.most and not low.most and crossed(*ends) and not free(reading, top, low.quantity):
                yield conflict(reading, *(Hit(*reading.cover(one.start, one.end)) for one in ends))
                return


def crossed(top: Quantity, low: Quantity) -> bool:
    """Whether a least of the same measure, or of a bare figure, is more than the most."""
    return bool(top.sort) and low.sort in {top.sort, ""} and top.value < low.value <= 4 * abs(top.value)
