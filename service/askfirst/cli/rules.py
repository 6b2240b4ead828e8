"""`askfirst rules check`: validates packs and runs their examples."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import rich_click as click
from rich.console import Console

from askfirst.errors import PackError, single
from askfirst.evaluation.examples import run_examples
from askfirst.gate import Gate, load_gate
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

    Prints the file and line of everything that is wrong and how to fix it, and runs the examples of every rule.
    The exit code is 1 if something is wrong.
    """
    console = Console(soft_wrap=True, highlight=False)
    folders = folders or load_settings().packs
    try:
        gate = load_gate(folders)
    except PackError as error:
        problems = [str(one) for one in single(error)]
    else:
        problems = all_problems(gate)
        if not problems:
            console.print(summary(gate, folders))
            for line in own_files(gate, folders):
                console.print(line, markup=False)
    for line in problems:
        console.print(line, markup=False)
    if problems:
        console.print(f"{len(problems)} to mend")
        sys.exit(1)


def all_problems(gate: Gate) -> list[str]:
    """What lint and the examples say, a line each."""
    lines = [str(error) for shelf in gate.shelves.values() for error in lint(shelf)]
    for failure in run_examples(gate):
        where = f"{failure.rule.file}:{rule_line(failure.rule)}"
        lines.append(f"{where}: {failure.rule.id} {failure.problem}: {failure.text!r}")
    return lines


def summary(gate: Gate, folders: Sequence[Path]) -> str:
    """How much was checked, and how much of it is the user's."""
    every = [rule for shelf in gate.shelves.values() for rule in own_rules(shelf)]
    examples = sum(len(rule.examples.clarify) + len(rule.examples.clear) for rule in every)
    own = sum(any(Path(rule.file).is_relative_to(folder) for folder in folders) for rule in every)
    yours = f" ({own} of them yours)" if folders else ""
    return f"{len(gate.packs)} packs, {len(every)} rules{yours}, {examples} examples: all as they should be"


def own_files(gate: Gate, folders: Sequence[Path]) -> Iterator[str]:
    """Each file of the user's folders with its rules and how many examples of each were run, a line each."""
    rules: dict[Path, list[Rule]] = {}
    for shelf in gate.shelves.values():
        for rule in own_rules(shelf):
            rules.setdefault(Path(rule.file), []).append(rule)
    for folder in folders:
        for file in sorted(folder.glob("*/**/*.yaml")):
            named = [
                f"{one.id} ({_examples(len(one.examples.clarify) + len(one.examples.clear))})"
                for one in rules.get(file, ())
            ]
            yield f"{file}: {', '.join(named) or 'no rules of its own'}"


def _examples(count: int) -> str:
    return f"{count} example{'' if count == 1 else 's'}"
