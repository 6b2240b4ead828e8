"""`askfirst train-reader`, `train-replies`, `train-topics`: labelled texts in, the files of the learned reader out."""

import json
from itertools import chain
from pathlib import Path

import rich_click as click

from askfirst.cli import options
from askfirst.learning.labels import FOLDER, GATHERED
from askfirst.learning.reader import replies as acts
from askfirst.learning.reader import topics
from askfirst.learning.reader.examples import (
    corpus_examples,
    public_examples,
    real_examples,
    reply_examples,
    written_examples,
)
from askfirst.learning.reader.export import export
from askfirst.learning.reader.start import packed_file, write_start
from askfirst.learning.reader.training import FINAL, Training
from askfirst.learning.reader.upper import Lesson, export_upper, tensor_below, train_upper, version_of
from askfirst.learning.replies import read_asked, written_replies
from askfirst.reader.pieces import load_pieces
from askfirst.reader.reading import ACTS, TOPICS
from askfirst.reader.session import REPLIES, SHIPPED, TOPIC


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
    examples = [*real, *written_examples(corpus / "written"), *corpus_examples(corpus)]
    start = work / "start"
    if not (start / "config.json").exists():
        said = chain.from_iterable([one.request.text, *(m.content for m in one.request.history)] for one in examples)
        write_start(packed_file(), start, said)
    Training(start, work, hours * 3600, threads).run(examples, load_pieces(start / "tokenizer.json"))
    click.echo(f"Written: {export(start, work / FINAL, work / 'served')}")


OUT = click.argument("out", type=click.Path(path_type=Path, file_okay=False, exists=True))
READER = click.option(
    "--reader", type=click.Path(path_type=Path, exists=True), default=SHIPPED, help="The folder of the reader."
)


@click.command("train-replies")
@OUT
@READER
@options.texts
@options.corpus
@options.threads
def train_replies(out: Path, reader: Path, texts: Path, corpus: Path, threads: int) -> None:
    """Train what hears replies, and write it into the folder OUT. Needs the extra `reader-train`.

    It takes some 40 minutes, and belongs to the very reader that it was trained with.
    """
    examples = [*real_examples(FOLDER, texts), *written_examples(corpus / "written")]
    examples += reply_examples(corpus / "replies")
    train(acts.lessons_of(examples), reader, out / REPLIES, "acts", ACTS, acts.FIRST, acts.ROUNDS, threads)


@click.command("train-topics")
@OUT
@READER
@options.texts
@options.corpus
@options.threads
def train_topics(out: Path, reader: Path, texts: Path, corpus: Path, threads: int) -> None:
    """Train what tells the topic of a question, and write it into the folder OUT. Needs the extra `reader-train`.

    It takes some five minutes, and belongs to the very reader that it was trained with.
    """
    examples = [*real_examples(FOLDER, texts), *written_examples(corpus / "written")]
    written = written_replies([corpus / "replies" / "training.jsonl"])
    asked = read_asked(corpus / "topics" / "training.jsonl")
    lessons = [*topics.lessons_of(examples), *topics.written_lessons(asked, written)]
    train(lessons, reader, out / TOPIC, "topics", TOPICS, topics.FIRST, topics.ROUNDS, threads)


def train(
    lessons: list[Lesson],
    reader: Path,
    file: Path,
    output: str,
    names: tuple[str, ...],
    first: int,
    rounds: int,
    threads: int,
) -> None:
    """Train the layers from `first` on, and write them into the file."""
    model = train_upper(lessons, reader, first, rounds, threads, click.echo)
    told = {"reader": version_of(reader), "begins": tensor_below(first), output: json.dumps(names)}
    click.echo(f"Written: {export_upper(model, file, told)}")
