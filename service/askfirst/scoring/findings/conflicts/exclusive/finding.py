"""The first one that is to be the only one, with another one besides."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.exclusive.only_ones import only_ones
from askfirst.scoring.findings.conflicts.exclusive.others import others
from askfirst.scoring.findings.statements.exceptions import compared
from askfirst.text.hit import Hit


@demanding({"alone_word", "sole_one", "nobody_else"})
def not_the_only_one(material: Material) -> Sequence[Hit]:
    """The first one that is to be the only one, with another one who gets or does the same."""
    reading = material.text
    for alone in only_ones(reading):
        for other in others(reading, alone):
            if found := compared(reading, alone.hit, other):
                return found
    return []
