"""What a gate gets right and wrong on labelled cases, and whether its confidences mean what they say."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from askfirst.errors import UnknownLanguage
from askfirst.evaluation.dataset import Case
from askfirst.gate import Gate
from askfirst.model import Assessment, Instruction

SIBLINGS = (
    ("timeline_without_specifics", "unclear_timeframe"),
    ("customer_segment_ambiguity", "underspecified_parameter"),
    ("audience_without_demographics", "underspecified_parameter"),
    ("goals_without_metrics", "underspecified_parameter"),
    ("priority_without_scale", "underspecified_parameter"),
    ("discount_without_conditions", "underspecified_parameter"),
    ("location_without_specifics", "undefined_reference"),
    ("location_without_specifics", "ambiguous_reference"),
    ("pricing_without_currency", "required_parameter_absent"),
    ("campaign_without_budget", "required_parameter_absent"),
    ("content_without_format", "required_parameter_absent"),
    ("quantity_without_units", "required_parameter_absent"),
    ("deadline_without_timezone", "required_parameter_absent"),
    ("imprecise_quantifier", "unclear_scope"),
    ("contradictory_requirements", "mutually_exclusive_options"),
    ("contradictory_requirements", "unclear_priorities"),
    ("mutually_exclusive_options", "unclear_priorities"),
    ("undefined_reference", "ambiguous_reference"),
)
"""Names for the same defect seen from two sides; either counts as found."""
BINS = 10
"""Of equal mass, so that no bin is empty however the confidences lie."""
PASSED = 0.9
"""Confidence from which an instruction proceeds without a log line."""


class Outcome(NamedTuple):
    """A case and what the gate said about it; `doubtful`: its readers were in doubt what is right."""

    case: Case
    assessment: Assessment
    doubtful: bool = False

    @property
    def asked(self) -> bool:
        """Whether the gate asks."""
        return self.assessment.decision == "clarify"

    @property
    def passed(self) -> bool:
        """Whether it reaches the confidence from which an instruction proceeds without a log line."""
        return self.assessment.confidence >= PASSED

    @property
    def right(self) -> bool:
        """Whether asking, or not asking, was right."""
        return self.asked == self.case.unclear

    @property
    def right_issue(self) -> bool:
        """Whether the main issue, or a sibling of it, is among those that were found."""
        main = self.case.issues[:1]
        wanted = {*main, *(name for pair in SIBLINGS for name in pair if set(pair) & set(main))}
        return any(wanted & {issue.rule, issue.kind} for issue in self.assessment.issues)


class Figures(NamedTuple):
    """Shares from 0 to 1; None where there is nothing to count.

    `false_asks` is the share of clear cases that are asked about, `calibration_error` the mean distance of confidence
    and share of clear ones over ten bins of equal mass, `passed` the share of cases that reach `PASSED`, `clear_passed`
    that of the clear ones.
    """

    cases: int
    accuracy: float | None
    clear_right: float | None
    clarify_right: float | None
    right_without_doubt: float | None
    pairs_right: float | None
    pairs_ordered: float | None
    issue_right: float | None
    macro_f1: float | None
    false_asks: float | None
    calibration_error: float | None
    passed: float | None
    clear_passed: float | None
    clear_among_passed: float | None


class Bin(NamedTuple):
    """Cases of neighbouring confidence: their number, mean confidence, and share of clear ones."""

    cases: int
    confidence: float
    clear: float


def outcomes(assess: Callable[[Instruction], Assessment], cases: Iterable[Case]) -> list[Outcome]:
    """What the gate says about each case."""
    return [Outcome(case, assess(case.instruction())) for case in cases]


def within_reach(gate: Gate, cases: Iterable[Case]) -> tuple[list[Case], dict[str, int]]:
    """The cases in a language that has packs, and for every other language how many were left out."""
    kept: list[Case] = []
    left_out: dict[str, int] = {}
    for case in cases:
        try:
            gate.language_of(case.instruction())
        except UnknownLanguage:
            left_out[str(case.language)] = left_out.get(str(case.language), 0) + 1
        else:
            kept.append(case)
    return kept, left_out


def share(values: Iterable[bool]) -> float | None:
    """The share of true values."""
    listed = list(values)
    return sum(listed) / len(listed) if listed else None


def figures(results: list[Outcome]) -> Figures:
    """The figures of a set; the main issue counts where it was rightly asked."""
    pairs: dict[str, list[Outcome]] = {}
    for result in results:
        if result.case.group:
            pairs.setdefault(result.case.group, []).append(result)
    mixed = [pair for pair in pairs.values() if len({one.case.unclear for one in pair}) == 2]
    found = [one for one in results if one.case.unclear and one.asked and one.case.issues]
    return Figures(
        cases=len(results),
        accuracy=share(one.right for one in results),
        clear_right=share(one.right for one in results if not one.case.unclear),
        clarify_right=share(one.right for one in results if one.case.unclear),
        right_without_doubt=share(one.right for one in results if not one.doubtful),
        pairs_right=share(all(one.right for one in pair) for pair in mixed),
        pairs_ordered=share(ordered(pair) for pair in mixed),
        issue_right=share(one.right_issue for one in found),
        macro_f1=macro_f1(results),
        false_asks=share(one.asked for one in results if not one.case.unclear),
        calibration_error=calibration_error(reliability(results)),
        passed=share(one.passed for one in results),
        clear_passed=share(one.passed for one in results if not one.case.unclear),
        clear_among_passed=share(not one.case.unclear for one in results if one.passed),
    )


def ordered(pair: list[Outcome]) -> bool:
    """Whether every unclear member scores lower than every clear one."""
    unclear = max(one.assessment.confidence for one in pair if one.case.unclear)
    return unclear < min(one.assessment.confidence for one in pair if not one.case.unclear)


def mechanism(result: Outcome) -> str:
    """What a miss is put down to: the rule that asked in vain, or the issue that was missed."""
    if result.asked and result.assessment.issues:
        return result.assessment.issues[0].rule
    return result.case.issues[0] if result.case.issues else "unnamed"


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
