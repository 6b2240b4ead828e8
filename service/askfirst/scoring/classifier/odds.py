"""Log odds and probabilities."""

from math import exp


def sure(logit: float) -> float:
    """A log odds as a probability."""
    return 1 / (1 + exp(-logit)) if logit >= 0 else exp(logit) / (1 + exp(logit))
