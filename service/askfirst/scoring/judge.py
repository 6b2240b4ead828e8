"""The verdict on a case: issues, score, thresholds, decision.

It takes three steps, so that the classifier's encoder can read the texts of several cases together: each case is looked
at, opinions are formed, and each case is concluded. One case alone goes the same way.
"""

from collections.abc import Sequence
from typing import NamedTuple

from askfirst.model import Decision, EffectiveThresholds
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.scoring.answers import reply_issues
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.naming import doubt
from askfirst.scoring.classifier.opinion import Leaning, Opinion, leaning, opinions
from askfirst.scoring.confidence import UNIT, Calibrated, Score, score
from askfirst.scoring.decision import at_stake, decide, effective
from askfirst.scoring.findings.no_order import only_courteous
from askfirst.scoring.raised import Raised, courtesies_last, raise_issues, ranked, yielding
from askfirst.scoring.references.candidates.narrowing import narrowed


class Verdict(NamedTuple):
    """What scoring says about a case, before it is put into words."""

    raised: tuple[Raised, ...]
    score: Score
    thresholds: EffectiveThresholds
    decision: Decision
    clarification_request: bool


class Look(NamedTuple):
    """A case that was looked at: what its verdict follows from, but for the encoder's say.

    `leaning` is what the classifier leans to, where it is asked. It has to know the language, and is not asked about
    replies, nor about courtesies: these order nothing, so that nothing in them can be unclear.
    """

    pack: Pack
    material: Material
    replied: list[Raised] | None
    """What a reply to the assistant's question leaves open; None where the text is no reply."""
    courteous: bool
    leaning: Leaning | None


def judge(pack: Pack, material: Material, classifier: Classifier | None = None, weighs: bool = False) -> Verdict:
    """The verdict of a pack on a case, with the classifier's opinion where there is one.

    With `weighs` what yields to a classifier does so without one: that is how classifiers are fitted.
    """
    looked = look(pack, material, classifier)
    return concluded(looked, opinions_of([looked])[0], weighs)


def look(pack: Pack, material: Material, classifier: Classifier | None = None) -> Look:
    """A case looked at: the first step of a verdict."""
    replied = reply_issues(pack, material, frozenset(material.request.rules_off))
    courteous = replied is None and only_courteous(material)
    weighed = replied is None and not courteous and bool(material.text.words) and pack.questions.doubt is not None
    asked = classifier if weighed else None  # who asks for nothing in words has no words to ask about
    return Look(pack, material, replied, courteous, None if asked is None else leaning(asked, narrowed(material)))


def opinions_of(looks: Sequence[Look]) -> list[Opinion | None]:
    """The classifiers' opinions on cases, in order: the second step, for several cases at once."""
    found = iter(opinions([one.leaning for one in looks if one.leaning is not None]))
    return [None if one.leaning is None else next(found) for one in looks]


def concluded(looked: Look, seen: Opinion | None, weighs: bool = False) -> Verdict:
    """The verdict on a case, given the classifier's opinion: the last step."""
    pack, material, raised = looked.pack, looked.material, looked.replied
    request = material.request
    if raised is None:
        raised = raise_issues(pack, material, frozenset(request.rules_off))
        if looked.courteous:
            raised = [issue for issue in raised if not issue.placed]
        if weighs or (seen is not None and not seen.by_fields):  # who doubted the words does not overrule rules on them
            raised = yielding(raised, sure=seen is not None and seen.sure)
    stakes = at_stake(pack, material)
    if stakes:
        raised = ranked([issue._replace(hard=True) for issue in raised])
    raised = courtesies_last(raised, material.text)
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
