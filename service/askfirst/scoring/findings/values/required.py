"""Fields that the request itself declares as required."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding, field_value
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit


@demanding({"+required"})
def required_field(material: Material) -> Sequence[Hit]:
    """One finding for each name in `required_fields` that is absent, blank or a placeholder.

    `orderId`, `order_id` and "Order ID" are one name; `customer.email` leads into nested fields.
    """
    request = material.request
    return [
        Hit(0, 0, {"field": name})
        for name in request.required_fields
        if not is_filled(field_value(request.fields, name))
    ]
