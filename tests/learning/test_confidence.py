"""The confidence is fitted anew without training weights: after rules were mended, or with another encoder."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from askfirst.cli.main import askfirst
from askfirst.gate import load_gate
from askfirst.learning.comparing import unlike
from askfirst.learning.confidence import refitted
from askfirst.learning.corpus.reader import cases_of, read_themes
from askfirst.learning.named import Named, unpacked
from askfirst.learning.samples import Sample, Texts, samples_of
from askfirst.learning.training import train
from askfirst.learning.work import ASK_WORK
from askfirst.scoring.classifier.encoder.encoder import load_encoder
from askfirst.scoring.classifier.file import dump, load

CORPUS = Path(__file__).parents[2] / "corpus"
KNOWN, BACK = (("general/invoices", "operations/shipping"), ("general/travel", "sales/demos"))


def samples(*themes: str) -> list[Sample]:
    cases = [case for theme in read_themes(CORPUS) if theme.id in themes for case in cases_of(theme)]
    return samples_of(load_gate(), cases, "en")


@pytest.fixture(scope="module")
def back() -> list[Sample]:
    return samples(*BACK)


@pytest.fixture(scope="module")
def trained(back: list[Sample]) -> Named:
    return train(Texts(samples(*KNOWN), held_back=back), encoder=load_encoder())


def test_fitting_anew_gives_what_training_gave(trained: Named, back: list[Sample]) -> None:
    served = unpacked(trained.packed)  # weights lose what their form in the file cannot hold
    assert unlike(trained, refitted(served, back, ASK_WORK, load_encoder())) is None


def test_fitting_anew_follows_the_texts_and_keeps_the_weights(trained: Named, back: list[Sample]) -> None:
    turned = refitted(trained, [one._replace(unclear=not one.unclear) for one in back], ASK_WORK, load_encoder())
    assert turned.work.weights == trained.work.weights
    assert turned.experts == trained.experts
    assert turned.work.metrics["accuracy"] != trained.work.metrics["accuracy"]
    assert "confidence differs" in str(unlike(trained, turned))


def test_without_an_encoder_the_regressions_decide_alone(trained: Named, back: list[Sample]) -> None:
    assert trained.together is not None
    assert refitted(trained, back, ASK_WORK).together is None


def test_the_command_needs_texts_that_nothing_was_trained_on(tmp_path: Path) -> None:
    lines = (CORPUS / "texts.jsonl").read_text("utf-8").splitlines(keepends=True)
    texts = tmp_path / "texts.jsonl"
    texts.write_text("".join(line for line in lines if '"sales/demos"' in line), "utf-8")
    weights = tmp_path / "weights.json"
    weights.write_bytes(dump(unpacked(load()[0]).packed))
    arguments = ["train", str(tmp_path), "--confidence", "--out", str(weights)]
    with pytest.raises(click.UsageError, match="held_back"):
        CliRunner().invoke(askfirst, arguments, standalone_mode=False, catch_exceptions=False)
    before = unpacked(load(weights)[0])
    (tmp_path / "held_back").mkdir()
    texts.rename(tmp_path / "held_back" / texts.name)
    assert CliRunner().invoke(askfirst, arguments).exit_code == 0
    after = unpacked(load(weights)[0])
    assert after.work.weights == before.work.weights
    assert after.work.curve != before.work.curve
    checked = CliRunner().invoke(askfirst, [*arguments, "--check"])
    assert (checked.exit_code, "is what training gives" in checked.output) == (0, True)
