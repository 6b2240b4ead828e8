"""What a request's fields bring to an order, so that its text need not."""

from collections.abc import Mapping
from typing import Any

from askfirst.rules.nodes.fields import all_filled
from askfirst.rules.nodes.material import Material
from askfirst.text.fields.parts import gives
from askfirst.text.fields.values import has_value


def complete(material: Material) -> bool:
    """Whether the caller has declared what it needs and filled all of it: the wording then decides nothing."""
    return bool(material.request.required_fields) and all_filled(material.request)


def carries(material: Material, part: str) -> bool:
    """Whether a field gives this part of an order, or the request is complete without its text."""
    fields = material.request.fields
    return bool(fields) and (complete(material) or given(fields, part))


def given(fields: Mapping[str, Any], part: str) -> bool:
    """Whether one of these fields has a value that gives this part of an order."""
    return any(has_value(name, value) and gives(name, value, part) for name, value in fields.items())
