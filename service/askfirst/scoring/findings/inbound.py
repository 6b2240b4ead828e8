"""What an upstream agent already knows: `is_ambiguous: true`."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.text.hit import Hit


@demanding({"+ambiguous"})
def flagged(material: Material) -> Sequence[Hit]:
    """The whole request, if its sender says that it is ambiguous."""
    return [Hit(0, 0)] if material.request.is_ambiguous else []
