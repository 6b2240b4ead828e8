"""Whether memory stays flat while texts keep coming that were never seen before."""

import os
import random
import subprocess
import sys

from askfirst import Instruction
from askfirst.entry import default_gate
from bench.processes import resident
from bench.rows import Row, at_most, instructions

SHORT, LONG, SETTLED, BAR = 20_000, 200_000, 5_000, 10
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def rows() -> list[Row]:
    """Measured in a process of its own, by its resident size. LONG=1 takes the full 200,000 texts."""
    count = LONG if os.environ.get("LONG") else SHORT
    command = [sys.executable, "-m", "bench.memory", str(count)]
    output = subprocess.run(command, capture_output=True, check=True, text=True)
    return [at_most(f"growth over {count} different texts", float(output.stdout), BAR, "MB")]


def growth(count: int) -> float:
    """MB added after the first few thousand texts, each with new words, names and numbers."""
    assess, texts, chance = default_gate().assess, instructions(), random.Random(7)
    settled = 0.0
    for number in range(count):
        base = texts[number % len(texts)]
        new = "".join(chance.choices(_LETTERS, k=8))
        text = f"{base.text} Ask {new.title()} about {new}-{number} and {number * 37}."
        assess(Instruction(text=text, department=base.department))
        if number == SETTLED:
            settled = resident(os.getpid())
    return resident(os.getpid()) - settled


if __name__ == "__main__":
    print(growth(int(sys.argv[1])))
