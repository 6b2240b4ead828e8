"""What a gate gets right and wrong on labelled cases."""

from collections.abc import Callable, Iterable
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


class Outcome(NamedTuple):
    """A case and what the gate said about it."""

    case: Case
    assessment: Assessment

    @property
    def asked(self) -> bool:
        """Whether the gate asks."""
        return self.assessment.decision == "clarify"

    @property
    def right(self) -> bool:
        """Whether asking, or not asking, was right."""
        return self.asked == self.case.unclear

    @property
    def right_issue(self) -> bool:
        """Whether the main issue, or a sibling of it, is among those that were found."""
        wanted = set(self.case.issues[:1])
        for one, other in SIBLINGS:
            if one in self.case.issues[:1]:
                wanted.add(other)
            if other in self.case.issues[:1]:
                wanted.add(one)
        return any(wanted & {issue.rule, issue.kind} for issue in self.assessment.issues)


class Figures(NamedTuple):
    """Shares from 0 to 1; None where there is nothing to count."""

    cases: int
    accuracy: float | None
    clear_right: float | None
    clarify_right: float | None
    pairs_right: float | None
    pairs_ordered: float | None
    issue_right: float | None


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
    """The figures of a set: accuracy, each class, pairs, and the main issue where asked rightly."""
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
        pairs_right=share(all(one.right for one in pair) for pair in mixed),
        pairs_ordered=share(ordered(pair) for pair in mixed),
        issue_right=share(one.right_issue for one in found),
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
