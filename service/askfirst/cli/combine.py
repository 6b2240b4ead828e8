"""`askfirst combine`: fits how reader and rules count together."""

from pathlib import Path

import msgspec
import rich_click as click

from askfirst.gate import load_gate
from askfirst.learning.combining import combined, texts_to_fit
from askfirst.learning.labels import FOLDER, GATHERED, TEXTS
from askfirst.scoring.classifier.classifiers import load_classifiers
from askfirst.scoring.classifier.combination import FILE


@click.command()
@click.option("--texts", type=click.Path(path_type=Path), default=TEXTS, help="The folder of the real texts.")
@click.option("--gathered", type=click.Path(path_type=Path), help="The folder of the texts that were gathered later.")
@click.option("--corpus", type=click.Path(path_type=Path, exists=True), default="corpus", help="The project's own.")
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
