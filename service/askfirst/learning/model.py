"""The model that is trained: a logistic regression on named features."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.features import Features

RARE = 4
"""Texts in which a feature has to stand to get a weight."""
STRENGTH = 0.1
"""Inverse of the L2 penalty; in cross-validation 0.03 to 0.3 make no difference."""


class Model:
    """A fitted regression: what scikit-learn holds, and the names of its columns."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.known = frequent(samples)
        self.columns = DictVectorizer(sort=True, sparse=False)
        table = self.columns.fit_transform([self.narrowed(sample.shown) for sample in samples])
        self.regression = LogisticRegression(C=STRENGTH, solver="newton-cholesky", tol=1e-10, max_iter=200)
        self.regression.fit(table, [sample.unclear for sample in samples])

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


def frequent(samples: Sequence[Sample]) -> frozenset[str]:
    """The features that are common enough to learn from."""
    counts = Counter(name for sample in samples for name in sample.shown)
    return frozenset(name for name, count in counts.items() if count >= RARE)
