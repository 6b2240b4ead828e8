"""Fields that the request itself declares as required."""

from collections.abc import Mapping, Sequence

from askfirst.rules.nodes import Material, demanding, field_value
from askfirst.scoring.findings.values.worded import worded
from askfirst.text.fields.names import is_coded
from askfirst.text.fields.values import has_value
from askfirst.text.hit import Hit


@demanding({"+required"})
def required_field(material: Material) -> Sequence[Hit]:
    """One finding for each name in `required_fields` that is absent, blank or a placeholder, unless the text gives it.

    `orderId`, `order_id` and "Order ID" are one name; `customer.email` leads into nested fields.
    """
    request = material.request
    return [
        Hit(0, 0, {"field": name, **manner(name)})
        for name in request.required_fields
        if not has_value(name, field_value(request.fields, name))
        and not worded(material.text, name, request.required_fields)
    ]


def manner(name: str) -> Mapping[str, str]:
    """How a field of that name is asked for: `customfield_10021` by its bare name."""
    return {"variant": "coded"} if is_coded(name) else {}
