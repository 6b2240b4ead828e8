"""Options that several commands have, and figures as they stand in the cells of their tables."""

from pathlib import Path

import rich_click as click

from askfirst.learning.labels import TEXTS

WIDE = 150
"""Columns of a wide table, whatever the terminal has."""

packs = click.option(
    "--packs", "-p", multiple=True, type=click.Path(path_type=Path),
    help="A folder with your own packs. Default: ASKFIRST_PACKS.",
)  # fmt: skip
texts = click.option(
    "--texts", type=click.Path(path_type=Path), default=TEXTS, show_default=True, help="The folder of the real texts."
)
gathered = click.option(
    "--gathered", type=click.Path(path_type=Path), help="The folder of the texts that were gathered later."
)
corpus = click.option(
    "--corpus", type=click.Path(path_type=Path, exists=True), default="corpus", help="The project's own."
)
threads = click.option(
    "--threads", type=click.IntRange(1), default=2, show_default=True, help="Threads of the processor."
)


def in_cell(share: float | None) -> str:
    """A share as it stands in a cell."""
    return "-" if share is None else f"{share:.3f}"
