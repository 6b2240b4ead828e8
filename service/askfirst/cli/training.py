"""`askfirst train-reader`: labelled texts in, the files of the learned reader out."""

from itertools import chain
from pathlib import Path

import rich_click as click

from askfirst.cli import options
from askfirst.learning.labels import FOLDER, GATHERED
from askfirst.learning.reader.examples import (
    asked_examples,
    corpus_examples,
    public_examples,
    real_examples,
    reply_examples,
    written_examples,
)
from askfirst.learning.reader.export import export
from askfirst.learning.reader.start import packed_file, write_start
from askfirst.learning.reader.training import FINAL, Training
from askfirst.reader.pieces import load_pieces
from askfirst.reader.session import VOCABULARY


@click.command("train-reader")
@click.argument("work", type=click.Path(path_type=Path, file_okay=False))
@click.option("--hours", type=click.FloatRange(0, min_open=True), default=3.0, show_default=True, help="How long.")
@options.texts
@options.gathered
@options.corpus
@options.threads
def train_reader(work: Path, hours: float, texts: Path, gathered: Path | None, corpus: Path, threads: int) -> None:
    """Train the reader, with checkpoints in the folder WORK, outside the repository. Needs the extra `reader-train`.

    Started again with the same folder it goes on where it stopped. At the end WORK/served has the files that serve.
    """
    real = [*real_examples(FOLDER, texts), *(real_examples(GATHERED, gathered) if gathered else ())]
    real += public_examples(texts.with_name("public"))
    written = [*written_examples(corpus / "written"), *reply_examples(corpus / "replies")]
    examples = [*real, *written, *asked_examples(corpus, gathered), *corpus_examples(corpus)]
    start = work / "start"
    if not (start / "config.json").exists():
        said = chain.from_iterable([one.request.text, *(m.content for m in one.request.history)] for one in examples)
        write_start(packed_file(), start, said)
    Training(start, work, hours * 3600, threads).run(examples, load_pieces(start / VOCABULARY))
    click.echo(f"Written: {export(start, work / FINAL, work / 'served')}")
