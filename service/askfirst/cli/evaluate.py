"""`askfirst evaluate`: accuracy on labelled files, the misses, and what changed since a run."""

import json
import sys
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from askfirst.evaluation.dataset import read_cases
from askfirst.evaluation.measure import Outcome, figures, outcomes, within_reach
from askfirst.evaluation.report import changes, misses, run_record
from askfirst.gate import load_gate

COLUMNS = ("cases", "accuracy", "clear right", "clarify right", "pairs right", "pairs ordered", "issue right")


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option("--packs", "-p", multiple=True, type=click.Path(path_type=Path), help="A folder of your own packs.")
@click.option("--misses", "show_misses", is_flag=True, help="Print every miss, by mechanism.")
@click.option("--save", type=click.Path(path_type=Path), help="Keep this run, to compare with later.")
@click.option("--against", type=click.Path(path_type=Path, exists=True), help="A kept run to compare with.")
@click.option("--by", type=click.Choice(["department", "language"]), help="One more row for each value.")
def evaluate(
    files: tuple[Path, ...],
    packs: tuple[Path, ...],
    show_misses: bool,
    save: Path | None,
    against: Path | None,
    by: str | None,
) -> None:
    """Measure on labelled FILES, one JSON object a line (docs/evaluation.md has the form)."""
    gate = load_gate(packs)
    console, table = Console(soft_wrap=True), Table("file", *COLUMNS)
    everything: list[Outcome] = []
    for file in files:
        known, left_out = within_reach(gate, read_cases(file))
        for language, count in left_out.items():
            console.print(f"{file.name}: {count} cases left out, as there are no packs for {language}")
        bar, quiet = Console(stderr=True), not sys.stderr.isatty()
        cases = track(known, file.name, console=bar, transient=True, disable=quiet)
        results = outcomes(gate.assess, cases)
        everything += results
        add_row(table, file.name, results)
        for value in sorted({str(getattr(one.case, by)) for one in results}) if by else ():
            add_row(table, f"  {value}", [one for one in results if str(getattr(one.case, by or "")) == value])
    console.print(table)
    if show_misses:
        console.print(misses(everything), markup=False)
    if against:
        console.print(changes(json.loads(against.read_text("utf-8")), everything), markup=False)
    if save:
        save.write_text(json.dumps(run_record(everything), indent=0), "utf-8")


def add_row(table: Table, name: str, results: list[Outcome]) -> None:
    """One line of figures."""
    count, *shares = figures(results)
    table.add_row(name, str(count), *("-" if value is None else f"{value:.3f}" for value in shares))
