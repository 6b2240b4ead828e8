"""Runs every measurement, or those named behind `--only`, and prints one table: what, measured, bar, met."""

import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from bench import batches, counting, cycles, door, hostile, inprocess, memory, served, stores
from bench.rows import Row

MEASURES = {
    module.__name__.removeprefix("bench."): module.rows
    for module in (inprocess, counting, door, served, batches, hostile, memory, stores, cycles)
}


def wanted(arguments: list[str]) -> dict[str, Callable[[], list[Row]]]:
    """What `--only NAME ...` names, or all."""
    if not arguments:
        return MEASURES
    if arguments[0] != "--only" or not set(arguments[1:]) <= set(MEASURES):
        sys.exit(f"python -m bench [--only {' '.join(MEASURES)}]")
    return {name: MEASURES[name] for name in arguments[1:]}


def main() -> int:
    """The table; the exit code is 1 where a bar is missed."""
    console = Console(soft_wrap=True)
    table = Table("what", "measured", "bar", "met")
    rows: list[Row] = []
    for name, measure in wanted(sys.argv[1:]).items():
        with console.status(f"{name} ..."):
            rows += measure()
    for row in rows:
        table.add_row(row.what, row.measured, row.bar, row.verdict)
    console.print(table)
    return 1 if any(row.met is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
