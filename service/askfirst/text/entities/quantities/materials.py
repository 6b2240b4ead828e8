"""Whether a noun phrase behind a number is a material, which is weighed or packed and not counted."""

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS, phrase_end, plural

GRADES = frozenset("type grade class quality no size brand mix ral art art. din".split())
DONE = frozenset("brought sent put laid taken driven shipped".split())
"""Behind a material these say what is done with it: "have 60 insulation delivered"."""
ADVERBS = frozenset(
    (
        "aside together away apart online offline left right extra early late later live ready open free "
        "first last second third fast quick quickly soon already still yet once twice forth forward ahead "
        "home alone each max min total overall altogether people staff sheep fish aircraft percent sms "
        "crew personnel via w c o k m x per and van truck trailer ticket order job chair desk laptop door "
        "driver car bike room bed table seat person guest rank position priority place"
    ).split()
)
NOT_THINGS = frozenset("them these those it us you which whom course each all their our".split())


def of_material(around: Surroundings, start: int) -> bool:
    """Whether "of" leads to something that cannot be counted: of diesel, of the wood glue."""
    undetermined = around.words[start : start + 1] and around.words[start] not in DETERMINERS
    while start < len(around.words) and around.words[start] in DETERMINERS:
        start += 1
    start = past_size(around, start)
    if (
        start == len(around.words)
        or around.words[start] in NOT_THINGS
        or any(one.start == start for one in around.numbers)
    ):
        return False
    end = phrase_end(around.reading, start)
    if end == start:
        return False
    if any(one.start <= start < one.end for one in around.reading.entities("id")):
        return not any(plural(word) for word in around.words[start:end])
    named = any(one.start <= start < one.end for one in around.reading.entities("name"))
    if any(start <= one.start < end for one in around.mass):
        named = False
    if not named and undetermined:
        return True  # "120 of ear plugs" counts packings, as only "of the" would count plugs
    return not named and (is_material(around, start, end) or not any(plural(word) for word in around.words[start:end]))


def past_size(around: Surroundings, start: int) -> int:
    """Where the thing begins behind its size: of the - 135 g - silk."""
    sized = next((one for one in around.numbers if one.start == start), None)
    if sized is None:
        return start
    if not sized.attrs["value"].strip("0"):
        return sized.end  # "00 flour" is a grade of it
    unit = sized.end + (around.words[sized.end : sized.end + 1] == ["-"])
    found = around.units.get(unit)
    return found.end if found is not None else start


def is_material(around: Surroundings, start: int, end: int) -> bool:
    """Whether the head of a noun phrase is a material; a thing or packing behind it counts."""
    inside = [one for one in around.mass if start <= one.start and one.end <= end]
    if not inside or inside[-1].end == end:
        return bool(inside)
    behind = inside[-1].end
    word = around.words[behind]
    if word in DONE or (word.endswith("ed") and len(word) > 4):
        return True
    capital = around.reading.raw[around.reading.starts[behind]].isupper()
    return word in GRADES or not word.isalpha() or capital


SORTS = frozenset("lot item article batch colour color variety sku art ref code type grade brand".split())
"""Behind a material these say which one."""


def coded(around: Surroundings, at: int) -> bool:
    """Whether a code or the word for one ends the name of a material: 40 primer - P-1, 5 wool - lot 44."""
    word = around.words[at]
    return (
        word in SORTS
        or any(letter.isdigit() for letter in word)
        or any(one.start <= at < one.end for one in around.reading.entities("id"))
    )


def uncounted(around: Surroundings, number: Hit, start: int, end: int) -> bool:
    """Whether a number above one stands with a singular: order 40 semolina."""
    end = next((at for at in range(start, end) if coded(around, at)), end)
    if end == start:
        return False
    head = around.words[end - 1]
    inside = around.words[start:end]
    if (
        end - start > 3
        or not all(word.isalpha() and word.islower() for word in inside)
        or any(plural(word) for word in inside)
    ):
        return False
    if (
        not around.reading.text(Hit(start, end)).islower()
        or head.endswith("ly")
        or not ADVERBS.isdisjoint(inside)
        or number.attrs["value"] in {"1", "1.0"}
    ):
        return False
    return not any(start <= one < end for one in (hit.start for hit in around.reading.all_hits.get("@packing", ())))
