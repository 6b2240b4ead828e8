"""Bare numbers that lack no unit after all: hours, points on a scale, things that are counted further on."""

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.ranks.exact import find_ranks
from askfirst.text.hit import Hit
from askfirst.text.nouns import plural
from askfirst.text.whole_numbers import whole_number

GLUED = frozenset("kg g mg t l ml cl hl m mm cm km bar kw kwh v a".split())
"""Units that are written right behind a number: 60m."""
DETERMINED = frozenset("the these those both".split())
GROUPS = frozenset("crew crews team teams group groups party gang staff".split())
STATES = frozenset({"have", "had", "has", "are", "were", "is", "was"})
SUBJECTS = frozenset("we they i he she there it now".split())
SCALES = frozenset("scale dial column index rank ranking points point".split())
SPANS = frozenset("shift shifts tomorrow today tonight oclock open opened opening hours".split())
"""Words of a clause in which "from 6 to 11" are hours."""
HOURS = 24
REACH = 4
LEVEL = 2
"""Tokens of a level; with more than these its scale is told as well."""


def no_amount(around: Surroundings, number: Hit) -> bool:
    """Whether a number without a unit needs none: its phrase, its neighbours or a scale say what it is."""
    return (
        glued(number)
        or recalled(around, number)
        or counted_behind(around, number)
        or multiplied(around, number)
        or hour(around, number)
        or ranked(around, number)
    )


def glued(number: Hit) -> bool:
    """Whether the unit is written onto the number: qty=60m."""
    return number.attrs["value"].lower().lstrip("0123456789.,") in GLUED


def recalled(around: Surroundings, number: Hit) -> bool:
    """Whether a number takes up what was counted before, or only states it: keep the 12, we have 11 in stock."""
    words, at = around.words, number.start
    before = words[max(0, at - 2) : at]
    if before[-1:] and before[-1] in DETERMINED:
        return words[number.end : number.end + 1] != ["of"]
    if len(before) == 2 and before[1] == "of" and before[0] in GROUPS:
        return True
    return len(before) == 2 and before[1] in STATES and before[0] in SUBJECTS


def counted_behind(around: Surroundings, number: Hit) -> bool:
    """Whether the number beside it counts things for both: from 80 to 90 boxes, 24 of the 26 pallets."""
    words = around.words
    for other in around.numbers:
        lead = words[number.end : other.start]
        if other.start <= number.end or lead not in (
            ["to"],
            ["-"],
            ["–"],
            ["or"],
            ["of"],
            ["of", "the"],
            ["of", "our"],
        ):
            continue
        behind = words[other.end : other.end + 3]
        return any(plural(word) or other.end + at in starts(around) for at, word in enumerate(behind[:2]))
    return False


def starts(around: Surroundings) -> set[int]:
    """Where packings begin."""
    return {hit.start for hit in around.reading.all_hits.get("@packing", ())}


def multiplied(around: Surroundings, number: Hit) -> bool:
    """Whether a size or a fraction leads to the unit: two 50-litre cylinders, three and a half tonnes."""
    words, end = around.words, number.end
    if words[end : end + 3] in (["and", "a", "half"], ["and", "a", "quarter"]) and end + 3 in around.units:
        return True
    sized = next((one for one in around.numbers if one.start == end), None)
    if sized is None:
        return False
    unit = sized.end + (words[sized.end : sized.end + 1] == ["-"])
    return unit in around.units


def hour(around: Surroundings, number: Hit) -> bool:
    """Whether "from 6 to 11" are hours: both are small, and the clause speaks of a day or a shift."""
    words, reading = around.words, around.reading
    for first in around.numbers:
        second = next((one for one in around.numbers if one.start == first.end + 1), None)
        if second is None or words[first.end] not in {"to", "until", "till", "-"} or words[first.start - 1] != "from":
            continue
        small = all(
            one.attrs["value"].isdecimal() and whole_number(one.attrs["value"]) <= HOURS for one in (first, second)
        )
        if small and number.start in (first.start, second.start):
            near = {one.start for one in reading.entities("date") if reading.same_clause(one, number)}
            lead = words[max(0, first.start - REACH) : first.start] + words[second.end : second.end + REACH]
            return bool(near) or not SPANS.isdisjoint(lead)
    return False


def ranked(around: Surroundings, number: Hit) -> bool:
    """Whether it is a point on a scale that is given with it: weight 90 of 100, to 9 on the 0-9 dial."""
    words, end = around.words, number.end
    scales = (rank for rank in find_ranks(around.reading) if rank.end - rank.start > LEVEL)
    if any(number.overlaps(scale) for scale in scales):
        return True
    if words[end : end + 1] == ["of"] and any(
        one.start == end + 1 and one.attrs["value"].strip("0") for one in around.numbers
    ):
        return not any(one.start == end + 1 and one.end in around.units for one in around.numbers)
    behind = words[end : end + 8]
    return behind[:1] in (["on"], ["in"]) and not SCALES.isdisjoint(behind)
