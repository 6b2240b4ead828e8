"""The model that is trained: a logistic regression on named features."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.features import NOWHERE
from askfirst.scoring.classifier.orders import Features

WITHIN = "@"
"""Begins the name of a feature in one department: "@sales u:high". No feature's own name begins so."""
LEAST_EVIDENCE = 0.2
"""What the evidence of a feature counts at least, as a log ratio: also what tells nothing alone may tell something
beside others."""
SMALL = 0.02
"""Weights of heads below this are left out of the file: two thirds of all."""


class Plan(NamedTuple):
    """How a head is trained.

    `rare` is in how many texts a feature has to stand, `strength` the inverse of the L2 penalty, `features`
    the beginnings of the names that it sees (all where there are none), `crossed` those of features that get a
    weight of their own in each department beside, `weight` what a text counts. With `by_evidence` each column is
    multiplied by the log ratio of its shares among unclear and clear texts, so that the penalty bears least on what
    tells most (Wang and Manning 2012, "Baselines and Bigrams"). `tolerance` is where the solver stops; weights
    below `small` are left out.
    """

    rare: int
    strength: float
    features: tuple[str, ...] = ()
    crossed: tuple[str, ...] = ()
    by_evidence: bool = False
    tolerance: float = 1e-9
    small: float = SMALL
    weight: Callable[[Sample], float] = lambda _: 1.0


class Model:
    """A fitted regression: what scikit-learn holds, and the names of its columns."""

    def __init__(self, samples: Sequence[Sample], plan: Plan) -> None:
        self.plan = plan
        named = [self.named(sample) for sample in samples]
        self.known = frequent(named, plan)
        self.columns = DictVectorizer(sort=True)
        table = self.columns.fit_transform([self.narrowed(one) for one in named])
        unclear = np.array([sample.unclear for sample in samples])
        counts = np.array([plan.weight(sample) for sample in samples])
        self.regression = regression(table, unclear, counts, plan)

    def named(self, sample: Sample) -> Features:
        """The features of a sample, those of its department among them."""
        begin = f"{WITHIN}{sample.case.department or NOWHERE} "
        crossed = self.plan.crossed
        own = {begin + name: number for name, number in sample.shown.items() if crossed and name.startswith(crossed)}
        return {**sample.shown, **own}

    def narrowed(self, named: Features) -> Features:
        """The features that have a weight."""
        return {name: number for name, number in named.items() if name in self.known}

    def table(self, samples: Sequence[Sample]) -> Any:
        """Samples as scikit-learn takes them."""
        return self.columns.transform([self.narrowed(self.named(one)) for one in samples])

    def logits(self, samples: Sequence[Sample]) -> list[float]:
        """The log odds of each sample."""
        return [float(one) for one in self.regression.decision_function(self.table(samples))]

    def probabilities(self, samples: Sequence[Sample]) -> list[float]:
        """The probability of "unclear" as scikit-learn gives it."""
        return [float(one) for one in self.regression.predict_proba(self.table(samples))[:, 1]]

    @property
    def served(self) -> dict[str, Any]:
        """Intercept and weights as a head holds them."""
        weights: dict[str, float] = {}
        within: dict[str, dict[str, float]] = {}
        for name, weight in self.weights():
            if name.startswith(WITHIN):
                department, _, feature = name.removeprefix(WITHIN).partition(" ")
                within.setdefault(department, {})[feature] = weight
            else:
                weights[name] = weight
        return {"intercept": float(self.regression.intercept_[0]), "weights": weights, "within": within}

    def weights(self) -> Iterator[tuple[str, float]]:
        """The weights that are not 0, by name."""
        for name, weight in zip(self.columns.get_feature_names_out(), self.regression.coef_[0], strict=True):
            if weight:
                yield str(name), float(weight)


def regression(table: Any, labels: Any, counts: Any, plan: Plan) -> LogisticRegression:
    """A logistic regression with an L2 penalty, its small weights set to 0."""
    evidence = evidence_of(table, labels, counts) if plan.by_evidence else np.ones(table.shape[1])
    fitted = LogisticRegression(C=plan.strength, solver="newton-cg", tol=plan.tolerance, max_iter=500)
    fitted.fit(table.multiply(evidence).tocsr(), labels, sample_weight=counts)
    fitted.coef_ = fitted.coef_ * evidence
    fitted.coef_[np.abs(fitted.coef_) < plan.small] = 0.0
    return fitted


def frequent(named: Sequence[Features], plan: Plan) -> frozenset[str]:
    """The features that are common enough to learn from."""
    counts = Counter(name for one in named for name in one)
    seen = (*plan.features, WITHIN) if plan.features else ()
    return frozenset(
        name for name, count in counts.items() if count >= plan.rare and (not seen or name.startswith(seen))
    )


def evidence_of(table: Any, unclear: Any, counts: Any) -> Any:
    """How much each column tells of the label, as the absolute log ratio of its smoothed shares in both classes."""
    shows = (table != 0).astype(float)
    share = [(1 + shows.T @ (counts * side)) / (2 + (counts * side).sum()) for side in (unclear, ~unclear)]
    return np.maximum(np.abs(np.log(share[0] / share[1])), LEAST_EVIDENCE)
