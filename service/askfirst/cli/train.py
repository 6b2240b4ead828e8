"""`askfirst train`: the corpus in, the classifier's weights out."""

from pathlib import Path

import rich_click as click
from rich.console import Console

from askfirst.cli.ablation import WIDE, trust_table
from askfirst.cli.weighing import done
from askfirst.evaluation.dataset import read_cases
from askfirst.gate import load_gate
from askfirst.learning.confidence import refitted
from askfirst.learning.corpus.reader import FURTHER, HELD_BACK, part, written_corpus
from askfirst.learning.held_out import held_out
from askfirst.learning.named import unpacked
from askfirst.learning.samples import Texts, samples_of
from askfirst.learning.training import train as fit
from askfirst.learning.work import ASK_WORK
from askfirst.scoring.classifier.encoder.encoder import load_encoder
from askfirst.scoring.classifier.file import FILE, load


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--public", multiple=True, type=click.Path(path_type=Path, exists=True), help="Public sets, for `open`.")
@click.option("--out", type=click.Path(path_type=Path), default=FILE, help="The file; unless given, the shipped one.")
@click.option("--check", is_flag=True, help="Write nothing; say whether the file is what training gives.")
@click.option("--held-out", "measure", is_flag=True, help="Then measure on the public sets, five folds, unseen.")
@click.option("--confidence", "refit", is_flag=True, help="Keep the weights; fit the confidence anew (half a minute).")
def train(
    folder: Path, also: tuple[Path, ...], public: tuple[Path, ...], out: Path, check: bool, measure: bool, refit: bool
) -> None:
    """Train the classifier for English on the corpus in FOLDER. Needs the extra `train`.

    The confidence is fitted on FOLDER/held_back, on which no rule is made, or else on the corpus, out of fold; the
    texts of FOLDER/further and --also train the weights alone. Without --public the head for open-ended tasks stays as
    it is in the file. With --confidence no weights are trained: after rules were mended, or with another encoder.
    """
    gate = load_gate(languages=["en"])
    encoder = load_encoder()
    if refit:
        fresh = samples_of(gate, part(folder, HELD_BACK), "en")
        if not fresh:
            raise click.UsageError(f"--confidence needs texts in {folder / HELD_BACK}")
        done(refitted(unpacked(load(out)[0]), fresh, ASK_WORK, encoder), out, check)
        return
    others, publics = ([case for file in files for case in read_cases(file)] for files in (also, public))
    before = unpacked(load(out)[0]) if out.exists() and not public else None
    sources = (written_corpus(folder), [*part(folder, FURTHER), *others], publics, part(folder, HELD_BACK))
    texts = Texts(*(samples_of(gate, cases, "en") for cases in sources))
    trained = fit(texts, before, encoder)
    done(trained, out, check, "" if public else "; `open` was not looked at")
    if measure:
        runs = {name: {"both": results} for name, results in held_out(gate, trained, texts, encoder).items()}
        Console(width=WIDE).print(trust_table(runs))
