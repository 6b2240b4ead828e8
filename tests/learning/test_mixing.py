"""Experts as they are trained."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from askfirst.evaluation.dataset import Case
from askfirst.gate import load_gate
from askfirst.learning.comparing import unlike_experts
from askfirst.learning.corpus.reader import cases_of, read_themes
from askfirst.learning.mixing import FEW, OTHER, MixtureModel, only, pair, topics_of
from askfirst.learning.named import Experts, unpacked
from askfirst.learning.samples import Sample, samples_of
from askfirst.learning.work import Work
from askfirst.scoring.classifier.classifier import Regressions
from askfirst.scoring.classifier.experts import Mixture
from askfirst.scoring.classifier.file import load
from askfirst.scoring.classifier.rows import Rows
from askfirst.scoring.classifier.weights import GRAIN

ROOT = Path(__file__).parents[2]
THEMES = ("general/clear", "general/unclear_scope", "general/unclear_timeframe", "sales/pricing_without_currency")
EACH = 80


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    themes = [theme for theme in read_themes(ROOT / "corpus" / "held_back") if theme.id in THEMES]
    cases = [case for theme in themes for case in [*cases_of(theme)][:EACH]]
    return samples_of(load_gate(languages=["en"]), cases, "en")


def sample(name: str, unclear: bool, twin: str | None = None, *issues: str) -> Sample:
    case = Case(id=name, text=name, label="clarify" if unclear else "clear", issues=issues, pair=twin)
    return Sample(case, {}, unclear)


def ready(model: MixtureModel) -> tuple[Rows, Mixture]:
    experts = model.served
    return Rows(experts.weights), Mixture(experts.packed(experts.weights))


def test_the_twin_of_an_unclear_text_is_about_the_same() -> None:
    some = [
        sample("a", False, "p"),
        sample("b", True, "p", "unclear_scope", "unclear_timeframe"),
        sample("c", True, None, "ambiguous_action"),
        sample("d", False),
    ]
    assert topics_of(some) == ["unclear_scope", "unclear_scope", "ambiguous_action", OTHER]


def test_a_topic_that_nearly_always_comes_from_one_department_is_its_own() -> None:
    assert only(["sales"] * 19 + ["marketing"]) == "sales"
    assert only(["sales"] * 4 + ["marketing"]) is None
    assert only([None] * 20) is None


def test_served_log_odds_are_those_of_scikit_learn(samples: list[Sample]) -> None:
    model = MixtureModel(samples)
    rows, mixture = ready(model)
    assert {*model.topics} == {"pricing_without_currency", "unclear_scope", "unclear_timeframe", OTHER}
    assert dict(zip(model.topics, model.departments, strict=True))["pricing_without_currency"] == "sales"
    for fitted, half in ((model.about, 0), (model.doubt, 1)):
        wanted = np.stack([one.decision_function(model.table(samples)) for one in fitted], axis=1)
        served = np.array([mixture.sums(rows.known(one.shown))[half] for one in samples])
        assert np.abs(served - wanted).max() < 1e-9


def test_weights_are_whole_grains_and_a_topic_needs_texts_of_both_labels(samples: list[Sample]) -> None:
    model = MixtureModel(samples)
    of, unclear = np.array(topics_of(samples)), np.array([one.unclear for one in samples])
    assert all((~unclear & (of == topic)).sum() >= FEW for topic in model.topics)
    assert all((unclear & (of == topic)).sum() >= FEW for topic in model.topics if topic != OTHER)
    for fitted in [*model.about, *model.doubt]:
        assert np.array_equal(fitted.coef_ * GRAIN, np.round(fitted.coef_ * GRAIN))


def test_experts_tell_texts_that_they_were_not_trained_on(samples: list[Sample]) -> None:
    known = {one for number, one in enumerate(sorted({pair(one) for one in samples})) if number % 2}
    rows, mixture = ready(MixtureModel([one for one in samples if pair(one) in known]))
    fresh = [one for one in samples if pair(one) not in known]
    views = [mixture.view(rows.known(one.shown), one.case.department) for one in fresh]
    right = [view is not None and (view.doubt > 0) == one.unclear for one, view in zip(fresh, views, strict=True)]
    assert sum(right) / len(right) > 0.7


def test_log_odds_are_fitted_as_they_are_served(samples: list[Sample]) -> None:
    work = Work(samples)
    shipped = unpacked(load()[0])
    trained = msgspec.structs.replace(
        shipped,
        work=msgspec.structs.replace(shipped.work, **work.plain.served),
        experts=work.experts.served,
    )
    served = Regressions(trained.packed, "x")
    doubts = [served.doubt_of(one.shown, one.case.department).work for one in samples]
    assert doubts == pytest.approx(work.logits(samples), abs=1e-9)


def test_one_topic_alone_needs_no_experts(samples: list[Sample]) -> None:
    alone = [one for one, topic in zip(samples, topics_of(samples), strict=True) if topic == "unclear_scope"]
    assert MixtureModel(alone).topics == ()
    rows, mixture = ready(MixtureModel(alone))
    assert mixture.view(rows.known(alone[0].shown), None) is None


def test_experts_may_differ_by_a_grain_and_no_more() -> None:
    one = Experts(topics=("a",), departments=(None,), about=(0.0,), doubt=(0.0,), weights={"u:x": {0: 100, 1: 50}})

    def other(**changes: Any) -> Experts:
        return msgspec.structs.replace(one, **changes)

    assert not unlike_experts(one, other(weights={"u:x": {0: 101}}))
    assert unlike_experts(one, other(weights={"u:x": {0: 102, 1: 50}}))
    assert unlike_experts(one, other(weights={"u:x": {1: 50}}))
    assert unlike_experts(one, other(departments=("sales",)))
    assert unlike_experts(one, other(about=(0.1,)))
