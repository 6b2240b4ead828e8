"""Whether weights are what training gives."""

from collections.abc import Sequence

from askfirst.scoring.classifier.weights import Head, Knot, Trained

CLOSE = 1e-6
"""Difference of two weights that rounding may make."""


def unlike(one: Trained, other: Trained) -> str | None:
    """In what the two differ beyond rounding, if in anything."""
    for name in ("work", "open"):
        if problem := unlike_heads(getattr(one, name), getattr(other, name)):
            return f"{name}: {problem}"
    if (one.k, one.language) != (other.k, other.language) or unlike_curves(one.blocked, other.blocked):
        return "the confidence differs, though the data does not"
    return None


def unlike_heads(one: Head, other: Head) -> str | None:
    """In what two heads differ beyond rounding, if in anything."""
    if one.data != other.data:
        return f"trained on other data or features: {one.data}, not {other.data}; run `make train`"
    same = one.weights.keys() == other.weights.keys()
    if not same or any(abs(one.weights[name] - other.weights[name]) > CLOSE for name in one.weights):
        return "the weights differ, though the data does not"
    shares = abs(one.ask_from - other.ask_from) > CLOSE or unlike_curves(one.curve, other.curve)
    return "the confidence differs, though the data does not" if shares else None


def unlike_curves(one: Sequence[Knot], other: Sequence[Knot]) -> bool:
    """Whether two curves differ beyond rounding."""
    if len(one) != len(other):
        return True
    return any(
        abs(a.doubt - b.doubt) > CLOSE or abs(a.clear - b.clear) > CLOSE for a, b in zip(one, other, strict=True)
    )
