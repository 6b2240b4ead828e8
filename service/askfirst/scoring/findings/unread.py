"""A text in a language for which no packs are loaded: no rule can have read it."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.text.hit import Hit


@demanding({"+unread"})
def unread_language(material: Material) -> Sequence[Hit]:
    """Such a text as a whole. A request that names its language, or an action with its fields, says enough."""
    if not material.unread or material.request.required_fields:
        return []
    return [Hit(0, 0, {"code": material.unread})]
