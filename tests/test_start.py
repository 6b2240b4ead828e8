"""What a service that starts imports, and what it leaves to those who need it."""

import subprocess
import sys
from pathlib import Path

import pytest

from askfirst.gate import load_gate

PROGRAM = """
import sys
from pathlib import Path
from askfirst.app import create_app
from askfirst.model import Instruction
from askfirst.settings import Settings
service = create_app(Settings(data=Path(sys.argv[1])))
service.packs.gate.assess(Instruction(text="Give them a good discount", department="sales"))
print([name for name in ("askfirst.llm", "pydantic", "rich", "scipy", "sklearn", "spacy") if name in sys.modules])
"""


@pytest.fixture(autouse=True)
def _kept() -> None:
    load_gate(languages=["en"])


def test_a_start_imports_no_package_that_only_others_need(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
