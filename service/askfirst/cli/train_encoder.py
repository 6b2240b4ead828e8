"""`askfirst train-encoder`: the corpus, and what to start from, in; the encoder's weights out."""

from pathlib import Path
from time import monotonic

import rich_click as click

from askfirst.evaluation.dataset import read_cases
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, HELD_BACK, LANGUAGES, part, together, written_corpus
from askfirst.learning.encoding.quality import metrics
from askfirst.learning.encoding.quantizing import mean_of
from askfirst.learning.encoding.starting import started
from askfirst.learning.encoding.texts import again, read_by, some, spoken, texts_of
from askfirst.learning.encoding.training import Plan, Progress, trained
from askfirst.scoring.classifier.encoder.encoder import Encoder, load_encoder
from askfirst.scoring.classifier.encoder.file import FILE, dump, load

USUAL = Plan()
OTHERS_TIMES = 3
"""How often an epoch goes through the texts in other languages than English: there are few of them."""


@click.command("train-encoder")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus")
@click.option("--start", type=click.Path(path_type=Path, exists=True, file_okay=False), help="A pretrained model.")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--public", multiple=True, type=click.Path(path_type=Path, exists=True), help="Public sets.")
@click.option("--epochs", type=click.IntRange(1), default=USUAL.epochs, help="How often to go through all texts.")
@click.option("--rate", type=click.FloatRange(0, min_open=True), default=USUAL.rate, help="The highest learning rate.")
@click.option("--english", type=click.FloatRange(0, 1), default=1.0, help="The share of the English texts, by chance.")
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
    english: float,
    seed: int,
    half: bool,
    out: Path,
) -> None:
    """Train the encoder on the corpus in FOLDER: on English, and on what FOLDER/languages has in Latin letters.

    Needs the extra `encoder`. It starts from the model in the folder --start, else from the shipped file. The parts
    `held_back` are only measured on. Run `askfirst train` and `askfirst train-others` after it: they fit how much
    the encoder counts, and until then there is no classifier.
    """
    stored = started(start) if start else load(FILE)
    before = Encoder(stored)
    gate = load_gate(languages=["en"])
    given = [case for file in (*also, *public) for case in read_cases(file)]
    own = spoken(gate, [*written_corpus(folder), *part(folder, FURTHER), *given], "en")
    languages = folder / LANGUAGES
    foreign = [*together(languages), *together(languages, FURTHER)]
    others = read_by(before, [*foreign, *(case for case in given if case.language not in (None, "en"))])
    texts = [*some(texts_of(before, own), english, seed), *again(texts_of(before, others), OTHERS_TIMES)]
    began = monotonic()

    def tell(progress: Progress) -> None:
        pace = len(texts) * epochs * progress.step / progress.steps / (monotonic() - began)
        click.echo(f"step {progress.step} of {progress.steps}: loss {progress.loss:.4f}, {pace:.0f} texts/s")

    fresh = out.with_name(out.name + ".new")  # a running service has mapped the old one
    learnt = trained(stored, texts, Plan(epochs, rate, seed), tell)
    fresh.write_bytes(dump(mean_of(stored.tensors, learnt) if half else learnt, stored.told))
    encoder = load_encoder(fresh)  # refuses what has come to no numbers
    fresh.replace(out)
    click.echo(f"encoder {encoder.version}: {out.stat().st_size / 1e6:.1f} MB")
    fresh_texts = {
        "English": spoken(gate, part(folder, HELD_BACK), "en"),
        "others": read_by(encoder, together(languages, HELD_BACK)),
    }
    for name, held_back in fresh_texts.items():
        if held_back:
            found = ", ".join(f"{metric} {value:g}" for metric, value in metrics(encoder, held_back).items())
            click.echo(f"  {name}: {found}")
