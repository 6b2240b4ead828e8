"""`askfirst rules check`: validates packs and runs their examples."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import rich_click as click
from rich.console import Console

from askfirst.errors import PackError, single
from askfirst.evaluation.examples import (
    Example,
    examples,
    languages_of,
    own_examples,
    run_examples,
    stands_in,
    touched_examples,
)
from askfirst.gate import Gate, load_gate
from askfirst.rules.layers import yaml_in
from askfirst.rules.lint import lint, own_rules, rule_line
from askfirst.rules.pack import Rule
from askfirst.settings import load_settings


@click.group()
def rules() -> None:
    """Check packs."""


@rules.command()
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path))
def check(folders: tuple[Path, ...]) -> None:
    """Check the shipped packs together with your own FOLDERS. Default: the folders in ASKFIRST_PACKS.

    Prints the file and line of everything that is wrong and how to fix it, and runs the examples of your rules, and
    those of shipped rules that your words can change; without folders, all. The exit code is 1 if something is wrong.
    """
    console = Console(soft_wrap=True, highlight=False)
    folders = folders or load_settings().packs
    try:
        gate = load_gate(folders)
    except PackError as error:
        problems = [str(one) for one in single(error)]
    else:
        own = own_examples(gate, folders)
        others = list(touched_examples(gate, folders) if folders else examples(gate))
        problems = all_problems(gate, languages_of(gate, folders) if folders else list(gate.shelves), [*own, *others])
        if not problems:
            console.print(summary(gate, folders, len(own), len(others)))
            for line in own_files(gate, folders):
                console.print(line, markup=False)
    for line in problems:
        console.print(line, markup=False)
    if problems:
        console.print(f"{len(problems)} to mend")
        sys.exit(1)


def all_problems(gate: Gate, languages: Sequence[str], run: Sequence[Example]) -> list[str]:
    """What lint says of the languages, and what of the examples fails, a line each."""
    lines = [str(error) for language in languages for error in lint(gate.shelves[language])]
    for failure in run_examples(gate, run):
        where = f"{failure.rule.file}:{rule_line(failure.rule)}"
        lines.append(f"{where}: {failure.rule.id} {failure.problem}: {failure.text!r}")
    return lines


def summary(gate: Gate, folders: Sequence[Path], own: int, others: int) -> str:
    """How much was checked: all there is, or of one's own folders how many examples and how many shipped ones."""
    every = [rule for shelf in gate.shelves.values() for rule in own_rules(shelf)]
    checked = f"{len(gate.packs)} packs, {len(every)} rules"
    if not folders:
        return f"{checked}, {_examples(others)}: all as they should be"
    yours = sum(stands_in(rule, folders) for rule in every)
    reached = f" and {_examples(others)} of shipped rules that your words reach" if others else ""
    return f"{checked} ({yours} of them yours), {_examples(own)} of yours{reached}: all as they should be"


def own_files(gate: Gate, folders: Sequence[Path]) -> Iterator[str]:
    """Each file of the user's folders with its rules and how many examples of each were run, a line each."""
    rules: dict[Path, list[Rule]] = {}
    for shelf in gate.shelves.values():
        for rule in own_rules(shelf):
            rules.setdefault(Path(rule.file), []).append(rule)
    for folder in folders:
        for file in yaml_in(folder):
            named = [
                f"{one.id} ({_examples(len(one.examples.clarify) + len(one.examples.clear))})"
                for one in rules.get(file, ())
            ]
            yield f"{file}: {', '.join(named) or 'no rules of its own'}"


def _examples(count: int) -> str:
    return f"{count} example{'' if count == 1 else 's'}"
