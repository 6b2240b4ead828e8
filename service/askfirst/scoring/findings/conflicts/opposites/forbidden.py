"""Orders of what the same request forbids."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.opposites.comparing import opposed
from askfirst.scoring.findings.statements.bans import bans
from askfirst.text.hit import Hit


@demanding({"ban"})
def forbidden_order(material: Material) -> Sequence[Hit]:
    """Orders of what the same request forbids."""
    return opposed(material.text, bans(material.text), "in_turn_far")
