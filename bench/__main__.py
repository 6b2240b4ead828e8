"""Runs every measurement and prints one table: what, measured, bar, met."""

import sys

from rich.console import Console
from rich.table import Table

from bench import batches, counting, cycles, door, inprocess, memory, served, stores
from bench.rows import Row


def main() -> int:
    """The table; the exit code is 1 where a bar is missed."""
    console = Console(soft_wrap=True)
    table = Table("what", "measured", "bar", "met")
    rows: list[Row] = []
    for measure in (
        inprocess.rows,
        counting.rows,
        door.rows,
        served.rows,
        batches.rows,
        memory.rows,
        stores.rows,
        cycles.rows,
    ):
        with console.status(f"{measure.__module__} ..."):
            rows += measure()
    for row in rows:
        table.add_row(row.what, row.measured, row.bar, row.verdict)
    console.print(table)
    return 1 if any(row.met is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
