"""What is trained is what is served."""

from math import exp, log
from pathlib import Path

import msgspec
import numpy as np
import pytest
from sklearn.feature_extraction import DictVectorizer

from askfirst.gate import load_gate
from askfirst.learning.comparing import unlike, unlike_weights
from askfirst.learning.corpus.reader import cases_of, read_themes
from askfirst.learning.model import LEAST_EVIDENCE, Model, evidence_of
from askfirst.learning.named import Experts, unpacked
from askfirst.learning.samples import Sample, Texts, samples_of
from askfirst.learning.training import train
from askfirst.learning.work import WORK
from askfirst.scoring.classifier.classifier import Regressions
from askfirst.scoring.classifier.file import dump, load

ROOT = Path(__file__).parents[2]
THEMES = ("general/invoices", "general/travel", "marketing/newsletters", "operations/shipping", "sales/demos")
GATE = load_gate()


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    themes = [theme for theme in read_themes(ROOT / "corpus") if theme.id in THEMES]
    return samples_of(GATE, [case for theme in themes for case in cases_of(theme)], "en")


def test_served_probabilities_are_those_of_scikit_learn(samples: list[Sample]) -> None:
    model = Model(samples, WORK)
    trained = unpacked(load()[0])
    work = msgspec.structs.replace(trained.work, **model.served)
    served = Regressions(msgspec.structs.replace(trained, experts=Experts(), work=work).packed, "x")
    for one, wanted in zip(samples, model.probabilities(samples), strict=True):
        logit = served.doubt_of(one.shown, one.case.department).work
        assert 1 / (1 + exp(-logit)) == pytest.approx(wanted, abs=1e-9)


def test_small_weights_may_be_left_out_and_others_not() -> None:
    assert not unlike_weights({"a": 1.0, "b": 0.02}, {"a": 1.0 + 1e-7})
    assert unlike_weights({"a": 1.0, "b": 0.03}, {"a": 1.0})
    assert unlike_weights({"a": 1.0}, {"a": 1.01})


def test_evidence_is_how_much_a_column_tells_of_the_label() -> None:
    unclear = np.array([True, True, True, False, False, False])
    shown = [{"a": 3, "b": 1, "d": 1}, {"a": 1, "b": 1, "d": 1}, {"a": 1, "d": 1}]
    shown += [{"b": 1, "c": 1, "d": 1}, {"c": 1, "d": 1}, {"c": 1, "d": 1}]
    table = DictVectorizer(sort=True).fit_transform(shown)
    found = evidence_of(table, unclear, np.ones(6))
    assert list(found) == pytest.approx([log(4), log(3 / 2), log(4), LEAST_EVIDENCE])
    twice = evidence_of(table, unclear, np.array([2.0, 2.0, 2.0, 1.0, 1.0, 1.0]))
    assert twice[0] == pytest.approx(log((7 / 8) / (1 / 5)))
    assert list(evidence_of(table, ~unclear, np.ones(6))) == pytest.approx(list(found))


def test_a_word_weighs_differently_from_department_to_department(samples: list[Sample]) -> None:
    trained = train(Texts(samples))
    served = Regressions(trained.packed, "x")
    words = {name for own in trained.work.within.values() for name in own}

    def weight(name: str, department: str) -> float:
        row = served.rows.of(name)
        return 0.0 if row is None else float(served.work.column(department)[row])

    assert any(len({weight(name, place) for place in ("sales", "marketing", "hr")}) == 3 for name in words)
    assert all(weight(name, "hr") == trained.work.weights.get(name, 0.0) for name in words)


def test_training_again_gives_the_same_file(samples: list[Sample], tmp_path: Path) -> None:
    one, other = (train(Texts(samples)) for _ in range(2))
    assert dump(one.packed) == dump(other.packed)
    (tmp_path / "weights.json").write_bytes(dump(one.packed))
    assert unpacked(load(tmp_path / "weights.json")[0]) == one
    assert unlike(one, other) is None
    weights = {name: value + 2e-6 for name, value in other.work.weights.items()}
    moved = msgspec.structs.replace(other, work=msgspec.structs.replace(other.work, weights=weights))
    assert unlike(one, moved) == "work: the weights differ, though the data does not"
    assert "work: trained on other data" in str(unlike(one, train(Texts(samples[:-1]))))


def test_the_shipped_weights_know_the_features_of_today(samples: list[Sample]) -> None:
    regressions, work = Regressions(*load()), unpacked(load()[0]).work
    known = {name for column in work.columns for name in column}
    shown = {name for sample in samples for name in sample.shown if not name.startswith(("u:", "two:", "run:"))}
    assert len(shown & known) / len(shown) > 0.6  # small weights are left out
    right = [(regressions.doubt_of(one.shown, one.case.department).work > 0) == one.unclear for one in samples]
    assert sum(right) / len(right) > 0.7
