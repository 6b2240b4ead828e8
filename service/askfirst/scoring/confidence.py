"""From issues to rule_score, confidence and the contributions that add up to it.

All sums are in ten-thousandths, as integers, so that they are exact on every machine.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from askfirst.model import IssueType
from askfirst.rules.schema import Weights

UNIT = 10_000


class Line(NamedTuple):
    """One line of the sum: its source, its points in ten-thousandths, the issue it stands for."""

    source: str
    points: int
    issue: int | None = None


class Score(NamedTuple):
    """`rule_score` and `confidence` in ten-thousandths, and the lines that add up to the latter."""

    rule_score: int
    confidence: int
    lines: tuple[Line, ...]


Calibrated: TypeAlias = Callable[[int], int]
"""What a classifier makes of a rule score, both in ten-thousandths."""


def score(issues: list[tuple[str, IssueType, bool]], weights: Weights, calibrated: Calibrated | None = None) -> Score:
    """The score of issues given as (rule id, type, hard).

    `rule_score` is the protocol's formula: 0.2 for each thing that is missing or has several
    meanings, 0.1 for each vague term, 0.3 once if anything conflicts, never below 0. The confidence
    is that, or what a classifier makes of it, and no more than the cap where something blocks.
    """
    lines = [Line("start", UNIT)]
    total = UNIT
    conflict = False
    for number, (rule, issue_type, _) in enumerate(issues):
        points = round(getattr(weights, issue_type) * UNIT)
        if issue_type == "conflicting_instructions":
            points, conflict = (0 if conflict else points), True
        total -= points
        lines.append(Line(f"rule:{rule}", -points, number))
    if total < 0:
        lines.append(Line("floor", -total))
        total = 0
    rule_score = total
    cap = round(weights.blocked_cap * UNIT)
    if calibrated is not None:
        lines.append(Line("classifier", calibrated(rule_score) - rule_score))
        total += lines[-1].points
    if any(hard for _, _, hard in issues) and total > cap:
        lines.append(Line("cap", cap - total))
        total = cap
    return Score(rule_score, total, tuple(lines))
