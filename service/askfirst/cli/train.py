"""`askfirst train`: the corpus in, the classifier's weights out."""

import sys
from pathlib import Path

import rich_click as click

from askfirst.evaluation.dataset import read_cases
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import written_corpus
from askfirst.learning.samples import samples_of
from askfirst.learning.training import train as fit
from askfirst.learning.training import unlike
from askfirst.scoring.classifier.weights import FILE, dump, load


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--out", type=click.Path(path_type=Path), default=FILE, help="The file; unless given, the shipped one.")
@click.option("--check", is_flag=True, help="Write nothing; say whether the file is what training gives.")
def train(folder: Path, also: tuple[Path, ...], out: Path, check: bool) -> None:
    """Train the classifier on the corpus in FOLDER. Needs the extra `train`.

    The confidence is fitted on the corpus, out of fold; the texts of --also train the weights alone.
    """
    gate = load_gate(languages=["en"])
    corpus = samples_of(gate, written_corpus(folder), "en")
    others = samples_of(gate, [case for file in also for case in read_cases(file)], "en")
    trained = fit(corpus, others)
    if check:
        problem = unlike(trained, load(out)[0])
        click.echo(problem or f"{out.name} is what training gives")
        sys.exit(1 if problem else 0)
    out.write_bytes(dump(trained))
    for name, value in trained.metrics.items():
        click.echo(f"{name}: {value:g}")
    click.echo(f"{out.name}: {len(trained.weights)} weights, data {trained.data}")
