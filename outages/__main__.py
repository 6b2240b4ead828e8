"""Runs the scenarios and prints one table: what was tried, what was counted, what should have been."""

import argparse
import asyncio
import os
import sys

from rich.console import Console
from rich.table import Table

from outages.rows import Row
from outages.scenarios import SCENARIOS, Sizes


def main() -> int:
    """The exit code is 1 where something did not hold."""
    asked = arguments()
    console = Console(width=None if sys.stdout.isatty() else 150)
    sizes = Sizes(open=asked.open, deadlines=asked.deadlines, each=asked.each, soak=asked.soak)
    rows: list[Row] = []
    for name in asked.only or SCENARIOS:
        with console.status(f"{name} ..."):
            rows += asyncio.run(SCENARIOS[name](sizes))
    table = Table("tried", "what", "counted", "wanted", "holds")
    before = ""
    for row in rows:
        if row.tried != before:
            table.add_section()
        table.add_row("" if row.tried == before else row.tried, row.what, row.counted, row.wanted, row.verdict)
        before = row.tried
    console.print(table)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    console.print(f"Load of this machine in the last 1, 5, 15 minutes: {load}; cores: {os.cpu_count()}")
    return 1 if any(row.holds is False for row in rows) else 0


def arguments() -> argparse.Namespace:
    """How much of it, and what alone."""
    parser = argparse.ArgumentParser(prog="outages", description=__doc__)
    parser.add_argument("--open", type=int, default=1000, help="clarifications that are open when something is killed")
    parser.add_argument("--deadlines", type=int, default=500, help="clarifications whose deadlines two replicas share")
    parser.add_argument("--each", type=int, default=50, help="times that each kind of double answer is tried")
    parser.add_argument("--soak", type=float, default=480, help="seconds that the soak lasts")
    parser.add_argument("--only", nargs="+", choices=SCENARIOS, help="these scenarios alone")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
