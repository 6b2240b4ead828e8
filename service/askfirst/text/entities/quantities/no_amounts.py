"""Bare numbers that lack no unit after all: hours, points on a scale, things that are counted further on."""

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.unitless import PACKINGS
from askfirst.text.hit import Hit
from askfirst.text.nouns import plural
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

DETERMINED = frozenset("the these those both".split())
GROUPS = frozenset("crew crews team teams group groups party gang staff".split())
STATES = frozenset({"have", "had", "has", "are", "were", "is", "was"})
SUBJECTS = frozenset("we they i he she there it now".split())
SCALES = frozenset("scale dial column index rank ranking points point".split())


def no_amount(around: Surroundings, number: Hit) -> bool:
    """Whether a number without a unit needs none: its phrase, its neighbours or a scale say what it is."""
    return recalled(around, number) or counted_behind(around, number) or ranked(around, number)


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


def ranked(around: Surroundings, number: Hit) -> bool:
    """Whether it is a point on a scale that is given with it: weight 90 of 100, to 9 on the 0-9 dial."""
    words, end = around.words, number.end
    if words[end : end + 1] == ["of"] and any(
        one.start == end + 1 and one.attrs["value"].strip("0") for one in around.numbers
    ):
        return not any(one.start == end + 1 and one.end in around.units for one in around.numbers)
    behind = words[end : end + 8]
    return behind[:1] in (["on"], ["in"]) and not SCALES.isdisjoint(behind)


def counted_elsewhere(around: Surroundings, number: Hit) -> bool:
    """Whether it says how many go into a packing that is counted itself: 8 cartons of 12."""
    left = number.start - 1
    if left < 2 or around.words[left] != "of" or around.words[left - 1] not in PACKINGS:
        return False
    return any(one.end == left - 1 for one in around.numbers)


NAME_DIGITS = 4
"""Numbers of fewer digits are as often amounts as names."""
NEAR_NUMBERS = 10
"""Two long numbers that are nearer to each other are running numbers: 6610 and 6615."""


def named_like(reading: Reading, number: Hit, numbers: list[Hit]) -> bool:
    """Whether a number can only be a name or a share: "supplier 40555, keep 40119", "split 70 to 30"."""
    value = number.attrs["value"]
    if not value.isdecimal():
        return False
    if len(value) < NAME_DIGITS:
        return False
    for other in numbers:
        like = other.attrs["value"]
        if other.start == number.start or len(like) != len(value) or not like.isdecimal():
            continue
        running = 0 < abs(whole_number(like) - whole_number(value)) < NEAR_NUMBERS
        if running or other.within(reading.covered("id")):
            return True
    return False
