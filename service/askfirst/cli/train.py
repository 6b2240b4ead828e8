"""`askfirst train`: the corpus in, the regressions' weights out."""

from pathlib import Path

import rich_click as click

from askfirst.cli.weighing import done
from askfirst.evaluation.dataset import read_cases
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, part, written_corpus
from askfirst.learning.samples import Texts, samples_of
from askfirst.learning.training import train as fit
from askfirst.scoring.classifier.file import FILE


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--out", type=click.Path(path_type=Path), default=FILE, help="The file; unless given, the shipped one.")
@click.option("--check", is_flag=True, help="Write nothing; say whether the file is what training gives.")
def train(folder: Path, also: tuple[Path, ...], out: Path, check: bool) -> None:
    """Train the regressions for English on the corpus in FOLDER. Needs the extra `train`.

    Then `askfirst combine` fits what they count beside the reader.
    """
    gate = load_gate(languages=["en"])
    others = [case for file in also for case in read_cases(file)]
    sources = (written_corpus(folder), [*part(folder, FURTHER), *others])
    done(fit(Texts(*(samples_of(gate, cases, "en") for cases in sources))), out, check=check)
