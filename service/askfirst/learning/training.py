"""Training: labelled texts in, weights out; the same texts and packs give the same weights."""

from collections.abc import Sequence

from sklearn.metrics import roc_auc_score

from askfirst.evaluation.measure import share
from askfirst.learning.calibration import Calibration, calibrate, out_of_fold
from askfirst.learning.model import Model
from askfirst.learning.samples import Sample, data_id
from askfirst.scoring.classifier.weights import VERSION, Trained


def train(samples: Sequence[Sample], also: Sequence[Sample] = (), language: str = "en") -> Trained:
    """The weights. `samples` fit weights and confidence, `also` the weights alone.

    The confidence is fitted on texts that no rule was made for: rules are too good on the others.
    """
    logits = out_of_fold(samples, also)
    fitted = calibrate(samples, logits)
    model = Model([*samples, *also])
    return Trained(
        version=VERSION,
        language=language,
        data=data_id([*samples, *also]),
        intercept=model.intercept,
        weights=model.weights,
        k=fitted.k,
        steps=fitted.steps,
        blocked_cap=fitted.blocked_cap,
        metrics=metrics(samples, logits, fitted),
    )


def metrics(samples: Sequence[Sample], logits: Sequence[float], fitted: Calibration) -> dict[str, float]:
    """What cross-validation over themes gives, on all texts and on those where rules are silent."""
    silent = [(one.unclear, logit) for one, logit in zip(samples, logits, strict=True) if one.rule_score == 10_000]
    right = share((logit > 0) == one.unclear for one, logit in zip(samples, logits, strict=True))
    found = {
        "texts": float(len(samples)),
        "accuracy": right or 0.0,
        "auc": float(roc_auc_score([one.unclear for one in samples], logits)),
        "auc_where_rules_are_silent": float(roc_auc_score(*zip(*silent, strict=True))),
        "clear_where_blocked": fitted.blocked_cap / 10_000,
    }
    return {name: round(value, 4) for name, value in found.items()}


CLOSE = 1e-6
"""Difference of two weights that rounding may make."""


def unlike(one: Trained, other: Trained) -> str | None:
    """In what the two differ beyond rounding, if in anything."""
    if one.data != other.data:
        return f"trained on other data or features: {one.data}, not {other.data}; run `make train`"
    same = one.weights.keys() == other.weights.keys()
    if not same or max(abs(one.weights[name] - other.weights[name]) for name in one.weights) > CLOSE:
        return "the weights differ, though the data does not"
    if (one.k, one.blocked_cap, [step.points for step in one.steps]) != (
        other.k, other.blocked_cap, [step.points for step in other.steps]
    ):  # fmt: skip
        return "the confidence differs, though the data does not"
    return None
