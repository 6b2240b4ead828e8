"""From doubt to confidence: fitted on texts that the doubt was not trained on."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from sklearn.isotonic import IsotonicRegression
from sklearn.model_selection import GroupKFold

from askfirst.learning.model import Model
from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.weights import Step

FOLDS = 5
PER_POINT = 10_000
ASKED, PASSED = 6_900, 7_600
"""Confidence that is asked about at most, and that passes at least, in ten-thousandths: between them lies the
threshold of 0.7, also where stakes raise it by 0.05. Whoever is nearer to it is not told apart well enough."""
PRECISION, LEAST = 0.6, 20
"""A silent text is asked about only from a doubt on where so great a share is unclear, of so many texts at least."""
STRENGTHS = (0.0, 10.0, 20.0, 40.0)
"""Values of k that are tried."""


class Calibration(NamedTuple):
    """What turns doubt into confidence; see `Trained`."""

    k: float
    steps: tuple[Step, ...]
    blocked_cap: int


def out_of_fold(samples: Sequence[Sample], also: Sequence[Sample]) -> list[float]:
    """The log odds of each sample from a model that has not seen its theme; `also` is in every fold."""
    groups = [sample.group for sample in samples]
    logits = [0.0] * len(samples)
    for known, held in GroupKFold(min(FOLDS, len(set(groups)))).split(samples, groups=groups):
        model = Model([samples[at] for at in known] + list(also))
        for at, logit in zip(held, model.logits([samples[at] for at in held]), strict=True):
            logits[at] = logit
    return logits


def calibrate(samples: Sequence[Sample], logits: Sequence[float]) -> Calibration:
    """The k with the least squared error, and the steps that go with it."""
    free = [(sample, logit) for sample, logit in zip(samples, logits, strict=True) if not sample.blocked]
    blocked = [sample for sample in samples if sample.blocked]
    fitted = [(error, k, steps) for k in STRENGTHS for error, steps in [steps_of(free, k)]]
    _, k, steps = min(fitted, key=lambda one: one[:2])
    clear = sum(not sample.unclear for sample in blocked) / max(1, len(blocked))
    return Calibration(k, steps, round(clear * PER_POINT))


def steps_of(free: Sequence[tuple[Sample, float]], k: float) -> tuple[float, tuple[Step, ...]]:
    """The steps for one k, and their squared error: isotonic, cut at the threshold."""
    doubts = [logit + k * (1 - sample.rule_score / PER_POINT) for sample, logit in free]
    clear = [float(not sample.unclear) for sample, _ in free]
    isotonic = IsotonicRegression(increasing=False, y_min=0.01, y_max=0.99, out_of_bounds="clip")
    expected = [float(one) for one in isotonic.fit_transform(doubts, clear)]
    error = sum((one - other) ** 2 for one, other in zip(expected, clear, strict=True)) / len(free)
    ask = ask_from(doubts, clear)
    levels = [
        (doubt, min(ASKED, round(one * PER_POINT)) if doubt >= ask else max(PASSED, round(one * PER_POINT)))
        for doubt, one in sorted(zip(doubts, expected, strict=True))
    ]
    steps = [Step(next(group)[0], points) for points, group in groupby(levels, key=lambda level: level[1])]
    return error, tuple(steps)


def ask_from(doubts: Sequence[float], clear: Sequence[float]) -> float:
    """The doubt from which on a text that no rule names is asked about; infinite where none tells enough."""
    ranked = sorted(zip(doubts, clear, strict=True), reverse=True)
    unclear, best = 0.0, float("inf")
    for count, (doubt, one) in enumerate(ranked, 1):
        unclear += 1 - one
        if count >= LEAST and unclear / count >= PRECISION:
            best = doubt
    return best
