"""What is trained is what is served."""

from pathlib import Path

import msgspec
import pytest

from askfirst.gate import load_gate
from askfirst.learning.calibration import ASKED, PASSED, ask_from
from askfirst.learning.corpus.reader import cases_of, read_theme
from askfirst.learning.model import Model
from askfirst.learning.samples import Sample, samples_of
from askfirst.learning.training import train, unlike
from askfirst.scoring.classifier.classifier import Classifier, load_classifier
from askfirst.scoring.classifier.weights import dump, load

ROOT = Path(__file__).parents[2]
THEMES = ("general/invoices", "general/travel", "marketing/newsletters", "operations/shipping", "sales/demos")


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    gate = load_gate()
    files = [ROOT / "corpus" / f"{name}.yaml" for name in THEMES]
    return samples_of(gate, [case for file in files for case in cases_of(read_theme(file))], "en")


def test_served_probabilities_are_those_of_scikit_learn(samples: list[Sample]) -> None:
    model = Model(samples)
    served = Classifier(msgspec.structs.replace(load_classifier().trained, weights=model.weights,
                                                intercept=model.intercept), "x")  # fmt: skip
    for sample, wanted in zip(samples, model.probabilities([one.shown for one in samples]), strict=True):
        assert served.probability(model.narrowed(sample.shown)) == pytest.approx(wanted, abs=1e-9)


def test_training_again_gives_the_same_file(samples: list[Sample], tmp_path: Path) -> None:
    one, other = train(samples), train(samples)
    assert dump(one) == dump(other)
    (tmp_path / "weights.json").write_bytes(dump(one))
    assert load(tmp_path / "weights.json")[0] == one
    assert unlike(one, other) is None
    moved = msgspec.structs.replace(other, weights={name: value + 2e-6 for name, value in other.weights.items()})
    assert unlike(one, moved) == "the weights differ, though the data does not"
    assert "other data" in str(unlike(one, train(samples[:-1])))


def test_no_confidence_lies_where_a_threshold_could_be_missed(samples: list[Sample]) -> None:
    points = {step.points for step in train(samples).steps}
    assert all(point <= ASKED or point >= PASSED for point in points)


def test_silent_texts_are_asked_about_only_where_most_are_unclear() -> None:
    doubts = [float(at) for at in range(100)]
    assert ask_from(doubts, [float(at < 70) for at in range(100)]) == 50.0
    assert ask_from(doubts, [float(at % 2) for at in range(100)]) == float("inf")


def test_the_shipped_weights_know_the_features_of_today(samples: list[Sample]) -> None:
    classifier = load_classifier()
    shown = {name for sample in samples for name in sample.shown}
    assert len(shown & classifier.known) / len(shown) > 0.8
    right = [(classifier.logit({name: value for name, value in one.shown.items() if name in classifier.known}) > 0)
             == one.unclear for one in samples]  # fmt: skip
    assert sum(right) / len(right) > 0.7
