"""`askfirst export`: which tables, in which form, where to; from whichever store is set."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from typing import TextIO

import rich_click as click

from askfirst.cli.export.forms import FORMS, SEVERAL
from askfirst.cli.export.tables import FEEDBACK, PATTERNS, REQUESTS, TRAINING, Row, Table, merged, said
from askfirst.ports import Filter, Store
from askfirst.settings import load_settings
from askfirst.stores import opened, store_of

TABLES = {
    "requests": (REQUESTS,),
    "patterns": (PATTERNS,),
    "all": (REQUESTS, PATTERNS),
    "feedback": (FEEDBACK,),
    "training": (TRAINING,),
}
_PAGE = 500
_MOST_PATTERNS = 1_000_000


@click.command()
@click.option("--format", "form", type=click.Choice(list(FORMS)), default="ndjson", show_default=True)
@click.option(
    "--table", type=click.Choice(list(TABLES)), help="Default: all; for CSV, which holds one table: requests."
)
@click.option("--output", type=click.File("w", encoding="utf-8", lazy=True), default="-", help="Default: stdout.")
def export(form: str, table: str | None, output: TextIO) -> None:
    """Write clarifications and patterns from the store, in the protocol's tables and columns.

    The store is the one in ASKFIRST_STORE. The SQL works in PostgreSQL and SQLite. `feedback` is what people said
    about questions; `training` are the texts that somebody called clear or unclear, which `askfirst evaluate` reads.
    """
    if form == "csv" and table == "all":
        raise click.BadParameter("a CSV file holds one table", param_hint="--table")
    chosen = TABLES[table or ("requests" if form == "csv" else "all")]
    settings = load_settings()
    store = store_of(settings.store_url, settings.keep_days)
    try:
        asyncio.run(write(store, form, chosen, output))
        output.flush()
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


async def write(store: Store, form: str, tables: tuple[Table, ...], output: TextIO) -> None:
    """Write these tables. Raises StoreError."""
    written = (SEVERAL if len(tables) > 1 else FORMS)[form]
    async with opened(store):
        output.write(written.begin)
        for table in tables:
            output.write(written.head(table))
            async for row in _rows(store, table):
                output.write(written.row(table, row))
        output.write(written.end)


async def _rows(store: Store, table: Table) -> AsyncIterator[Row]:
    """Every row that is kept: patterns by how often they were seen, all others newest first."""
    if table is PATTERNS:
        for pattern in merged(await store.patterns(limit=_MOST_PATTERNS)):
            yield table.row(pattern)
        return
    cursor, more = None, True
    while more:
        if table is REQUESTS:
            found = await store.find(Filter(), _PAGE, cursor)
            rows, cursor = [table.row(record) for record in found.records], found.cursor
        else:
            page = await store.feedback(_PAGE, cursor)
            told = [one for one in map(said, page.feedback) if table is FEEDBACK or one.labels]
            rows, cursor = [table.row(one) for one in told], page.cursor
        for row in rows:
            yield row
        more = cursor is not None
