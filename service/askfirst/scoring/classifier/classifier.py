"""The classifier that serves: doubt about a request, and the confidence that follows from it."""

from bisect import bisect_right
from math import exp, fsum
from pathlib import Path

from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.features import Features, features
from askfirst.scoring.classifier.weights import FILE, Trained, load


class Classifier:
    """Trained weights, ready to serve. Build it with `load_classifier`."""

    def __init__(self, trained: Trained, version: str) -> None:
        self.trained, self.version = trained, version
        self.known = frozenset(trained.weights)
        self.doubts = [step.doubt for step in trained.steps]
        self.points = [step.points for step in trained.steps]

    def features(self, material: Material) -> Features:
        """The features that have a weight."""
        found = features(material, self.known)
        return {name: number for name, number in found.items() if name in self.known}

    def logit(self, shown: Features) -> float:
        """The log odds that a question has to be asked; the same however the features are ordered."""
        weights = self.trained.weights
        return fsum([self.trained.intercept, *(weights[name] * number for name, number in shown.items())])

    def probability(self, shown: Features) -> float:
        """The probability that a question has to be asked, from 0 to 1."""
        logit = self.logit(shown)
        return 1 / (1 + exp(-logit)) if logit >= 0 else exp(logit) / (1 + exp(logit))

    def points_at(self, logit: float, rule_score: int) -> int:
        """The confidence in ten-thousandths: it falls with the logit and rises with the rule score."""
        doubt = logit + self.trained.k * (1 - rule_score / 10_000)
        return self.points[max(0, bisect_right(self.doubts, doubt) - 1)]


def load_classifier(file: Path = FILE) -> Classifier:
    """The classifier of a weights file. Raises WeightsError."""
    return Classifier(*load(file))
