"""Bare numbers of things that are counted elsewhere: in sacks of 12 - 48 pallets, 30 here and 18 there - all 13."""

from bisect import bisect_left

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.unitless import PACKINGS
from askfirst.text.entities.quantities.units import own_unit
from askfirst.text.hit import Hit
from askfirst.text.nouns import STOPS
from askfirst.text.plurals import is_plural
from askfirst.text.whole_numbers import whole_number

MEANING = frozenset("meaning means mean namely ie i.e. so = ( making makes thus".split())
"""Ahead of the same figure these lead to what it counts: "30 of water, meaning 30 tankers"."""
PARTS = frozenset({":", ",", "and", ";", "("})
PARTS_AT_MOST = 8
"""Numbers on either side among which the whole and its other parts stand."""
SMALL = 10
"""Layers up to which "two high" counts what is stacked."""


def counted_elsewhere(around: Surroundings, number: Hit) -> bool:
    """Whether the text says at another place what the number counts."""
    return (
        content(around, number)
        or of_all(around, number)
        or retold(around, number)
        or share(around, number)
        or layers(around, number)
        or stated(around, number)
    )


def counts(around: Surroundings, number: Hit) -> bool:
    """Whether a unit, a packing or a plural stands behind a number."""
    if own_unit(around, number):
        return True
    behind = around.words[number.end : number.end + 3]
    packings = {hit.start for hit in around.reading.all_hits.get("@packing", ())}
    for at, word in enumerate(behind, number.end):
        if word in STOPS or not word[0].isalpha():
            return False
        if is_plural(word) or at in packings:
            return True
    return False


def content(around: Surroundings, number: Hit) -> bool:
    """Whether it says how many go into a packing that is counted itself: 8 cartons of 12."""
    left = number.start - 1
    if left < 2 or around.words[left] != "of" or around.words[left - 1] not in PACKINGS:
        return False
    return any(one.end == left - 1 for one in around.numbers)


def of_all(around: Surroundings, number: Hit) -> bool:
    """Whether "all" ahead takes up a number of things that are known: all 13 of order 70115."""
    return number.start > 0 and around.words[number.start - 1] == "all" and not around.mass


def retold(around: Surroundings, number: Hit) -> bool:
    """Whether the same figure is told once more with what it counts: "30 of water, meaning 30 tankers"."""
    return any(
        one.start > number.end
        and one.attrs["value"] == number.attrs["value"]
        and around.words[one.start - 1] in MEANING
        and counts(around, one)
        for one in around.numbers
    )


def share(around: Surroundings, number: Hit) -> bool:
    """Whether bare numbers make up a counted one ahead of them: 48 pallets: 30 on truck A and 18 on truck B."""
    at = bisect_left(around.numbers, number)
    near = around.numbers[max(0, at - PARTS_AT_MOST) : at + PARTS_AT_MOST]
    own = [one for one in near if around.reading.same_sentence(one, number)]
    if not all(one.attrs["value"].isdecimal() for one in own):
        return False
    for whole in own:
        if whole.start >= number.start or not counts(around, whole):
            continue
        rest = [one for one in own if one.start > whole.end and around.words[one.start - 1] in PARTS]
        if number in rest and len(rest) > 1:
            return sum(whole_number(one.attrs["value"]) for one in rest) == whole_number(whole.attrs["value"])
    return False


def layers(around: Surroundings, number: Hit) -> bool:
    """Whether it says how many lie on each other: stack the crates two high."""
    words, value = around.words, number.attrs["value"]
    if words[number.end : number.end + 1] not in (["high"], ["deep"], ["abreast"]):
        return False
    small = not value.isdecimal() or whole_number(value) <= SMALL
    first = around.reading.sentence_start(number.start)
    return small and any(word.startswith(("stack", "pile")) for word in words[first : number.start])


def stated(around: Surroundings, number: Hit) -> bool:
    """Whether it only tells how things stand, beside a figure with its unit: "by 35 boxes; it stands at 90"."""
    reading = around.reading
    if not number.within(reading.covered("described")):
        return False
    here, at = reading.sentences[number.start], bisect_left(around.numbers, number)
    before = around.numbers[max(0, at - PARTS_AT_MOST) : at]
    return any(here - reading.sentences[one.start] <= 1 and counts(around, one) for one in before)
