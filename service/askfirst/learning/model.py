"""The model that is trained: a logistic regression on named features."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.orders import Features


class Plan(NamedTuple):
    """How a head is trained.

    `rare` is in how many texts a feature has to stand, `strength` the inverse of the L2 penalty, `features`
    the beginnings of the names that it sees (all where there are none), `weight` what a text counts.
    """

    rare: int
    strength: float
    features: tuple[str, ...] = ()
    weight: Callable[[Sample], float] = lambda _: 1.0


class Model:
    """A fitted regression: what scikit-learn holds, and the names of its columns."""

    def __init__(self, samples: Sequence[Sample], plan: Plan) -> None:
        self.known = frequent(samples, plan)
        self.columns = DictVectorizer(sort=True)
        table = self.columns.fit_transform([self.narrowed(sample.shown) for sample in samples])
        self.regression = LogisticRegression(C=plan.strength, solver="newton-cg", tol=1e-9, max_iter=500)
        weights = [plan.weight(sample) for sample in samples]
        self.regression.fit(table, [sample.unclear for sample in samples], sample_weight=weights)

    def narrowed(self, shown: Features) -> Features:
        """The features that have a weight."""
        return {name: number for name, number in shown.items() if name in self.known}

    def table(self, shown: Sequence[Features]) -> Any:
        """Features as scikit-learn takes them."""
        return self.columns.transform([self.narrowed(one) for one in shown])

    def logits(self, samples: Sequence[Sample]) -> list[float]:
        """The log odds of each sample."""
        return [float(one) for one in self.regression.decision_function(self.table([one.shown for one in samples]))]

    def probabilities(self, shown: Sequence[Features]) -> list[float]:
        """The probability of "unclear" as scikit-learn gives it."""
        return [float(one) for one in self.regression.predict_proba(self.table(shown))[:, 1]]

    @property
    def weights(self) -> dict[str, float]:
        """The weights by name."""
        names = self.columns.get_feature_names_out()
        return {str(name): float(weight) for name, weight in zip(names, self.regression.coef_[0], strict=True)}

    @property
    def intercept(self) -> float:
        """The log odds where no feature shows."""
        return float(self.regression.intercept_[0])


def frequent(samples: Sequence[Sample], plan: Plan) -> frozenset[str]:
    """The features that are common enough to learn from."""
    counts = Counter(name for sample in samples for name in sample.shown)
    seen = plan.features
    return frozenset(
        name for name, count in counts.items() if count >= plan.rare and (not seen or name.startswith(seen))
    )
