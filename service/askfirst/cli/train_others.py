"""`askfirst train-others`: texts in other languages than English in, the weights that these share out."""

from collections.abc import Sequence
from pathlib import Path

import rich_click as click

from askfirst.cli.weighing import done
from askfirst.evaluation.dataset import Case, read_cases
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, HELD_BACK, together
from askfirst.learning.samples import Sample, Texts, samples_of
from askfirst.learning.training import train_together
from askfirst.scoring.classifier.encoder.encoder import load_encoder
from askfirst.scoring.classifier.file import OTHERS


@click.command("train-others")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus/languages")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--out", type=click.Path(path_type=Path), default=OTHERS, help="The file; unless given, the shipped one.")
@click.option("--check", is_flag=True, help="Write nothing; say whether the file is what training gives.")
def train_others(folder: Path, also: tuple[Path, ...], out: Path, check: bool) -> None:
    """Train the classifier for the languages that have a folder in FOLDER, all together. Needs the extra `train`.

    Each of these folders is a corpus. The confidence is fitted on their parts `held_back`, on which no rule is made,
    or else on the corpora, out of fold, and without the encoder. The parts `further` and --also train the weights
    alone.
    """
    gate = load_gate()
    languages = sorted(one.name for one in folder.iterdir() if one.is_dir())

    def samples(cases: Sequence[Case]) -> list[Sample]:
        return [one for language in languages for one in samples_of(gate, cases, language)]

    others = [*together(folder, FURTHER), *(case for file in also for case in read_cases(file))]
    sources = Texts(samples(together(folder)), samples(others), held_back=samples(together(folder, HELD_BACK)))
    done(train_together(sources, languages, load_encoder()), out, check)
