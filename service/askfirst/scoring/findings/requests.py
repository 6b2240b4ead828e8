"""What the request itself tells, beside its text: its sender's doubt, its language, the prices in its fields."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.text.hit import Hit


@demanding({"+ambiguous"})
def flagged(material: Material) -> Sequence[Hit]:
    """The whole request, if its sender says that it is ambiguous."""
    return [Hit(0, 0)] if material.request.is_ambiguous else []


@demanding({"+unread"})
def unread_language(material: Material) -> Sequence[Hit]:
    """A text in a language for which no packs are loaded, as a whole: no rule can have read it.

    A request that names its language, or an action with its fields, says enough.
    """
    if not material.unread or material.request.required_fields:
        return []
    return [Hit(0, 0, {"code": material.unread})]


@demanding({"+fields"})
def price_in_fields(material: Material) -> Sequence[Hit]:
    """One finding without a place if a field holds an amount whose currency nothing gives."""
    fields = material.fields
    if fields is None or material.text.entities("price_amount"):
        return []
    return [Hit(0, 0, price.attrs) for price in fields.entities("price_amount")[:1]]
