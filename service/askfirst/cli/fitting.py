"""`askfirst combine`, `measure-reader`: how reader and rules count together, and what the reader gets right alone."""

from pathlib import Path

import msgspec
import rich_click as click
from rich.console import Console

from askfirst.cli import options
from askfirst.cli.tables import WIDE, cells, table_of
from askfirst.gate import load_gate
from askfirst.learning.combining import combined, texts_to_fit
from askfirst.learning.labels import (
    FOLDER,
    GATHERED,
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
from askfirst.scoring.classifier.combination import FILE
from askfirst.scoring.classifier.opinion import load_classifiers


@click.command()
@options.texts
@options.gathered
@options.corpus
@click.option("--out", type=click.Path(path_type=Path), default=FILE, help="The file; unless given, the shipped one.")
def combine(texts: Path, gathered: Path | None, corpus: Path, out: Path) -> None:
    """Fit what reader and rules count together. Needs the extra `train` and the real texts.

    They are fitted on real families that the reader did not learn from, and on what the corpus holds back.
    """
    classifiers = load_classifiers()
    gate, folders = load_gate(classifiers=classifiers), {FOLDER: texts} | ({GATHERED: gathered} if gathered else {})
    found = combined(texts_to_fit(gate, folders, corpus), classifiers.reader.version)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    for language in ("english", "others"):
        for sort, one in msgspec.structs.asdict(getattr(found, language)).items():
            click.echo(f"{language}, {sort}: {msgspec.structs.asdict(one)}")


@click.command("measure-reader")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
@options.texts
@click.option("--kept-back", "back", is_flag=True, help="The kept-back families, and not those to calibrate on.")
def measure_reader(folder: Path, texts: Path, *, back: bool) -> None:
    """Measure the reader whose files are in FOLDER on real texts that it was not trained on, without any rule.

    Needs the extra `train`.
    """
    known, families = read_texts(texts), read_families()
    names = {one: name for one, name in by_set(families).items() if name in CALIBRATION}
    judged = judgements([label for label, _ in joined(read_labels(), known)]).values()
    read = read_all(load_reader(folder), judged, known, kept_back(families) if back else names)
    table = table_of("", Figures._fields)
    for name, replies in (("first messages", False), ("replies", True)):
        group = [one for one in read if one.reply == replies]
        for family in ("", *sorted({one.family for one in group})):
            found = figures([one for one in group if family in ("", one.family)])
            table.add_row(f"  {family}" if family else name, *cells(found, Figures._fields))
        table.add_section()
    Console(width=WIDE).print(table)
