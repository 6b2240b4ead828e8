"""The experts that are trained: for each topic, is a request about it, and does it leave it open?"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, get_args

import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from askfirst.learning.model import Plan, frequent, regression
from askfirst.learning.named import Experts
from askfirst.learning.samples import Sample
from askfirst.model import Kind
from askfirst.scoring.classifier.weights import GRAIN

OTHER = "other"
"""The topic of clear texts that have no unclear twin: its expert says that all is clear."""
FEW = 8
"""A topic of fewer clear, or fewer unclear, texts has no expert."""
ELSEWHERE = 0.02
"""What a text of another topic counts for an expert."""
SHARPNESS = 1.0
"""What the log odds of topics are multiplied by before they become shares."""
BESIDE = 0.3
"""What the plain regression counts beside the experts."""
LARGEST = 32_767 // GRAIN
"""The largest weight that the file can hold."""
OWN = 0.9
"""A topic is a department's own where at least so great a share of its texts is sent for it."""
SMALL = 0.05
"""Weights of experts below this are left out of the file."""
RARE = 8
"""In how many texts a feature has to stand, where there are many."""
ABOUT = Plan(rare=RARE, strength=0.3, by_evidence=True, tolerance=1e-6, small=SMALL)
DOUBT = Plan(rare=RARE, strength=1.0, by_evidence=True, tolerance=1e-6, small=SMALL)
KINDS = frozenset(get_args(Kind))


class MixtureModel:
    """Fitted regressions: what scikit-learn holds for each topic, and the names of their columns."""

    def __init__(self, samples: Sequence[Sample], rare: int = RARE) -> None:
        self.known = frequent([one.shown for one in samples], DOUBT._replace(rare=rare))
        self.columns = DictVectorizer(sort=True)
        table = self.columns.fit_transform([self.narrowed(one) for one in samples])
        unclear = np.array([one.unclear for one in samples])
        of = np.array(topics_of(samples))
        topics = tuple(str(topic) for topic in np.unique(of) if enough(topic, unclear[of == topic]))
        self.topics = topics if len(topics) > 1 else ()
        self.departments = tuple(
            None
            if topic in {*KINDS, OTHER}
            else only([one.case.department for one, told in zip(samples, of, strict=True) if told == topic])
            for topic in self.topics
        )
        alike = np.ones(len(samples))
        self.about = [rounded(regression(table, of == topic, alike, ABOUT)) for topic in self.topics]
        self.doubt = [
            rounded(regression(table, unclear, np.where(of == topic, 1.0, ELSEWHERE), DOUBT)) for topic in self.topics
        ]

    def narrowed(self, sample: Sample) -> dict[str, float]:
        """The features of a sample that have a weight."""
        return {name: number for name, number in sample.shown.items() if name in self.known}

    def table(self, samples: Sequence[Sample]) -> Any:
        """Samples as scikit-learn takes them."""
        return self.columns.transform([self.narrowed(one) for one in samples])

    @property
    def served(self) -> Experts:
        """The experts as the file holds them."""
        regressions = [*self.about, *self.doubt]
        weights: dict[str, dict[int, int]] = defaultdict(dict)
        names = self.columns.get_feature_names_out()
        for column, fitted in enumerate(regressions):
            for at in np.flatnonzero(fitted.coef_[0]):
                weights[str(names[at])][column] = round(float(fitted.coef_[0][at]) * GRAIN)
        return Experts(
            topics=self.topics,
            departments=self.departments,
            about=tuple(float(fitted.intercept_[0]) for fitted in self.about),
            doubt=tuple(float(fitted.intercept_[0]) for fitted in self.doubt),
            weights=dict(sorted(weights.items())),
            sharpness=SHARPNESS,
            beside=BESIDE,
        )


def topics_of(samples: Sequence[Sample]) -> list[str]:
    """The topic of each sample: the main issue of the pair that it belongs to, or its own."""
    issue = {pair(one): one.case.issues[0] for one in reversed(samples) if one.case.issues}
    return [issue.get(pair(one), OTHER) for one in samples]


def pair(sample: Sample) -> str:
    """What tells pairs apart; a text without a twin is its own."""
    return sample.case.group or sample.case.id


def enough(topic: str, unclear: Any) -> bool:
    """Whether there are enough texts of a topic to learn from."""
    return bool((topic == OTHER or unclear.sum() >= FEW) and (~unclear).sum() >= FEW)


def only(departments: Sequence[str | None]) -> str | None:
    """The department that a topic belongs to, if it belongs to one."""
    most, count = Counter(departments).most_common(1)[0]
    return most if count >= OWN * len(departments) else None


def rounded(fitted: LogisticRegression) -> LogisticRegression:
    """A regression with weights in whole multiples of 1 / GRAIN, as large as the file can hold."""
    fitted.coef_ = np.round(np.clip(fitted.coef_, -LARGEST, LARGEST) * GRAIN) / GRAIN
    return fitted
