"""One score in process: its CPU beside the baseline's and the peers', how it grows with the text, and in a new process.

All are asked in turn, the same new texts each, so that whatever else runs on the machine hits all alike.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import mean, median, quantiles

from bench.installs import BASELINE, baseline, peers
from bench.rows import Bar, Row, beside
from bench.texts import Request, Texts

WORDS = (5, 10, 20, 50, 100, 200)
TYPICAL, HISTORY = 20, 10
LONG = (25, 50, 100, 200, 400, 800, 1600, 3200)
EACH, WARM, FIRST, BLOCKS = 10, 100, 300, 3
Curves = dict[str, dict[int, float]]
"""Milliseconds of CPU of a score: by who scores, by the words of the text."""
OURS = "Askfirst"
PEERS = {"presidio": "presidio, patterns", "proselint": "proselint", "minilm": "MiniLM-L6, int8"}
WRITE_GOOD = "write-good"
_HERE = Path(__file__).parent


@dataclass
class Subject:
    """A process of `subject.py`, or of something that is asked as it is."""

    process: "subprocess.Popen[str]"

    def each(self, requests: Sequence[Request]) -> list[float]:
        """Milliseconds of CPU of each of the requests."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(requests) + "\n")
        self.process.stdin.flush()
        return [1000 * seconds for seconds in json.loads(self.process.stdout.readline())]

    def mean(self, requests: Sequence[Request]) -> float:
        """Milliseconds of CPU of a request, on an average."""
        return mean(self.each(requests))


@contextmanager
def asked(*command: str | Path) -> Iterator[Subject]:
    """Started, and ended afterwards."""
    environ = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # as the command `askfirst` has it
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ)
    with process:
        yield Subject(process)
        assert process.stdin is not None
        process.stdin.close()


def subject(python: str | Path, name: str) -> AbstractContextManager[Subject]:
    """One of `subject.py` in that Python."""
    return asked(python, "-P", _HERE / "subject.py", name)


def rows(rounds: int, texts: Texts) -> tuple[list[Row], Curves]:
    """The rows, and the curves for the picture."""
    before, others = baseline() / ".venv/bin/python", peers()
    with ExitStack() as stack:
        ours, theirs = (stack.enter_context(subject(python, "askfirst")) for python in (sys.executable, before))
        subjects = {OURS: ours, BASELINE: theirs}
        for name, told in PEERS.items():
            subjects[told] = stack.enter_context(subject(others / ".venv/bin/python", name))
        subjects[WRITE_GOOD] = stack.enter_context(asked("node", _HERE / "write_good.mjs", others))
        for one in subjects.values():
            one.each(texts.mixed(WARM))
        taken: dict[str, dict[int, list[float]]] = {name: {words: [] for words in WORDS} for name in subjects}
        grown: dict[int, list[float]] = {words: [] for words in LONG}
        talks = []
        for _ in range(2 * rounds):
            for words in WORDS:
                requests = texts.requests(EACH, words)
                for name, one in subjects.items():
                    taken[name][words].append(one.mean(requests))
            requests = texts.requests(EACH, TYPICAL, HISTORY)
            talks.append((ours.mean(requests), theirs.mean(requests)))
            for words, costs in grown.items():
                costs.append(ours.mean(texts.requests(1, words)))

    def against(other: str, words: int, bar: Bar | None = None) -> Row:
        pairs = list(zip(taken[OURS][words], taken[other][words], strict=True))
        return beside(f"CPU of a score, {words} words, against {other}", pairs, bar=bar)

    found = [
        against(BASELINE, TYPICAL, Bar(0.3)),
        beside(f"the same, {HISTORY} messages before them", talks, bar=Bar(1)),
        against(BASELINE, WORDS[-1]),
        growth({words: median(costs) for words, costs in grown.items()}),
        fresh(rounds, texts),
        *(against(name, TYPICAL) for name in (*PEERS.values(), WRITE_GOOD)),
    ]
    return found, {name: {words: median(costs) for words, costs in one.items()} for name, one in taken.items()}


def growth(cost: dict[int, float]) -> Row:
    """The worst factor by which a text that is twice as long takes longer."""
    factor, words = max((cost[long] / cost[short], long) for short, long in pairwise(cost))
    what = f"CPU per doubling, {LONG[0]} to {LONG[-1]:,} words, worst: {words // 2} to {words}"
    return Row(what, f"{cost[words]:.3g} ms", f"{cost[words // 2]:.3g} ms", factor, Bar(2.3))


def fresh(rounds: int, texts: Texts) -> Row:
    """The slowest of the first texts in a new process, beside the slowest of later ones there."""
    pairs = []
    for _ in range(rounds):
        with subject(sys.executable, "askfirst") as ours:
            first, *later = (quantiles(ours.each(texts.requests(FIRST, TYPICAL)), n=100)[-1] for _ in range(1 + BLOCKS))
        pairs.append((first, max(later)))
    return beside(
        f"p99 of the first {FIRST} texts of a process, against the worst of later {FIRST}s", pairs, bar=Bar(1)
    )
