"""Figures that are not what is said of them: cheaper than less, raised to less."""

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.days import days
from askfirst.scoring.findings.statements.figures import Figure, figures
from askfirst.scoring.findings.statements.numbers import Tolerance, off
from askfirst.scoring.findings.statements.places import conflict, corrected, places
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.reading import Reading

TIES = frozenset(
    (
        "is are be which , so thus i.e. still and being stays stay always ( that it must has should to needs "
        "making makes keeps therefore hence well clearly a bit"
    ).split()
)

STEP = Tolerance(0.03)
"""By how much a step may be rounded."""
FARTHEST = 7
"""Tokens between a figure and the comparison that is said of it."""


@demanding({"less_than", "more_than"}, {"+digit", "number_word"})
def wrong_comparison(material: Material) -> Sequence[Hit]:
    """Every figure that is said to be below or above another one, and is not."""
    reading = material.text
    if not may_have(reading, 2):
        return []
    every = figures(reading)
    found = []
    for name, up in (("less_than", False), ("more_than", True)):
        for cue in places(reading, name):
            pair = sides(reading, cue, every)
            if pair and (pair[0].value <= pair[1].value if up else pair[0].value >= pair[1].value):
                found.append(conflict(reading, pair[0].hit, Hit(cue.start, pair[1].hit.end)))
    return found


def sides(reading: Reading, cue: Hit, every: Sequence[Figure]) -> tuple[Figure, Figure] | None:
    """The figure that is compared and the one that it is compared with."""
    behind = next((one for one in every if cue.end <= one.hit.start <= cue.end + 4), None)
    ahead = [one for one in every if one.hit.end <= cue.start and reading.same_sentence(one.hit, cue)]
    if behind is None or not ahead or not reading.same_sentence(cue, behind.hit):
        return None
    one = ahead[-1]
    between = reading.words[one.hit.end : cue.start]
    if one.unit != behind.unit or not one.unit or one.each != behind.each or len(between) > FARTHEST:
        return None
    if not between or not TIES.issuperset(between) or corrected(reading, one.hit, behind.hit):
        return None
    return one, behind


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
            and reading.word_before(one.hit.start) == "by"
            and one.unit in units
            and not one.each
        ),
        None,
    )


def differs(by: Figure, low: float, high: float) -> bool:
    """Whether a step is not what lies between two figures; a percentage may be points or a share."""
    size = abs(high - low)
    steps = [by.value] if by.unit != "percent" else [by.value, by.value * low / 100]
    return low > 0 and by.unit != "time" and all(off(size, one, STEP) for one in steps)


def bare_as_next(pair: tuple[Hit, float, str], behind: tuple[Hit, float, str] | None) -> tuple[Hit, float, str]:
    """A bare number counted in the unit of the figure behind it: "from 14 to 10 days", not "from 30 to 20 a week"."""
    hit, value, unit = pair
    if unit or behind is None or behind[0].start == hit.end:
        return pair
    return (hit, value * 24, "time") if behind[2] == "time" and behind[1] % 24 == 0 else (hit, value, behind[2])


def from_to(reading: Reading, verb: Hit) -> list[tuple[Hit, float, Hit, float]]:
    """What stands as "from A to B" in the sentence behind a verb, as numbers that can be compared."""
    pairs: list[tuple[Hit, float, str]] = [(one.hit, one.value, one.unit) for one in figures(reading)]
    pairs = [bare_as_next(pair, behind) for pair, behind in zip_longest(pairs, pairs[1:])]
    pairs += [(day.hit, float(day.date.toordinal()), "day") for day in days(reading) if day.date]
    dated = tokens_of(day.hit for day in days(reading))
    pairs = [pair for pair in pairs if pair[2] == "day" or not pair[0].within(dated)]
    pairs.sort(key=lambda pair: pair[0].start)
    found = []
    for (one, low, said), (other, high, same) in pairwise(pairs):
        unit = said or same
        if not reading.same_sentence(verb, other) or not 0 < one.start - verb.end <= 12 or other.start - one.end > 4:
            continue
        if unit == same and reading.word_before(one.start) == "from" and reading.word_before(other.start) == "to":
            found.append((one, low, other, high))
    return found
