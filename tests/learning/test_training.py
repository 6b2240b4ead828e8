"""What is trained is what is served."""

from itertools import pairwise
from math import exp, log
from pathlib import Path

import msgspec
import numpy as np
import pytest
from sklearn.feature_extraction import DictVectorizer

from askfirst.gate import load_gate
from askfirst.learning.calibration import NEVER, PASSED, curve, doubt_at, guarded
from askfirst.learning.comparing import unlike, unlike_weights
from askfirst.learning.corpus.reader import cases_of, read_themes
from askfirst.learning.held_out import held_out
from askfirst.learning.model import LEAST_EVIDENCE, Model, evidence_of
from askfirst.learning.named import Experts, unpacked
from askfirst.learning.open_tasks import OPEN
from askfirst.learning.samples import Sample, Texts, samples_of
from askfirst.learning.training import train
from askfirst.learning.work import WORK
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.classifiers import load_classifiers
from askfirst.scoring.classifier.encoder.encoder import load_encoder
from askfirst.scoring.classifier.file import dump, load

ROOT = Path(__file__).parents[2]
THEMES = ("general/invoices", "general/travel", "marketing/newsletters", "operations/shipping", "sales/demos")
GATE = load_gate()


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    themes = [theme for theme in read_themes(ROOT / "corpus") if theme.id in THEMES]
    return samples_of(GATE, [case for theme in themes for case in cases_of(theme)], "en")


@pytest.fixture(scope="module")
def public(samples: list[Sample]) -> list[Sample]:
    """Texts in the place of public ones, each its own group."""
    return [one._replace(group=one.case.id) for one in samples[::2]]


def test_served_probabilities_are_those_of_scikit_learn(samples: list[Sample]) -> None:
    trained, models = unpacked(load()[0]), (Model(samples, WORK), Model(samples, OPEN))
    trained = msgspec.structs.replace(trained, experts=Experts())
    work, other = (
        msgspec.structs.replace(head, **model.served)
        for head, model in zip((trained.work, trained.open), models, strict=True)
    )
    served = Classifier(msgspec.structs.replace(trained, work=work, open=other, together=None).packed, "x")
    for one, *wanted in zip(samples, *(model.probabilities(samples) for model in models), strict=True):
        doubt = served.doubt_of(one.shown, one.case.department)
        heard = [doubt.work] if one.case.department else [doubt.work, doubt.open]
        assert [1 / (1 + exp(-logit)) for logit in heard] == pytest.approx(wanted[: len(heard)], abs=1e-9)


def test_what_yields_to_a_classifier_is_fitted_as_it_is_served(samples: list[Sample]) -> None:
    gate = load_gate(classifiers=load_classifiers())
    for one in samples:
        issues = gate.assess(one.case.instruction()).issues
        assert one.blocked == any(issue.hard for issue in issues) or one.unless_sure


def test_what_blocks_unless_the_classifier_is_sure_is_free_where_it_is(samples: list[Sample]) -> None:
    blocked = samples[0]._replace(blocked=True, unless_sure=True)
    assert (blocked.held(-2.1), blocked.held(-2.3)) == (True, False)
    assert blocked._replace(unless_sure=False).held(-9.0)
    assert not blocked._replace(blocked=False).held(9.0)


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
    served = Classifier(trained.packed, "x")
    words = {name for own in trained.work.within.values() for name in own}
    assert any(len({served.weight(name, place, None) for place in ("sales", "marketing", "hr")}) == 3 for name in words)
    assert all(served.weight(name, "hr", None) == trained.work.weights.get(name, 0.0) for name in words)


def test_training_again_gives_the_same_file(samples: list[Sample], public: list[Sample], tmp_path: Path) -> None:
    one, other = (train(Texts(samples, public=public)) for _ in range(2))
    assert dump(one.packed) == dump(other.packed)
    (tmp_path / "weights.json").write_bytes(dump(one.packed))
    assert unpacked(load(tmp_path / "weights.json")[0]) == one
    assert unlike(one, other) is None
    heads = {name: value + 2e-6 for name, value in other.open.weights.items()}
    moved = msgspec.structs.replace(other, open=msgspec.structs.replace(other.open, weights=heads))
    assert unlike(one, moved) == "open: the weights differ, though the data does not"
    assert "work: trained on other data" in str(unlike(one, train(Texts(samples[:-1], public=public))))


def test_without_public_texts_the_head_for_open_tasks_stays_as_it_is(samples: list[Sample]) -> None:
    before = unpacked(load()[0])
    trained = train(Texts(samples), before)
    assert trained.open == before.open
    assert trained.work.data != before.work.data


def test_the_confidence_is_fitted_on_what_was_held_back(samples: list[Sample]) -> None:
    cut = len(samples) // 2
    known, back = samples[:cut], samples[cut:]
    one, other = (
        train(Texts(known, held_back=[text._replace(unclear=unclear) for text in back])) for unclear in (True, False)
    )
    assert one.work.weights == other.work.weights
    low, high = (max(knot.clear for knot in trained.work.curve[1:-1]) for trained in (one, other))
    assert low < 0.1
    assert high >= 0.9


def test_where_there_never_was_one_it_has_no_doubt(samples: list[Sample]) -> None:
    trained = train(Texts(samples))
    assert (trained.open.weights, trained.open.ask_from) == ({}, NEVER)
    served = Classifier(trained.packed, "x")
    for one in samples:
        doubt = served.doubt_of(one.shown, one.case.department)
        assert served.points_at(doubt, 10_000) == served.points_at(doubt._replace(open=9.0), 10_000)


def test_public_texts_are_measured_by_weights_that_have_not_seen_them(
    samples: list[Sample], public: list[Sample]
) -> None:
    found = held_out(GATE, unpacked(load()[0]), Texts(samples, public=public), load_encoder())
    assert sum(map(len, found.values())) == len(public)


def test_a_curve_falls_and_keeps_to_what_was_so() -> None:
    doubts = [at / 50 for at in range(500)]
    clear = [at % 10 >= at // 50 for at in range(500)]
    knots = curve(doubts, clear)
    assert all(one.clear > other.clear for one, other in pairwise(knots[1:-1]))
    assert 4 < doubt_at(knots, 0.5) < 6
    assert doubt_at(knots, 0.0) == NEVER


def test_what_passes_is_nearly_all_clear() -> None:
    doubts = [at / 50 for at in range(500)]
    clear = [at % 10 >= at // 50 for at in range(500)]
    knots = guarded(curve(doubts, clear), doubts, clear)
    passed = [one for doubt, one in zip(doubts, clear, strict=True) if doubt <= doubt_at(knots, PASSED - 1e-9)]
    assert sum(passed) / len(passed) >= 0.95


def test_the_shipped_weights_know_the_features_of_today(samples: list[Sample]) -> None:
    classifier, work = Classifier(*load(), load_encoder()), unpacked(load()[0]).work
    known = {name for column in work.columns for name in column}
    shown = {name for sample in samples for name in sample.shown if not name.startswith(("u:", "two:", "run:"))}
    assert len(shown & known) / len(shown) > 0.6  # small weights are left out
    right = [(classifier.doubt_of(one.shown, one.case.department).work > 0) == one.unclear for one in samples]
    assert sum(right) / len(right) > 0.7
