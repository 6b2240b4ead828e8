"""Reports what was left unfilled, with the words for the question."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material, demanding, field_value
from askfirst.scoring.findings.values.unfilled.around import Around
from askfirst.scoring.findings.values.unfilled.names import plainly
from askfirst.scoring.findings.values.unfilled.nothings import nothings
from askfirst.scoring.findings.values.unfilled.places import Slot, exchanged, is_data, is_spoken_of
from askfirst.scoring.findings.values.unfilled.slots import slots
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PATH = re.compile(r"[^\W\d]\w*(?:[. ]\w+){0,3}")
"""A name that a field can have."""


@demanding({"+slot"})
def unfilled(material: Material) -> Sequence[Hit]:
    """Every place that a program left unfilled; one whose value stands in the fields is filled from there."""
    reading = material.text
    return [
        hit_of(reading, slot)
        for slot in sorted({*open_slots(reading), *nothings(reading)})
        if not is_data(reading, slot) and not is_filled(field_value(material.request.fields, slot.name))
    ]


def open_slots(reading: Reading) -> Iterator[Slot]:
    """The slots of templates that are not spoken of."""
    found = sorted(slots(reading.raw))
    pairs = {one for pair in pairwise(found) if exchanged(reading, *pair) for one in pair}
    return (slot for slot in found if slot not in pairs and not is_spoken_of(Around(reading, slot.start, slot.end)))


def hit_of(reading: Reading, slot: Slot) -> Hit:
    """The place, with the noun ahead of it; mark-up has no tokens, so that only its words are known."""
    raw = reading.raw
    mark = raw[slot.start : slot.end]
    noun = Around(reading, slot.start, slot.end).noun
    what = noun or plainly(slot.name)
    attrs = {"mark": mark, **({"what": what, "variant": "named"} if what else {})}
    if PATH.fullmatch(slot.name):
        attrs["field"] = slot.name.replace(" ", "_").lower() if " " in slot.name else slot.name
    start = slot.start if not noun else raw.rfind(noun, 0, slot.start)
    first, end = reading.cover(start, slot.end)
    return Hit(first, end, attrs) if first < end else Hit(0, 0, attrs)
