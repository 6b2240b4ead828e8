"""`askfirst evaluate`: accuracy on labelled files, the misses, and what changed since a run."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
import rich_click as click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from askfirst.cli import options
from askfirst.cli.consulted import Consulted
from askfirst.cli.tables import WIDE, add_rows, cells, table_of
from askfirst.evaluation.dataset import Case, read_cases
from askfirst.evaluation.measure import Outcome, figures, outcomes, reliability, within_reach
from askfirst.evaluation.report import changes, misses, reliability_plot, run_record, saved_run
from askfirst.gate import Gate, load_gate
from askfirst.learning.corpus.reader import written_corpus
from askfirst.model import Assessment, Decision, Instruction
from askfirst.scoring.classifier.opinion import load_classifiers, opinion
from askfirst.scoring.confidence import UNIT
from askfirst.scoring.findings.candidates import narrowed
from askfirst.scoring.judge import judge
from askfirst.settings import load_settings

COLUMNS = ("cases", "accuracy", "clear_right", "clarify_right", "pairs_right", "pairs_ordered", "issue_right")
OF_ABLATION = (
    "accuracy", "clear_right", "clarify_right", "pairs_ordered", "macro_f1", "false_asks", "calibration_error",
    "passed", "clear_among_passed",
)  # fmt: skip
Runs = dict[str, dict[str, list[Outcome]]]
"""Of each file, what each of the three said."""


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@options.packs
@click.option("--misses", "show_misses", is_flag=True, help="Print every wrong case, by its cause.")
@click.option("--save", type=click.Path(path_type=Path), help="Save this run to a file, to compare with later.")
@click.option("--against", type=click.Path(path_type=Path, exists=True), help="Compare with a saved run.")
@click.option("--by", type=click.Choice(["department", "language"]), help="Add a row for each value.")
@click.option("--classifier", is_flag=True, help="Use the classifier, as the service does; without it, rules alone.")
@options.llm
@click.option("--ablation", is_flag=True, help="Rules alone, the classifier alone, and both.")
@click.option("--plot", type=click.Path(path_type=Path), help="Write a reliability plot of the ablation, as SVG.")
def evaluate(
    files: tuple[Path, ...],
    packs: tuple[Path, ...],
    show_misses: bool,
    save: Path | None,
    against: Path | None,
    by: str | None,
    classifier: bool,
    llm: str | None,
    ablation: bool,
    plot: Path | None,
) -> None:
    """Measure on labelled FILES, one JSON object a line (docs/evaluation.md has the form), or a corpus folder."""
    classifiers = load_classifiers() if classifier or llm or ablation or plot else None
    gate = load_gate(packs or load_settings().packs, classifiers=classifiers)
    if ablation or plot:
        runs = runs_of(gate, {file.name: within_reach(gate, cases_in(file))[0] for file in files})
        Console(width=WIDE).print(trust_table(runs))
        if plot:
            write_plot(plot, runs)
        return
    consulted = Consulted(gate, llm) if llm else None
    console, table = Console(soft_wrap=True), table_of("file", COLUMNS)
    everything: list[Outcome] = []
    for file in files:
        known, left_out = within_reach(gate, cases_in(file))
        for language, count in left_out.items():
            console.print(f"{file.name}: {count} cases left out, as there are no packs for {language}")
        bar, quiet = Console(stderr=True), not sys.stderr.isatty()
        cases = track(known, file.name, console=bar, transient=True, disable=quiet)
        results = outcomes((consulted or gate).assess, cases)
        everything += results
        add_rows(table, COLUMNS, file.name, results, *([lambda case: str(getattr(case, by or ""))] if by else ()))
    console.print(table)
    if consulted:
        console.print(str(consulted))
    if show_misses:
        console.print(misses(everything), markup=False)
    if against:
        console.print(changes(saved_run(against), everything), markup=False)
    if save:
        save.write_text(json.dumps(run_record(everything), indent=0), "utf-8")


def cases_in(path: Path) -> list[Case]:
    """The cases of a file, or the written texts of a corpus."""
    return written_corpus(path) if path.is_dir() else read_cases(path)


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
    table = table_of("file", ("by", *OF_ABLATION))
    for file, by_run in runs.items():
        for by, results in by_run.items():
            table.add_row(file, by, *cells(figures(results), OF_ABLATION))
    return table


def write_plot(file: Path, runs: Runs) -> None:
    """The reliability of rules and of both, over all files together."""
    series = {by: [one for by_run in runs.values() for one in by_run[by]] for by in ("rules", "both")}
    file.write_text(reliability_plot({by: reliability(results) for by, results in series.items()}), "utf-8")
