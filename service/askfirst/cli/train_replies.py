"""`askfirst train-replies`: replies with what they do in, the layers of the reader that hear them out."""

from pathlib import Path

import onnxruntime
import rich_click as click

from askfirst.learning import replies
from askfirst.learning.labels import FOLDER, TEXTS
from askfirst.learning.reader.examples import WRITTEN, Example, real_examples, written_examples
from askfirst.learning.reader.replies import export_replies, train
from askfirst.reader.session import MODEL, SHIPPED


@click.command("train-replies")
@click.argument("out", type=click.Path(path_type=Path, file_okay=False, exists=True))
@click.option(
    "--reader", type=click.Path(path_type=Path, exists=True), default=SHIPPED, help="The folder of the reader."
)
@click.option("--texts", type=click.Path(path_type=Path), default=TEXTS, help="The folder of the real texts.")
@click.option("--corpus", type=click.Path(path_type=Path, exists=True), default="corpus", help="The project's own.")
@click.option("--threads", type=click.IntRange(1), default=2, show_default=True, help="Threads of the processor.")
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
    version = onnxruntime.InferenceSession(str(reader / MODEL)).get_modelmeta().custom_metadata_map["version"]
    model = train(examples, reader, threads, click.echo)
    click.echo(f"Written: {export_replies(model, out, {'reader': version})}")
