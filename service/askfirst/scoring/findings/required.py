"""Fields that the request itself declares as required."""

from collections.abc import Mapping, Sequence
from typing import Any

from askfirst.rules.nodes import Material, demanding, field_value
from askfirst.scoring.findings.worded import worded
from askfirst.text.blanks import is_filled, is_slot
from askfirst.text.fields.names import is_coded, is_person
from askfirst.text.fields.values import has_value
from askfirst.text.hit import Hit

LONGEST = 40
"""Characters of a value that a question repeats."""


@demanding({"+required"})
def required_field(material: Material) -> Sequence[Hit]:
    """One finding for each name in `required_fields` that has no value of its sort, unless the text gives it.

    `orderId`, `order_id` and "Order ID" are one name; `customer.email` leads into nested fields.
    """
    request = material.request
    given = [(name, field_value(request.fields, name)) for name in request.required_fields]
    return [
        Hit(0, 0, {"field": name, **manner(name, value)})
        for name, value in given
        if not has_value(name, value) and not worded(material.text, name, request.required_fields)
    ]


def manner(name: str, value: Any) -> Mapping[str, str]:
    """How a field of that name is asked for: `customfield_10021` by its bare name, and with what stands in it."""
    if is_coded(name):
        return {"variant": "coded"}
    if isinstance(value, str) and is_filled(value) and not is_slot(value) and len(value) <= LONGEST:
        return {"variant": "said", "mark": value.strip()}
    return {"variant": "who"} if is_person(name) else {}
