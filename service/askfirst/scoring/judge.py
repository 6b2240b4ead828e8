"""The verdict on a case: issues, score, thresholds, decision."""

from functools import partial
from typing import NamedTuple

from askfirst.model import Decision, EffectiveThresholds
from askfirst.rules.nodes import NO_ACTS, Material
from askfirst.rules.pack import Pack
from askfirst.scoring.answers import reply_issues
from askfirst.scoring.classifier.combination import Evidence
from askfirst.scoring.classifier.naming import doubt
from askfirst.scoring.classifier.opinion import Classifier, Opinion, opinion
from askfirst.scoring.confidence import UNIT, Calibrated, Score, score
from askfirst.scoring.decision import at_stake, decide, effective
from askfirst.scoring.findings.candidates import narrowed
from askfirst.scoring.findings.requests import only_courteous
from askfirst.scoring.raised import Raised, courtesies_last, raise_issues, ranked, yielding
from askfirst.scoring.replied import answers_plainly, is_reply
from askfirst.scoring.retold import second_look
from askfirst.text.calls import names_a_call


class Verdict(NamedTuple):
    """What scoring says about a case, before it is put into words."""

    raised: tuple[Raised, ...]
    score: Score
    thresholds: EffectiveThresholds
    decision: Decision
    clarification_request: bool
    reply: bool
    """Whether the text was taken for a reply to the assistant's question."""
    evidence: Evidence | None
    """All that speaks for a question, where a classifier was asked."""


def judge(pack: Pack, material: Material, classifier: Classifier | None = None) -> Verdict:
    """The verdict of a pack on a case, with the classifier's opinion where there is one.

    It is not asked about courtesies, nor about a text without words: these order nothing, so that nothing in them can
    be unclear. Nor is it about a reply whose phrases tell that it answers: "yes", "skip"; nor about the bare name of an
    action that rules are made for, whose fields give all that these ask for: it learned from sentences.
    """
    asked = is_reply(material)
    plain = answers_plainly(material) if asked else only_courteous(material)
    seen = None
    if classifier is not None and material.text.words and pack.questions.doubt is not None and not plain:
        seen = opinion(classifier, narrowed(material), reply=asked)
        material.acts = seen.reading.act if asked else NO_ACTS
        seen = None if asked and answers_plainly(material) else seen
    off = frozenset(material.request.rules_off)
    replied = reply_issues(pack, material, off)
    raised = raise_issues(pack, material, off) if replied is None else replied
    if plain and not asked:
        raised = [issue for issue in raised if not issue.placed]
    if not raised and names_a_call(material.text) and pack.index.asks_of(material.named):
        seen = None
    if seen is not None and classifier is not None and replied is None:
        seen = second_look(classifier, material, seen.weighed(classifier.weighings, material.request.department))
    return concluded(pack, material, raised, seen, reply=replied is not None)


def concluded(pack: Pack, material: Material, raised: list[Raised], seen: Opinion | None, *, reply: bool) -> Verdict:
    """The verdict that follows from what rules raised, and from the classifier's opinion."""
    found = False
    if seen is not None:
        lowered = yielding(raised, sure=seen.sure)
        found = any(before.hard and not after.hard for before, after in zip(raised, lowered, strict=True))
        raised = lowered
    stakes = at_stake(pack, material)
    if stakes:
        raised = ranked([issue._replace(hard=True) for issue in raised])
    raised = courtesies_last(raised, material.text)
    blocked = any(issue.hard for issue in raised)
    calibrated: Calibrated | None = None
    if seen is not None:
        calibrated = partial(seen.points, found=found, blocked=blocked)
    scored = score([(one.rule.id, one.rule.type, one.hard) for one in raised], pack.weights, calibrated)
    thresholds = effective(material.request.thresholds or pack.thresholds, stakes)
    decision = decide(scored.confidence / UNIT, blocked, thresholds)
    # also what passes says what was in doubt
    if seen is not None and decision != "proceed" and (not raised or (decision == "clarify" and seen.asks)):
        raised = with_doubt(raised, doubt(pack, material, seen.reading))
    return Verdict(
        raised=tuple(raised),
        score=scored,
        thresholds=thresholds,
        decision=decision,
        clarification_request=any(issue.rule.id == CLARIFICATION_REQUEST for issue in raised),
        reply=reply,
        evidence=seen and seen.evidence(scored.rule_score, found=found, blocked=blocked),
    )


def with_doubt(raised: list[Raised], doubted: Raised) -> list[Raised]:
    """What rules found, and what the classifier doubts beside it: in other words of the text, and of another kind."""
    if not raised:
        return [doubted]
    apart = doubted.placed and not any(
        issue.rule.kind == doubted.rule.kind or not issue.placed or issue.hit.overlaps(doubted.hit) for issue in raised
    )
    return [*raised, doubted] if apart else raised


CLARIFICATION_REQUEST = "clarification_request"
"""The general rule for instructions that order a question to the user."""
