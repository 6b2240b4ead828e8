"""The verdict on a case: issues, score, thresholds, decision."""

from typing import NamedTuple

from askfirst.model import Decision, EffectiveThresholds
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.scoring.answers import reply_issues
from askfirst.scoring.confidence import UNIT, Score, score
from askfirst.scoring.decision import at_stake, decide, effective
from askfirst.scoring.raised import Raised, raise_issues, ranked


class Verdict(NamedTuple):
    """What scoring says about a case, before it is put into words."""

    raised: tuple[Raised, ...]
    score: Score
    thresholds: EffectiveThresholds
    decision: Decision
    clarification_request: bool


def judge(pack: Pack, material: Material) -> Verdict:
    """The verdict of a pack on a case."""
    request = material.request
    off = frozenset(request.rules_off)
    raised = reply_issues(pack, material, off)
    if raised is None:
        raised = raise_issues(pack, material, off)
    stakes = at_stake(pack, material)
    if stakes:
        raised = ranked([issue._replace(hard=True) for issue in raised])
    scored = score([(one.rule.id, one.rule.type, one.hard) for one in raised], pack.weights)
    thresholds = effective(request.thresholds or pack.thresholds, stakes)
    blocked = any(issue.hard for issue in raised)
    return Verdict(
        raised=tuple(raised),
        score=scored,
        thresholds=thresholds,
        decision=decide(scored.confidence / UNIT, blocked, thresholds),
        clarification_request=any(issue.rule.id == CLARIFICATION_REQUEST for issue in raised),
    )


CLARIFICATION_REQUEST = "clarification_request"
"""The general rule for instructions that order a question to the user."""
