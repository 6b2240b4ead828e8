"""One finder tried on one text, whatever other rules say of it."""

from askfirst.entry import default_gate
from askfirst.model import Instruction
from askfirst.scoring.findings import FINDINGS
from askfirst.text.hit import Hit


def found_by(name: str, text: str) -> Hit | None:
    """The first place where the finder sees its defect."""
    gate = default_gate()
    material = gate.material(Instruction(text=text, language="en"), gate.shelves["en"].reader)
    return next(iter(FINDINGS[name](material)), None)
