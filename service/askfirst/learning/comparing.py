"""Whether weights are what training gives."""

from askfirst.learning import mixing
from askfirst.learning.model import SMALL
from askfirst.learning.named import Experts, Head, Named
from askfirst.scoring.classifier.weights import GRAIN

CLOSE = 1e-6
"""Difference of two weights that rounding may make; it may also put one on either side of `SMALL`."""


def unlike(one: Named, other: Named) -> str | None:
    """In what the two differ beyond rounding, if in anything."""
    if problem := unlike_heads(one.work, other.work):
        return f"work: {problem}"
    if unlike_experts(one.experts, other.experts):
        return "work: the experts differ, though the data does not"
    return None if one.languages == other.languages else "the languages differ"


def unlike_heads(one: Head, other: Head) -> str | None:
    """In what two heads differ beyond rounding, if in anything."""
    if one.data != other.data:
        return f"trained on other data or features: {one.data}, not {other.data}; run `make train`"
    same = one.within.keys() == other.within.keys()
    pairs = [(one.weights, other.weights), *((own, other.within.get(name, {})) for name, own in one.within.items())]
    if not same or any(unlike_weights(*pair) for pair in pairs):
        return "the weights differ, though the data does not"
    return None


def unlike_experts(one: Experts, other: Experts) -> bool:
    """Whether experts differ by more than one grain, which rounding may put on either side."""
    if any(getattr(one, name) != getattr(other, name) for name in ("topics", "departments", "sharpness", "beside")):
        return True
    if any(abs(a - b) > CLOSE for a, b in zip([*one.about, *one.doubt], [*other.about, *other.doubt], strict=True)):
        return True
    left, right = grains(one), grains(other)
    least = round(mixing.SMALL * GRAIN) + 1
    return any(
        abs(left[at] - right[at]) > 1 if at in left and at in right else abs(left.get(at, right.get(at, 0))) > least
        for at in {**left, **right}
    )


def grains(experts: Experts) -> dict[tuple[str, int], int]:
    """The weights by feature and column."""
    return {(name, column): weight for name, row in experts.weights.items() for column, weight in row.items()}


def unlike_weights(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two sets of weights differ beyond rounding."""
    return any(
        abs(one[name] - other[name]) > CLOSE
        if name in one and name in other
        else abs(one.get(name, other.get(name, 0.0))) > SMALL + CLOSE
        for name in {**one, **other}
    )
