"""`askfirst train-reader`, `train-replies`, `train-questions`: labelled texts in, files of the learned reader out."""

import json
from itertools import chain
from pathlib import Path

import rich_click as click

from askfirst.cli import options
from askfirst.learning.labels import FOLDER, GATHERED, by_set, read_families, read_texts
from askfirst.learning.reader import questions
from askfirst.learning.reader import replies as acts
from askfirst.learning.reader.examples import (
    CALIBRATION,
    corpus_examples,
    public_examples,
    real_examples,
    reply_examples,
    written_examples,
)
from askfirst.learning.reader.export import export
from askfirst.learning.reader.lessons import Heads, Lesson
from askfirst.learning.reader.start import packed_file, write_start
from askfirst.learning.reader.training import FINAL, Training
from askfirst.learning.reader.upper import export_upper, tensor_below, train_upper, version_of
from askfirst.learning.replies import written_replies
from askfirst.learning.requests import Asked, read_asked, with_requests, with_texts
from askfirst.model import Instruction
from askfirst.reader.pieces import load_pieces
from askfirst.reader.session import QUESTIONS, REPLIES, SHIPPED


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
    train(acts.lessons_of(examples), reader, out / REPLIES, acts.HEADS, acts.FIRST, acts.ROUNDS, threads)


@click.command("train-questions")
@OUT
@READER
@options.texts
@options.gathered
@options.corpus
@options.threads
def train_questions(out: Path, reader: Path, texts: Path, gathered: Path | None, corpus: Path, threads: int) -> None:
    """Train what tells whether something has to be asked, and on what, into the folder OUT. Needs `reader-train`.

    It takes some ten minutes, and belongs to the very reader that it was trained with.
    """
    real = [*real_examples(FOLDER, texts), *(real_examples(GATHERED, gathered) if gathered else ())]
    learned = [*real, *public_examples(texts.with_name("public")), *written_examples(corpus / "written")]
    examples = [*learned, *questions.some(corpus_examples(corpus))]
    new = [*asked_about(corpus), *(asked_about_gathered(corpus, gathered) if gathered else ())]
    lessons = [*questions.lessons_of(examples), *questions.asked_lessons(new) * questions.NEW]
    train(lessons, reader, out / QUESTIONS, questions.HEADS, questions.FIRST, questions.ROUNDS, threads)


def asked_about(corpus: Path) -> list[tuple[Asked, Instruction]]:
    """The requests in the corpus that readers have told the topics of. Raises LabelsError."""
    replies = written_replies([corpus / "replies" / "training.jsonl"])
    replied = {one.id: Instruction(text=one.request, language=one.language) for one in replies}
    files = (corpus / "topics" / name for name in ("training.jsonl", "requests.jsonl"))
    return with_requests([one for file in files for one in read_asked(file)], replied)


def asked_about_gathered(corpus: Path, gathered: Path) -> list[tuple[Asked, Instruction]]:
    """The gathered texts that readers told the topics of, without families of `CALIBRATION`. Raises LabelsError."""
    families = by_set(read_families(GATHERED))
    left_out = [one for one, family in families.items() if family in CALIBRATION]
    return with_texts(read_asked(corpus / "topics" / "gathered.jsonl"), read_texts(gathered), left_out)


def train(lessons: list[Lesson], reader: Path, file: Path, heads: Heads, first: int, rounds: int, threads: int) -> None:
    """Train the layers from `first` on, and write them into the file."""
    model = train_upper(lessons, reader, heads, first, rounds, threads, click.echo)
    told = {"reader": version_of(reader), "begins": tensor_below(first), heads.output: json.dumps(heads.names)}
    click.echo(f"Written: {export_upper(model, file, told)}")
