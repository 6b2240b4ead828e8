"""What a request's fields bring to an order, so that its text need not."""

from askfirst.rules.nodes.fields import all_filled
from askfirst.rules.nodes.material import Material
from askfirst.text.blanks import is_filled
from askfirst.text.fields.parts import gives


def complete(material: Material) -> bool:
    """Whether the caller has declared what it needs and filled all of it: the wording then decides nothing."""
    return bool(material.request.required_fields) and all_filled(material.request)


def carries(material: Material, part: str) -> bool:
    """Whether a field gives this part of an order, or the request is complete without its text."""
    fields = material.request.fields
    if not fields:
        return False
    return complete(material) or any(is_filled(value) and gives(name, value, part) for name, value in fields.items())
