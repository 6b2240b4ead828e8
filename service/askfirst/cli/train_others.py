"""`askfirst train-others`: texts in other languages than English in, the weights that these share out."""

from collections.abc import Sequence
from pathlib import Path

import rich_click as click

from askfirst.cli.weighing import done
from askfirst.evaluation.dataset import Case, read_cases
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import FURTHER, together
from askfirst.learning.samples import Sample, Texts, samples_of
from askfirst.learning.training import train as fit
from askfirst.scoring.classifier.file import OTHERS


@click.command("train-others")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), default="corpus/languages")
@click.option("--also", multiple=True, type=click.Path(path_type=Path, exists=True), help="More texts, JSON lines.")
@click.option("--out", type=click.Path(path_type=Path), default=OTHERS, help="The file; unless given, the shipped one.")
@click.option("--check", is_flag=True, help="Write nothing; say whether the file is what training gives.")
def train_others(folder: Path, also: tuple[Path, ...], out: Path, check: bool) -> None:
    """Train the classifier for the languages that have a folder in FOLDER, all together. Needs the extra `train`.

    Each of these folders is a corpus. Then `askfirst combine` fits what the regressions count beside the reader.
    """
    gate = load_gate()
    languages = sorted(one.name for one in folder.iterdir() if one.is_dir())

    def samples(cases: Sequence[Case]) -> list[Sample]:
        return [one for language in languages for one in samples_of(gate, cases, language)]

    others = [*together(folder, FURTHER), *(case for file in also for case in read_cases(file))]
    done(fit(Texts(samples(together(folder)), samples(others)), languages), out, check=check)
