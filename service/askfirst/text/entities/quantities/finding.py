"""Quantities that are moved, ordered or set; attribute `unit` is "" where a unit or packing is missing.

"40 kg of flour", "40 bags" and "40 chairs" can be carried out; "40 of flour" and "set the belt to
40" cannot. Numbers that name something (line 3, order 55219, page 40) are no quantities.
"""

from askfirst.text.entities.quantities.labels import labelled
from askfirst.text.entities.quantities.no_amounts import counted_elsewhere, named_like, no_amount
from askfirst.text.entities.quantities.settings import is_setting
from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.unitless import lacks_unit
from askfirst.text.entities.quantities.units import unit_of
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.reading import Reading

OTHERS = ("date", "clock_time", "money", "percent", "phone", "timezone")


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
            and (lacks_unit(around, number) or is_setting(around, number))
            and not no_amount(around, number)
            and not labelled(around, number)
            and not counted_elsewhere(around, number)
        )
        if unit or (bare and not is_other(reading, number)):
            hits.append(Hit(number.start, number.end, {"unit": unit}))
    return hits


def is_other(reading: Reading, number: Hit) -> bool:
    """Whether a number belongs to a date, a time, a price or the like."""
    return number.within(reading.covered(*OTHERS)) and any(
        number.overlaps(hit) for name in OTHERS for hit in reading.entities(name)
    )


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


def find_amounts(reading: Reading) -> list[Hit]:
    """Numbers that stand before what they count, or behind a word that leads to a value."""
    numbers = reading.entities("number")
    if not numbers:
        return []
    loose = [*reading.all_hits.get("@vague_count", ()), *reading.all_hits.get("@vague_degree", ())]
    times = [*reading.entities("date"), *reading.entities("clock_time")]
    other = tokens_of([*times, *loose])
    return [hit for hit in numbers if not hit.within(other) and not reading.is_data(hit)]
