"""Whether a confidence means what it says: reliability, calibration error, and what passes."""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.evaluation.measure import Outcome, share

BINS = 10
"""Of equal mass, so that no bin is empty however the confidences lie."""
PASSED = 0.9
"""Confidence from which an instruction proceeds without a log line."""


class Bin(NamedTuple):
    """Cases of neighbouring confidence: their number, mean confidence, and share of clear ones."""

    cases: int
    confidence: float
    clear: float


class Trust(NamedTuple):
    """Shares from 0 to 1; None where there is nothing to count.

    `false_asks` is the share of clear cases that are asked about, `calibration_error` the mean
    distance of confidence and share of clear ones over ten bins of equal mass.
    """

    macro_f1: float | None
    false_asks: float | None
    calibration_error: float | None
    passed: float | None
    clear_among_passed: float | None


def trust(results: Sequence[Outcome]) -> Trust:
    """What a set says about confidences."""
    passed = [one for one in results if one.assessment.confidence >= PASSED]
    return Trust(
        macro_f1=macro_f1(results),
        false_asks=share(one.asked for one in results if not one.case.unclear),
        calibration_error=calibration_error(reliability(results)),
        passed=len(passed) / len(results) if results else None,
        clear_among_passed=share(not one.case.unclear for one in passed),
    )


def reliability(results: Sequence[Outcome], bins: int = BINS) -> list[Bin]:
    """The cases in order of confidence, in bins of equal mass.

    Cases of one confidence count as their mean, wherever a bin ends among them.
    """
    by_confidence: dict[float, list[bool]] = {}
    for one in results:
        by_confidence.setdefault(one.assessment.confidence, []).append(not one.case.unclear)
    ranked = [(at, sum(held) / len(held)) for at, held in sorted(by_confidence.items()) for _ in held]
    found = []
    for number in range(bins):
        held = ranked[number * len(ranked) // bins : (number + 1) * len(ranked) // bins]
        if held:
            clear = sum(one for _, one in held) / len(held)
            found.append(Bin(len(held), sum(one for one, _ in held) / len(held), clear))
    return found


def calibration_error(bins: Sequence[Bin]) -> float | None:
    """The mean distance of confidence and share of clear ones, weighed by cases."""
    total = sum(one.cases for one in bins)
    return sum(one.cases * abs(one.confidence - one.clear) for one in bins) / total if total else None


def macro_f1(results: Sequence[Outcome]) -> float | None:
    """The mean of the F1 of both classes; None where a class is missing."""
    if len({one.case.unclear for one in results}) < 2:
        return None
    scores = []
    for unclear in (True, False):
        hit = sum(one.asked == unclear and one.case.unclear == unclear for one in results)
        said = sum(one.asked == unclear for one in results) + sum(one.case.unclear == unclear for one in results)
        scores.append(2 * hit / said)
    return sum(scores) / 2
