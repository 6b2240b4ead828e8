"""How good log odds are."""

from collections.abc import Sequence

from sklearn.metrics import roc_auc_score

from askfirst.evaluation.measure import share
from askfirst.learning.samples import Sample


def metrics(samples: Sequence[Sample], logits: Sequence[float]) -> dict[str, float]:
    """How good log odds of texts are that were not trained on: on all, and on those where rules are silent."""
    told = [(one.unclear, logit) for one, logit in zip(samples, logits, strict=True)]
    silent = [one for one, sample in zip(told, samples, strict=True) if sample.rule_score == 10_000]
    found = {
        "texts": float(len(told)),
        "accuracy": share((logit > 0) == unclear for unclear, logit in told) or 0.0,
        "auc": area(told),
        "auc_where_rules_are_silent": area(silent),
    }
    return {name: round(value, 4) for name, value in found.items()}


def area(told: Sequence[tuple[bool, float]]) -> float:
    """The area under the curve; 0.5, as by chance, where all labels are the same."""
    return float(roc_auc_score(*zip(*told, strict=True))) if len({unclear for unclear, _ in told}) == 2 else 0.5
