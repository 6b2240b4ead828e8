"""`askfirst measure-reader`: what a trained reader gets right by itself."""

from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.table import Table

from askfirst.cli.ablation import WIDE, in_cell
from askfirst.learning.labels import (
    TEXTS,
    by_set,
    joined,
    judgements,
    kept_back,
    read_families,
    read_labels,
    read_texts,
)
from askfirst.learning.reader.examples import CALIBRATION
from askfirst.learning.reader.measuring import Figures, figures, read_all
from askfirst.reader.session import load_reader


@click.command("measure-reader")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option("--texts", type=click.Path(path_type=Path), default=TEXTS, help="The folder of the real texts.")
@click.option("--kept-back", "back", is_flag=True, help="The kept-back families, and not those to calibrate on.")
def measure_reader(folder: Path, texts: Path, *, back: bool) -> None:
    """Measure the reader whose files are in FOLDER on real texts that it was not trained on, without any rule.

    Needs the extra `train`.
    """
    known, families = read_texts(texts), read_families()
    names = {one: name for one, name in by_set(families).items() if name in CALIBRATION}
    judged = judgements([label for label, _ in joined(read_labels(), known)]).values()
    read = read_all(load_reader(folder), judged, known, kept_back(families) if back else names)
    table = Table("", *(name.replace("_", " ") for name in Figures._fields))
    for name, replies in (("first messages", False), ("replies", True)):
        group = [one for one in read if one.reply == replies]
        for family in ("", *sorted({one.family for one in group})):
            cells = figures([one for one in group if family in ("", one.family)])
            table.add_row(f"  {family}" if family else name, str(cells.texts), *map(in_cell, cells[1:]))
        table.add_section()
    Console(width=WIDE).print(table)
