"""`askfirst train-encoder`: the corpus, and what to start from, in; the encoder's weights out."""

from pathlib import Path
from time import monotonic

import rich_click as click

from askfirst.evaluation.dataset import read_cases
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, HELD_BACK, part, written_corpus
from askfirst.learning.encoding.quality import metrics
from askfirst.learning.encoding.quantizing import mean_of
from askfirst.learning.encoding.starting import started
from askfirst.learning.encoding.texts import spoken, texts_of
from askfirst.learning.encoding.training import Plan, Progress, trained
from askfirst.scoring.classifier.encoder.encoder import Encoder, load_encoder
from askfirst.scoring.classifier.encoder.file import FILE, dump, load

USUAL = Plan()


@click.command("train-encoder")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus")
@click.option("--start", type=click.Path(path_type=Path, exists=True, file_okay=False), help="A pretrained model.")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--public", multiple=True, type=click.Path(path_type=Path, exists=True), help="Public sets.")
@click.option("--epochs", type=click.IntRange(1), default=USUAL.epochs, help="How often to go through all texts.")
@click.option("--rate", type=click.FloatRange(0, min_open=True), default=USUAL.rate, help="The highest learning rate.")
@click.option("--seed", type=int, default=USUAL.seed, help="Random seed.")
@click.option("--half", is_flag=True, help="Go half the way only: the mean of the weights before and after.")
@click.option("--out", type=click.Path(path_type=Path), default=FILE, help="The file; unless given, the shipped one.")
def train_encoder(
    folder: Path,
    start: Path | None,
    also: tuple[Path, ...],
    public: tuple[Path, ...],
    epochs: int,
    rate: float,
    seed: int,
    half: bool,
    out: Path,
) -> None:
    """Train the encoder for English on the corpus in FOLDER. Needs the extra `encoder`.

    It starts from the model in the folder --start, else from the shipped file. FOLDER/held_back is only measured on.
    Run `askfirst train` after it: that fits how much the encoder counts, and until then English has no classifier.
    """
    stored = started(start) if start else load(FILE)
    gate = load_gate(languages=["en"])
    given = [case for file in (*also, *public) for case in read_cases(file)]
    cases = spoken(gate, [*written_corpus(folder), *part(folder, FURTHER), *given], "en")
    texts, began = texts_of(Encoder(stored), cases), monotonic()

    def tell(progress: Progress) -> None:
        pace = len(texts) * epochs * progress.step / progress.steps / (monotonic() - began)
        click.echo(f"step {progress.step} of {progress.steps}: loss {progress.loss:.4f}, {pace:.0f} texts/s")

    fresh = out.with_name(out.name + ".new")  # a running service has mapped the old one
    learnt = trained(stored, texts, Plan(epochs, rate, seed), tell)
    fresh.write_bytes(dump(mean_of(stored.tensors, learnt) if half else learnt, stored.told))
    encoder = load_encoder(fresh)  # refuses what has come to no numbers
    fresh.replace(out)
    click.echo(f"encoder {encoder.version}: {out.stat().st_size / 1e6:.1f} MB")
    if held_back := spoken(gate, part(folder, HELD_BACK), "en"):
        for metric, value in metrics(encoder, held_back).items():
            click.echo(f"  {metric}: {value:g}")
