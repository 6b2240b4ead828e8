"""Moves that go the wrong way: raise it from 15 to 10 %, postpone it from Friday 8 May to 4 May."""

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.calendar import days
from askfirst.scoring.findings.conflicts.figures import Figure, figures
from askfirst.scoring.findings.conflicts.sides import conflict, corrected, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"rise_verb", "fall_verb"})
def wrong_direction(material: Material) -> Sequence[Hit]:
    """Orders to raise something to less than it is, or to reduce it to more."""
    reading = material.text
    if " from " not in reading.plain or not reading.digits:
        return []
    found = []
    for name, up in (("rise_verb", True), ("fall_verb", False)):
        for verb in places(reading, name):
            for one, low, other, high in from_to(reading, verb):
                if (high < low) == up and high != low and not corrected(reading, one, other):
                    found.append(conflict(reading, Hit(verb.start, verb.end), Hit(one.start, other.end)))
                elif high != low and (by := step(reading, verb, one)) and differs(by, low, high):
                    found.append(conflict(reading, by.hit, Hit(one.start, other.end)))
    return found


def step(reading: Reading, verb: Hit, start: Hit) -> Figure | None:
    """How far something is moved: the figure behind "by", ahead of "from A to B"."""
    units = {one.unit for one in figures(reading) if one.hit == start} | {"percent"}
    return next(
        (
            one
            for one in figures(reading)
            if verb.end <= one.hit.start < start.start
            and reading.words[one.hit.start - 1] == "by"
            and one.unit in units
            and not one.each
        ),
        None,
    )


def differs(by: Figure, low: float, high: float) -> bool:
    """Whether a step is not what lies between two figures; a percentage may be points or a share."""
    size = abs(high - low)
    steps = [by.value] if by.unit != "percent" else [by.value, by.value * low / 100]
    return low > 0 and by.unit != "time" and all(abs(size - one) > 0.03 * max(size, one) for one in steps)


def bare_as_next(pair: tuple[Hit, float, str], behind: tuple[Hit, float, str] | None) -> tuple[Hit, float, str]:
    """A bare number counted in the unit of the figure behind it: "from 14 to 10 days"."""
    hit, value, unit = pair
    if unit or behind is None:
        return pair
    return (hit, value * 24, "time") if behind[2] == "time" and behind[1] % 24 == 0 else (hit, value, behind[2])


def from_to(reading: Reading, verb: Hit) -> list[tuple[Hit, float, Hit, float]]:
    """What stands as "from A to B" in the sentence behind a verb, as numbers that can be compared."""
    pairs: list[tuple[Hit, float, str]] = [(one.hit, one.value, one.unit) for one in figures(reading)]
    pairs = [bare_as_next(pair, behind) for pair, behind in zip_longest(pairs, pairs[1:])]
    pairs += [(day.hit, float(day.date.toordinal()), "day") for day in days(reading) if day.date]
    pairs = [pair for pair in pairs if pair[2] == "day" or not any(pair[0].overlaps(day.hit) for day in days(reading))]
    pairs.sort(key=lambda pair: pair[0].start)
    found = []
    for (one, low, said), (other, high, same) in pairwise(pairs):
        unit = said or same
        if not reading.same_sentence(verb, other) or not 0 < one.start - verb.end <= 12 or other.start - one.end > 4:
            continue
        if (
            (unit in (same, "time"))
            and reading.words[one.start - 1] == "from"
            and reading.words[other.start - 1] == "to"
        ):
            found.append((one, low, other, high))
    return found
