"""The classifier that serves: doubt about a request, and the confidence that follows from it."""

from math import exp
from pathlib import Path
from typing import NamedTuple

from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.curve import Curve
from askfirst.scoring.classifier.features import features
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.weights import FILE, Trained, load

UNIT = 10_000
ASKED = 0.69
"""The most confidence that is left where the classifier asks."""
PASSED, NARROWED = 0.76, 0.8
"""The least confidence where it does not, and up to where confidences are narrowed to keep that: between
`ASKED` and `PASSED` lies the threshold of 0.7, also where stakes raise it by 0.05. A doubt that is too weak
to ask about must not end on the wrong side of it."""
NONE = (0.0, 0.0)
NO_DOUBT = -1e9
"""Log odds of what a head has no say in."""


class Doubt(NamedTuple):
    """The log odds that a question has to be asked, as each head sees it."""

    work: float
    open: float


class Classifier:
    """Trained weights, ready to serve. Build it with `load_classifier`."""

    def __init__(self, trained: Trained, version: str) -> None:
        self.trained, self.version = trained, version
        work, other = trained.work.weights, trained.open.weights
        self.weights = {name: (work.get(name, 0.0), other.get(name, 0.0)) for name in {**work, **other}}
        self.work, self.open = Curve(trained.work.curve), Curve(trained.open.curve)
        self.blocked = Curve(trained.blocked)

    def doubt(self, material: Material) -> Doubt:
        """The doubt about a request.

        What is sent for a department is no open-ended task: it is for `work` alone.
        """
        found = self.doubt_of(features(material))
        return found if material.request.department is None else Doubt(found.work, NO_DOUBT)

    def doubt_of(self, shown: Features) -> Doubt:
        """The doubt that follows from features; they come in the order of the text, so that sums are exact again."""
        work, other = self.trained.work.intercept, self.trained.open.intercept
        get = self.weights.get
        for name, number in shown.items():
            weights = get(name, NONE)
            if weights is not NONE:
                work += weights[0] * number
                other += weights[1] * number
        return Doubt(work, other)

    def points_at(self, doubt: Doubt, rule_score: int) -> int:
        """The confidence in ten-thousandths: it falls with each doubt and rises with the rule score.

        Clear is what both heads take for clear.
        """
        work = doubt.work + self.trained.k * (1 - rule_score / UNIT)
        clear = self.work.at(work) * self.open.at(doubt.open)
        if work >= self.trained.work.ask_from or doubt.open >= self.trained.open.ask_from:
            clear = min(clear, ASKED)
        elif clear < NARROWED:
            clear = PASSED + (NARROWED - PASSED) * clear / NARROWED
        return round(clear * UNIT)

    def blocked_at(self, doubt: Doubt) -> int:
        """The most confidence that a request has which rules block, in ten-thousandths."""
        return round(self.blocked.at(doubt.work) * self.open.at(doubt.open) * UNIT)


def probability(doubt: Doubt) -> float:
    """The probability that a question has to be asked, from 0 to 1: clear is what both heads take for clear."""
    return 1 - sure(-doubt.work) * sure(-doubt.open)


def sure(logit: float) -> float:
    """A log odds as a probability."""
    return 1 / (1 + exp(-logit)) if logit >= 0 else exp(logit) / (1 + exp(logit))


def load_classifier(file: Path = FILE) -> Classifier:
    """The classifier of a weights file. Raises WeightsError."""
    return Classifier(*load(file))
