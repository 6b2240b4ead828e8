"""Measures all, and prints one table. The exit code is 1 where a bar is missed."""

import argparse
import secrets
import sys
from time import perf_counter

from rich.console import Console
from rich.table import Table

from bench import page, scoring, served
from bench.installs import NotInstalledError, baseline, peers
from bench.rows import HEADINGS
from bench.texts import Texts


def main() -> int:
    """All measurements with new texts."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each pair is measured (default 5)")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="the texts of an earlier run again")
    parser.add_argument("--write", action="store_true", help="write the table and the picture into docs/")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 150)
    try:
        baseline(), peers()
    except NotInstalledError as error:
        sys.exit(str(error))
    start, texts = perf_counter(), Texts(asked.seed)
    with console.status("scoring in process ..."):
        rows, curves = scoring.rows(asked.rounds, texts)
    with console.status("services ..."):
        rows += served.rows(asked.rounds, texts)
    table = Table(*HEADINGS)
    for row in rows:
        table.add_row(*row.cells)
    console.print(table)
    console.print(
        f"{perf_counter() - start:.0f} s with --rounds {asked.rounds} --seed {asked.seed} on {page.machine()}"
    )
    if asked.write:
        page.write(rows, curves, asked.rounds)
    return int(any(row.missed for row in rows))


if __name__ == "__main__":
    sys.exit(main())
