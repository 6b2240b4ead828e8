"""Fields of a request that give half of what a rule needs: a priority with no scale, a bare quantity."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit

MAKES = frozenset(
    ("create open log register add set book raise enter order reorder update change submit file issue save").split()
)
"""Orders that write the fields somewhere; others only carry them along."""
UNITS = frozenset("unit uom unit_of_measure units packing measure packaging".split())
QUANTITIES = frozenset("quantity qty amount count number".split())
WHOLE = Hit(0, 0)


def writes(material: Material) -> bool:
    """Whether there are fields and the text asks to write them."""
    if material.fields is None:
        return False
    return any(material.text.words[hit.start] in MAKES for hit in material.text.entities("opening"))


def open_priority(material: Material) -> Sequence[Hit]:
    """A priority field with a word that is on no scale."""
    if material.fields is None or not writes(material):
        return ()
    return [WHOLE for hit in material.fields.entities("priority") if not hit.attrs["rank"]][:1]


def open_quantity(material: Material) -> Sequence[Hit]:
    """A quantity field with a bare number, where the text orders something that cannot be counted."""
    given = material.request.fields
    if any(name in UNITS and not is_filled(value) for name, value in given.items()):
        return [WHOLE] if any(name in QUANTITIES and is_filled(value) for name, value in given.items()) else ()
    if material.fields is None or "@mass_noun" not in material.text.all_hits or not writes(material):
        return ()
    return [WHOLE for hit in material.fields.entities("quantity") if not hit.attrs["unit"]][:1]
