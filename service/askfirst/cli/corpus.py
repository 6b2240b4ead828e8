"""`askfirst corpus check`: is the corpus balanced, free of shortcuts and of evaluation data?"""

import sys
from collections import Counter
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.table import Table

from askfirst.evaluation.dataset import Case, read_cases
from askfirst.learning.corpus.duplicates import against, duplicates
from askfirst.learning.corpus.reader import FURTHER, HELD_BACK, part, written_corpus
from askfirst.learning.corpus.shortcuts import HIGHEST, accuracies, against_length, crossings, one_sided_actions

LEAST, LEAST_AGAINST_LENGTH = 2_000, 1 / 3
"""Texts that the corpus has at least, and the share that length would judge wrongly."""


@click.group()
def corpus() -> None:
    """The labelled texts that the reader is trained on, beside real ones."""


@corpus.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus")
@click.option(
    "--data", multiple=True, type=click.Path(path_type=Path, exists=True), help="Evaluation data, JSON lines."
)
@click.option("--least", default=LEAST, show_default=True, help="The least number of texts.")
def check(folder: Path, data: tuple[Path, ...], least: int) -> None:
    """Check the corpus in FOLDER; exit code 1 where it has a problem. Needs the extra `train`."""
    console, cases = Console(soft_wrap=True), written_corpus(folder)
    console.print(crossing_table(cases))
    for name, share in one_sided_actions(cases).items():
        console.print(f"nearly always {'unclear' if share > 0.5 else 'clear'}: {name} ({share:.2f} unclear)")
    problems = size_problems(cases, least)
    for name, accuracy in accuracies(cases).items():
        console.print(f"{name}: {accuracy:.3f}")
        if accuracy >= HIGHEST:
            problems.append(f"{name} gets {accuracy:.3f}; it has to stay under {HIGHEST}")
    back, all_cases = part(folder, HELD_BACK), [*cases, *part(folder, FURTHER)]
    problems += [f"{one} and {other} are {alike:.2f} alike" for one, other, alike in duplicates(all_cases)]
    for name, measured in [(HELD_BACK, back), *((file.name, read_cases(file)) for file in data)]:
        own = all_cases if measured is back else [*all_cases, *back]
        problems += [f"{one} is {alike:.2f} like {other} of {name}" for one, other, alike in against(own, measured)]
    for problem in problems:
        console.print(problem, markup=False)
    console.print(f"{len(cases)} texts, {len(problems)} problems")
    sys.exit(1 if problems else 0)


def size_problems(cases: list[Case], least: int) -> list[str]:
    """What there is too little of."""
    share, problems = against_length(cases), []
    if len(cases) < least:
        problems.append(f"{len(cases)} texts; there have to be {least}")
    if share < LEAST_AGAINST_LENGTH:
        problems.append(f"{share:.2f} of the texts are long and unclear or short and clear; a third has to be")
    return problems


def crossing_table(cases: list[Case]) -> Table:
    """Texts by department, length and register: clear / unclear."""
    counts: Counter[tuple[str, ...]] = crossings(cases)
    registers = sorted({key[2] for key in counts})
    table = Table("department", "length", *(f"{name}: clear / clarify" for name in registers))
    for department in sorted({key[0] for key in counts}):
        for size in ("short", "middling", "long"):
            cells = [
                f"{counts[department, size, name, 'clear']} / {counts[department, size, name, 'clarify']}"
                for name in registers
            ]
            table.add_row(department, size, *cells)
    return table
