"""Askfirst: is this instruction clear enough to act on, and if not, which question to ask?

>>> import askfirst
>>> askfirst.assess("Give them a good discount", department="sales").decision
'clarify'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from askfirst.entry import assess
    from askfirst.gate import Gate, load_gate
    from askfirst.model import Assessment, Instruction, Issue, Message, Thresholds

__version__ = "0.1.0"
__all__ = ["Assessment", "Gate", "Instruction", "Issue", "Message", "Thresholds", "assess", "load_gate"]

HOMES = {"assess": "askfirst.entry", "Gate": "askfirst.gate", "load_gate": "askfirst.gate"}
"""Where the public names live that are not values of the model."""


def __getattr__(name: str) -> Any:
    """Public names are imported at their first use: `askfirst health` must not wait for spaCy."""
    if name not in __all__:
        raise AttributeError(f"module 'askfirst' has no attribute {name!r}")
    return getattr(import_module(HOMES.get(name, "askfirst.model")), name)
