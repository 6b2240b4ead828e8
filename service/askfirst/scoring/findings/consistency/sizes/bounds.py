"""A bound and a value beyond it: 40 guests at most, all 65 members are invited."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.multiples import UNCOUNTED, times_each, widened
from askfirst.scoring.findings.consistency.sizes.limits import filters, is_cap, is_floor, is_top
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.figures import Figure, figures
from askfirst.scoring.findings.statements.labels import different_things
from askfirst.scoring.findings.statements.places import conflict, corrected, places, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.moods.told import told_tokens
from askfirst.text.nouns import DETERMINERS, STOPS
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

FACTOR = {"money": 4, "percent": 4, "time": 6}
"""A figure that exceeds a limit by more than this is about something else."""

WIDEST = 30
LIMITS = frozenset({"@limit_before", "@limit_after", "@limit_verb", "@floor_before", "@floor_after", "@place"})


@demanding({name[1:] for name in LIMITS})
def limit_exceeded(material: Material) -> Sequence[Hit]:
    """A most and a figure above it, or a least and a figure below it, about the same thing."""
    reading = material.text
    if LIMITS.isdisjoint(reading.lists) or not may_have(reading, 2) or foreseen(reading):
        return []
    every = figures(reading)
    if len(every) < 2:
        return []
    floors = [one for one in every if is_floor(reading, one)]
    tops = [one for one in every if one not in floors and is_top(reading, one) and not names(reading, one)]
    if not tops and not floors:
        return []
    plain = [one for one in every if one not in tops and one not in floors and not filters(reading, one)]
    products = times_each(reading, every)
    found = [
        pair(reading, top, one)
        for top in widened(tops, products)
        for one in [*plain, *floors, *products]
        if above(top, one)
    ]
    told = told_tokens(reading)
    ordered = [one for one in plain if not told[one.hit.start]]
    found += [pair(reading, floor, one) for floor in floors for one in ordered if below(floor, one)]
    found += [
        pair(reading, floor, top)
        for floor in floors
        for top in tops
        if floor.unit == top.unit == "" and floor.value > top.value and reading.same_sentence(floor.hit, top.hit)
    ]
    found += [
        pair(reading, cap, floor)
        for floor in floors
        for cap in every
        if floor.value >= cap.value and same_count(floor, cap) and reading.same_sentence(floor.hit, cap.hit)
        if cap not in floors and is_cap(reading, cap)
    ]
    return [hit for hit in found if hit is not None]


def names(reading: Reading, figure: Figure) -> bool:
    """Whether a bare number only says which one: "bin 40 holds", "up to 5.01"."""
    if figure.unit or not figure.hit.start:
        return False
    if not float(figure.value).is_integer():
        return True
    before = reading.words[figure.hit.start - 1]
    cues = (hit for name in ("limit_before", "limit_verb", "limit_after") for hit in places(reading, name))
    led = any(hit.start < figure.hit.start <= hit.end for hit in cues)
    return before.isalpha() and before not in STOPS | DETERMINERS and not led


def same_count(floor: Figure, cap: Figure) -> bool:
    """Whether both give the same measure, or count the same."""
    return floor.unit == cap.unit and floor.each == cap.each and (floor.noun == cap.noun or floor.unit != "")


def foreseen(reading: Reading) -> bool:
    """Whether the request says what happens beyond the limit; "each of the 84" says nothing of it."""
    return any(
        reading.words[hit.start - 1 : hit.start] not in (["each"], ["all"], ["every"], ["one"])
        for hit in places(reading, "beyond_ok")
    )


def pair(reading: Reading, limit: Figure, other: Figure) -> Hit | None:
    """The finding, unless the two belong to different things or one corrects the other."""
    if limit.hit.overlaps(other.hit) or corrected(reading, limit.hit, other.hit) or moved(reading, limit, other):
        return None
    return None if different_things(reading, limit.hit, other.hit) else conflict(reading, limit.hit, other.hit)


def moved(reading: Reading, limit: Figure, other: Figure) -> bool:
    """Whether the limit is only set now, after what is told of: "It used EUR 300. Lower its cap to EUR 250"."""
    if reading.same_sentence(limit.hit, other.hit) or other.hit.start > limit.hit.start:
        return False
    told = told_tokens(reading)
    if (
        not states(reading, told, other)
        or told[limit.hit.start]
        or reading.word_before(limit.hit.start) not in {"to", "at"}
    ):
        return False
    return any(
        0 < limit.hit.start - verb.end <= 9 and reading.same_sentence(verb, limit.hit)
        for name in ("rise_verb", "fall_verb", "set_verb")
        for verb in places(reading, name)
    )


def states(reading: Reading, told: Sequence[bool], figure: Figure) -> bool:
    """Whether a figure is told of, in a sentence that orders nothing ahead of it."""
    start, _ = sentence_of(reading, figure.hit.start)
    return told[figure.hit.start] or not any(commands(reading, place) for place in range(start, figure.hit.start))


def above(top: Figure, one: Figure) -> bool:
    """Whether a figure breaks a most."""
    if one.each != top.each or not comparable(top, one):
        return False
    return top.value < one.value <= top.value * FACTOR.get(one.unit, WIDEST) and top.value > 0


def below(floor: Figure, one: Figure) -> bool:
    """Whether a figure breaks a least; people and money come in many parts, so they do not count."""
    return floor.unit == one.unit and floor.unit not in {"person", "money", "time", ""} and one.value < floor.value


def comparable(limit: Figure, one: Figure) -> bool:
    """Whether both count the same; a bare limit fits any counted noun of people."""
    if limit.unit == one.unit == "":
        return False
    return limit.unit == one.unit or (limit.unit == "" and one.unit not in {*UNCOUNTED, ""})
