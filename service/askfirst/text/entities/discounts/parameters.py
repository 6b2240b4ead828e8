"""Parameters that give a condition: min_order=10_kits."""

import re

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PARAMETER = re.compile(r"""\b([A-Za-z_]{3,30})"?\s?[=:]\s?["'\d\w]""")
CONDITION_KEYS = frozenset(
    (
        "min minimum max maximum until till expires expiry expire valid end ends term months threshold limit uses "
        "condition conditions eligibility eligible tier moq requires terms duration period"
    ).split()
)
"""Parts of the names of parameters that say when a discount holds."""


def parameters(reading: Reading) -> list[Hit]:
    """Parameters that give a condition: min_order=10_kits, "valid_until": "2026-09-30"."""
    if "=" not in reading.raw and "{" not in reading.raw:
        return []
    return [
        Hit(*reading.cover(*found.span(1)))
        for found in PARAMETER.finditer(reading.raw)
        if not CONDITION_KEYS.isdisjoint(found[1].lower().split("_"))
    ]
