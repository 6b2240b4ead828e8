"""The verdict on a case: issues, score, thresholds, decision."""

from typing import NamedTuple

from askfirst.model import Decision, EffectiveThresholds
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.scoring.answers import reply_issues
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.naming import doubt
from askfirst.scoring.classifier.opinion import Opinion, opinion
from askfirst.scoring.confidence import UNIT, Calibrated, Score, score
from askfirst.scoring.decision import at_stake, decide, effective
from askfirst.scoring.findings.no_order import only_courteous
from askfirst.scoring.raised import Raised, raise_issues, ranked, yielding


class Verdict(NamedTuple):
    """What scoring says about a case, before it is put into words."""

    raised: tuple[Raised, ...]
    score: Score
    thresholds: EffectiveThresholds
    decision: Decision
    clarification_request: bool


def judge(pack: Pack, material: Material, classifier: Classifier | None = None, weighs: bool = False) -> Verdict:
    """The verdict of a pack on a case, with the classifier's opinion where there is one.

    With `weighs` what yields to a classifier does so without one: that is how classifiers are fitted.
    The classifier, which has to know the language, is not asked about replies, nor about courtesies: these
    order nothing, so that nothing in them can be unclear.
    """
    request = material.request
    off = frozenset(request.rules_off)
    raised = reply_issues(pack, material, off)
    seen: Opinion | None = None
    if raised is None:
        courteous = only_courteous(material)
        if classifier is not None and pack.questions.doubt is not None and not courteous:
            seen = opinion(classifier, material)
        raised = raise_issues(pack, material, off)
        if courteous:
            raised = [issue for issue in raised if not issue.placed]
        if weighs or seen is not None:
            raised = yielding(raised, sure=seen is not None and seen.sure)
    stakes = at_stake(pack, material)
    if stakes:
        raised = ranked([issue._replace(hard=True) for issue in raised])
    scored = score([(one.rule.id, one.rule.type, one.hard) for one in raised], pack.weights, calibrated(seen))
    thresholds = effective(request.thresholds or pack.thresholds, stakes)
    blocked = any(issue.hard for issue in raised)
    decision = decide(scored.confidence / UNIT, blocked, thresholds)
    if decision == "clarify" and not raised and seen is not None:
        raised = [doubt(pack, material, seen)]
    return Verdict(
        raised=tuple(raised),
        score=scored,
        thresholds=thresholds,
        decision=decision,
        clarification_request=any(issue.rule.id == CLARIFICATION_REQUEST for issue in raised),
    )


def calibrated(seen: Opinion | None) -> Calibrated | None:
    """How an opinion turns the rule score into a confidence."""
    return None if seen is None else Calibrated(seen.points, seen.blocked_cap)


CLARIFICATION_REQUEST = "clarification_request"
"""The general rule for instructions that order a question to the user."""
