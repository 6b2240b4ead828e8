"""Prices in the request's fields, where the text itself names none."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.text.hit import Hit


@demanding({"+fields"})
def price_in_fields(material: Material) -> Sequence[Hit]:
    """One finding without a place if a field holds an amount whose currency nothing gives."""
    fields = material.fields
    if fields is None or material.text.entities("price_amount"):
        return []
    return [Hit(0, 0, price.attrs) for price in fields.entities("price_amount")[:1]]
