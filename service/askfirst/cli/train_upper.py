"""`askfirst train-replies` and `train-topics`: layers of the reader that are trained on one thing alone."""

import json
from pathlib import Path

import rich_click as click

from askfirst.learning import replies
from askfirst.learning.labels import FOLDER, TEXTS
from askfirst.learning.reader import replies as acts
from askfirst.learning.reader import topics
from askfirst.learning.reader.examples import WRITTEN, Example, real_examples, written_examples
from askfirst.learning.reader.upper import Lesson, export_upper, tensor_below, train_upper, version_of
from askfirst.reader.reading import ACTS, TOPICS
from askfirst.reader.session import REPLIES, SHIPPED, TOPIC

OUT = click.argument("out", type=click.Path(path_type=Path, file_okay=False, exists=True))
READER = click.option(
    "--reader", type=click.Path(path_type=Path, exists=True), default=SHIPPED, help="The folder of the reader."
)
REAL_TEXTS = click.option(
    "--texts", type=click.Path(path_type=Path), default=TEXTS, help="The folder of the real texts."
)
CORPUS = click.option(
    "--corpus", type=click.Path(path_type=Path, exists=True), default="corpus", help="The project's own."
)
THREADS = click.option(
    "--threads", type=click.IntRange(1), default=2, show_default=True, help="Threads of the processor."
)


@click.command("train-replies")
@OUT
@READER
@REAL_TEXTS
@CORPUS
@THREADS
def train_replies(out: Path, reader: Path, texts: Path, corpus: Path, threads: int) -> None:
    """Train what hears replies, and write it into the folder OUT. Needs the extra `reader-train`.

    It takes some 40 minutes, and belongs to the very reader that it was trained with.
    """
    examples = [*real_examples(FOLDER, texts), *written_examples(corpus / "written")]
    for one in replies.written_replies(sorted((corpus / "replies").glob("*.jsonl"))):
        examples.append(
            Example(
                request=one.instruction(), source=WRITTEN, family="replies", group=one.id, unclear=False, act=one.act
            )
        )
    train(acts.lessons_of(examples), reader, out / REPLIES, "acts", ACTS, acts.FIRST, acts.ROUNDS, threads)


@click.command("train-topics")
@OUT
@READER
@REAL_TEXTS
@CORPUS
@THREADS
def train_topics(out: Path, reader: Path, texts: Path, corpus: Path, threads: int) -> None:
    """Train what tells the topic of a question, and write it into the folder OUT. Needs the extra `reader-train`.

    It takes some ten minutes, and belongs to the very reader that it was trained with.
    """
    examples = [*real_examples(FOLDER, texts), *written_examples(corpus / "written")]
    written = replies.written_replies([corpus / "replies" / "training.jsonl"])
    asked = topics.read_asked(corpus / "topics" / "training.jsonl")
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
