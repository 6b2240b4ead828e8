"""Options that several commands have."""

from pathlib import Path

import rich_click as click

from askfirst.learning.labels import TEXTS

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


llm = click.option("--llm", metavar="URL", help="Ask this endpoint for second opinions, beside the classifier.")
