"""Quantities that are moved, ordered or set; attribute `unit` is "" where a unit or packing is missing.

"40 kg of flour", "40 bags" and "40 chairs" can be carried out; "40 of flour" and "set the belt to
40" cannot. Numbers that name something (line 3, order 55219, page 40) are no quantities.
"""

import re

from askfirst.text.entities.quantities.counts import counted_elsewhere
from askfirst.text.entities.quantities.labels import labelled
from askfirst.text.entities.quantities.names import named_like
from askfirst.text.entities.quantities.no_amounts import no_amount
from askfirst.text.entities.quantities.settings import is_setting
from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.unitless import lacks_unit
from askfirst.text.entities.quantities.units import unit_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.whole_numbers import whole_number

DECIMAL = re.compile(r"\d+\.\d+\.?$")
OTHERS = ("date", "clock_time", "money", "percent", "phone", "timezone")
HAPPENED = frozenset("came left went started lands landed lands arrives comes leaves starts sails opens closes".split())


def find_quantities(reading: Reading) -> list[Hit]:
    """Every number that is an amount, with its unit or with none."""
    if not reading.digits and not reading.all_hits.get("@number_word"):
        return []
    numbers = reading.entities("number")
    if not numbers:
        return []
    around = Surroundings(reading, numbers)
    hits = []
    for number in numbers:
        if reading.is_data(number) or trivial(reading, number):
            continue
        unit = unit_of(around, number)
        bare = (
            not unit
            and not named_like(reading, number, numbers)
            and not arrived(reading, number)
            and (lacks_unit(around, number) or is_setting(around, number))
            and not no_amount(around, number)
            and not labelled(around, number)
            and not counted_elsewhere(around, number)
        )
        if unit or (bare and not is_other(reading, number)):
            hits.append(Hit(number.start, number.end, {"unit": unit}))
    return [hit for hit in hits if hit.attrs["unit"] or not part_of_sum(reading, hit, numbers)]


def arrived(reading: Reading, number: Hit) -> bool:
    """Whether a number behind "at" is an hour: "the paper arrived at 7"."""
    if number.start < 2 or reading.words[number.start - 1] != "at":
        return False
    word = reading.words[number.start - 2]
    return word in HAPPENED or word.endswith("ived")


def part_of_sum(reading: Reading, number: Hit, numbers: list[Hit]) -> bool:
    """Whether bare numbers add up to one with a unit ahead: "12 pallets, 7 of oats and 5 of rye"."""
    if reading.words[number.end : number.end + 1] != ["of"]:
        return False
    own = [one for one in numbers if reading.same_sentence(one, number)]
    row = [one for one in own if reading.words[one.end : one.end + 1] == ["of"]]
    whole = [one for one in own if one.end <= row[0].start]
    if number.start not in {one.start for one in row} or not whole:
        return False
    values = [one.attrs["value"] for one in (*row, whole[-1])]
    if not all(map(str.isdecimal, values)):
        return False
    *parts, total = map(whole_number, values)
    return sum(parts) == total


def is_other(reading: Reading, number: Hit) -> bool:
    """Whether a number belongs to a date, a time, a price or the like."""
    return number.within(reading.covered(*OTHERS)) and any(
        number.overlaps(hit) and not decimal(reading, hit) for name in OTHERS for hit in reading.entities(name)
    )


def decimal(reading: Reading, date: Hit) -> bool:
    """Whether a "date" is a decimal number at the end of a sentence: to 2.4."""
    return DECIMAL.match(reading.text(date)) is not None and reading.words[date.start - 1] in {
        "to",
        "at",
        "of",
    }


def trivial(reading: Reading, number: Hit) -> bool:
    """Zero needs no unit, 00 is a grade of flour, "one" is mostly no number, the 900 of R-900 is part of an id."""
    if number.attrs["value"].lower() in {"0", "00", "000", "one"}:
        return True
    start, end = reading.offsets(number)
    start = reading.plain.find(number.attrs["value"], start, end)
    before = reading.plain[max(0, start - 2) : max(0, start)]
    after = reading.plain[start + len(number.attrs["value"]) : end + 2]
    return (
        (len(before) == 2 and before[1] in "-/_#&." and before[0].isalnum())
        or after[:1] in {"/", "_"}
        or (after[:1] == "-" and after[1:2].isdigit() and before.endswith("-"))
    )
