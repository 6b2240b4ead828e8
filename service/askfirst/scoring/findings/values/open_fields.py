"""A quantity that stands in a field beside an empty field for its unit."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit

UNITS = frozenset("unit uom unit_of_measure units packing measure packaging".split())
QUANTITIES = frozenset("quantity qty amount count number".split())
WHOLE = Hit(0, 0)


def open_quantity(material: Material) -> Sequence[Hit]:
    """A quantity field that is filled beside a unit field that is not."""
    given = material.request.fields
    blank = any(name in UNITS and not is_filled(value) for name, value in given.items())
    return [WHOLE] if blank and any(name in QUANTITIES and is_filled(value) for name, value in given.items()) else ()
