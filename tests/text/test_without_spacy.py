"""The shipped packs are loaded and texts are read without spaCy."""

import subprocess
import sys

PROGRAM = """
import sys
from askfirst.gate import load_gate
from askfirst.model import Instruction
gate = load_gate(languages=["en"])
gate.assess(Instruction(text="Give them a good discount", department="sales"))
for language in gate.shelves:
    gate.assess(Instruction(text="12 :-)", language=language))
print([name for name in ("spacy", "thinc") if name in sys.modules])
"""


def test_the_shipped_packs_need_no_spacy() -> None:
    result = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
