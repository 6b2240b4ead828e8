"""From doubt to confidence: fitted on texts that the doubt was not trained on."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

from sklearn.isotonic import IsotonicRegression
from sklearn.model_selection import GroupKFold

from askfirst.learning.samples import Sample
from askfirst.scoring.classifier.weights import Knot

FOLDS = 5
BIN = 25
"""Texts of neighbouring doubt that are counted together at least."""
SUREST, LEAST = 0.995, 0.005
"""The share of clear texts that the ends of a curve reach."""
PASSED, PASSED_CLEAR = 0.9, 0.98
"""Confidence that passes without a log line, and the share of clear texts that is wanted there."""
BEYOND = 4.0
"""So far beyond the outermost texts in doubt."""
NEVER = 1e9
"""A doubt that there is never."""


class Doubting(Protocol):
    """What was trained on some texts and has log odds for others."""

    def logits(self, samples: Sequence[Sample]) -> list[float]:
        """The log odds of each sample."""


def out_of_fold(samples: Sequence[Sample], fit: Callable[[Sequence[Sample]], Doubting]) -> list[float]:
    """The log odds of each sample from a model that has not seen its group."""
    groups = [sample.group for sample in samples]
    logits = [0.0] * len(samples)
    for known, held in GroupKFold(min(FOLDS, len(set(groups)))).split(samples, groups=groups):
        model = fit([samples[at] for at in known])
        for at, logit in zip(held, model.logits([samples[at] for at in held]), strict=True):
            logits[at] = logit
    return logits


def curve(doubts: Sequence[float], clear: Sequence[bool], least: float = LEAST, surest: float = SUREST) -> list[Knot]:
    """The share of clear texts by doubt: falling, and strictly so between the middles of the level stretches."""
    ranked = sorted(zip(doubts, clear, strict=True))
    bins = [ranked[start : start + BIN] for start in range(0, len(ranked), BIN)]
    if len(bins) > 1 and len(bins[-1]) < BIN:
        bins[-2:] = [bins[-2] + bins[-1]]
    middles = [sum(doubt for doubt, _ in one) / len(one) for one in bins]
    shares = [sum(told for _, told in one) / len(one) for one in bins]
    isotonic = IsotonicRegression(increasing=False, y_min=least, y_max=surest)
    levels = isotonic.fit_transform(middles, shares, sample_weight=[len(one) for one in bins])
    knots: list[Knot] = []
    for number, level in enumerate(levels):
        if number and level == levels[number - 1]:
            continue
        same = [at for at, other in enumerate(levels) if other == level]
        texts = sum(len(bins[at]) for at in same)
        knots.append(Knot(sum(middles[at] * len(bins[at]) for at in same) / texts, float(level)))
    return [Knot(knots[0].doubt - BEYOND, max(surest, knots[0].clear)), *knots,
            Knot(knots[-1].doubt + BEYOND, min(least, knots[-1].clear))]  # fmt: skip


def guarded(knots: Sequence[Knot], doubts: Sequence[float], clear: Sequence[bool]) -> list[Knot]:
    """The curve with what passes cut short: of all texts with less doubt so many are clear as `PASSED_CLEAR` says.

    What lies beyond stays below `PASSED`, though the share of clear texts at its own doubt may be a little higher.
    """
    ranked, told, last = sorted(zip(doubts, clear, strict=True)), 0, knots[0].doubt
    for count, (doubt, one) in enumerate(ranked, 1):
        told += one
        if count >= BIN and told / count >= PASSED_CLEAR:
            last = doubt
    before = [knot for knot in knots if knot.doubt < last and knot.clear > PASSED]
    after = [knot for knot in knots if knot.doubt > last and knot.clear < PASSED]
    return [*before, Knot(last, PASSED), *after]


def doubt_at(knots: Sequence[Knot], clear: float) -> float:
    """The doubt at which the curve falls to a share of clear texts; `NEVER` where it does not."""
    for one, other in pairwise(knots):
        if one.clear > clear >= other.clear:
            return one.doubt + (other.doubt - one.doubt) * (one.clear - clear) / (one.clear - other.clear)
    return NEVER
