"""What rules, the classifier, and both together get right on the same cases."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.table import Table

from askfirst.evaluation.calibration import reliability, trust
from askfirst.evaluation.dataset import Case
from askfirst.evaluation.measure import Outcome, figures, outcomes
from askfirst.evaluation.plot import reliability_plot
from askfirst.gate import Gate
from askfirst.model import Assessment, Decision, Instruction
from askfirst.scoring.classifier.opinion import opinion
from askfirst.scoring.confidence import UNIT
from askfirst.scoring.judge import judge
from askfirst.scoring.references.candidates.narrowing import narrowed

COLUMNS = (
    "accuracy", "clear right", "clarify right", "pairs ordered", "macro-F1", "false asks", "ECE", "passed",
    "clear among passed",
)  # fmt: skip
WIDE = 150
"""Columns of an ablation, whatever the terminal has."""
Runs = dict[str, dict[str, list[Outcome]]]
"""Of each file, what each of the three said."""


def runs_of(gate: Gate, files: Mapping[str, list[Case]]) -> Runs:
    """The files scored by rules, by the classifier and by both."""
    rules = Gate(gate.shelves)
    alone = {"rules": rules.assess, "classifier": lambda one: without_rules(gate, one), "both": gate.assess}
    return {name: {by: outcomes(assess, cases) for by, assess in alone.items()} for name, cases in files.items()}


def without_rules(gate: Gate, instruction: Instruction) -> Assessment:
    """What the classifier says by itself: what speaks for a question but rules."""
    assessment = gate.assess(instruction)
    classifier = gate.classifiers.of(assessment.language) if gate.classifiers else None
    if classifier is None:
        return msgspec.structs.replace(assessment, confidence=1.0, decision="proceed")
    pack, material = gate.read(gate.addressed(instruction))
    seen = opinion(classifier, narrowed(material), reply=judge(pack, material).reply)
    decision: Decision = "clarify" if seen.asks else "proceed"
    return msgspec.structs.replace(assessment, confidence=seen.points() / UNIT, decision=decision)


def trust_table(runs: Runs) -> Table:
    """One row a file and a run."""
    table = Table("file", "by", *COLUMNS)
    for file, by_run in runs.items():
        for by, results in by_run.items():
            plain = figures(results)
            shares = (plain.accuracy, plain.clear_right, plain.clarify_right, plain.pairs_ordered, *trust(results))
            table.add_row(file, by, *map(in_cell, shares))
    return table


def write_plot(file: Path, runs: Runs) -> None:
    """The reliability of rules and of both, over all files together."""
    series = {by: [one for by_run in runs.values() for one in by_run[by]] for by in ("rules", "both")}
    file.write_text(reliability_plot({by: reliability(results) for by, results in series.items()}), "utf-8")


def in_cell(share: float | None) -> str:
    """A share as it stands in a cell."""
    return "-" if share is None else f"{share:.3f}"
