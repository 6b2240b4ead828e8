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
LONGEST = 200
"""Characters of a pattern that a start may compile; a longer one is `late`."""
COMPILED = """
import re
import sys
compiled, long = re.compile, []
def noting(pattern, flags=0):
    where = sys._getframe(1).f_globals["__name__"]
    if where.startswith("askfirst.") and len(pattern) > int(sys.argv[1]):
        long.append(where)
    return compiled(pattern, flags)
re.compile = noting
import askfirst.app
print(long)
"""


@pytest.fixture(autouse=True)
def _kept() -> None:
    load_gate(languages=["en"])


def test_a_start_imports_no_package_that_only_others_need(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(("longest", "any_found"), [(LONGEST, False), (LONGEST // 4, True)])
def test_a_start_compiles_no_long_pattern(longest: int, any_found: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMPILED, str(longest)], capture_output=True, text=True, check=True, timeout=60
    )
    assert (done.stdout.strip() != "[]") is any_found, done.stdout
