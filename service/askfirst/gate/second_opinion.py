"""A second opinion on an instruction in doubt: when one is wanted, and what it changes.

Scoring asks nobody. It is done once as if nobody answered, which tells what opinions are wanted, and again with those
that came, if any did.
"""

from collections.abc import Mapping
from dataclasses import replace
from math import log
from typing import Literal, NamedTuple, TypeAlias

from askfirst.model import TYPE_OF_KIND, Instruction
from askfirst.scoring.classifier.combination import ASKED, PASSED, sure
from askfirst.scoring.classifier.naming import ABSENT, CLASSIFIER
from askfirst.scoring.confidence import UNIT, Line
from askfirst.scoring.decision import decide
from askfirst.scoring.judge import Verdict
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit

GIVEN, FAILED = "second_opinion", "second_opinion_failed"
"""What contributions call an opinion that counted, and one that was wanted and did not come."""
WEIGHT = 3.0
"""The log odds that an opinion counts for: those of somebody who is right 19 times in 20."""
LONGEST = 4_000
"""Characters of a text that is shown to somebody else; longer ones are judged here alone."""

Says: TypeAlias = Literal["clear", "unclear"]


class Middle(NamedTuple):
    """The confidences that are doubtful enough to ask: from `low` up to, and without, `high`."""

    low: float
    high: float


class Opinion(NamedTuple):
    """What came of asking; `says` is None where no opinion that can be used came in time.

    `question` is what to ask where it says "unclear": one line of plain text; blank where the built-in one stands.
    """

    says: Says | None
    question: str = ""


class Inquiry(NamedTuple):
    """An instruction that an opinion is wanted on, by its assessment's id."""

    id: str
    instruction: Instruction
    language: str


class Consultation:
    """The opinions on what is scored in one go: which are wanted, and what those change that were given."""

    def __init__(self, middle: Middle, given: Mapping[str, Opinion] | None = None) -> None:
        """`given` are opinions by the id of the assessment; what is wanted and not among them has not come."""
        self._middle, self._given = middle, given or {}
        self.wanted: dict[str, Inquiry] = {}

    def heard(self, verdict: Verdict, inquiry: Inquiry) -> Verdict:
        """The verdict with the opinion on it, where one is wanted."""
        if len(inquiry.instruction.text) > LONGEST or not in_doubt(verdict, self._middle):
            return verdict
        self.wanted[inquiry.id] = inquiry
        return with_opinion(verdict, self._given.get(inquiry.id, Opinion(None)), self._middle.high)


def in_doubt(verdict: Verdict, middle: Middle) -> bool:
    """Whether a second opinion is wanted: in the middle, where nothing blocks, and nobody has a good question yet.

    That is so where nothing would be asked, and where the question would be a general one.
    """
    blocked = any(issue.hard for issue in verdict.raised)
    if verdict.evidence is None or blocked or verdict.decision == "proceed":
        return False
    unasked = verdict.decision != "clarify" or all(issue.general for issue in verdict.raised)
    return unasked and middle.low <= verdict.score.confidence / UNIT < middle.high


def with_opinion(verdict: Verdict, opinion: Opinion, most: float) -> Verdict:
    """The verdict after an opinion on it, which never says more than `most`.

    "Clear" raises the confidence, at most to where it proceeds, but not where the action cannot be undone. "Unclear"
    lowers it to where a question is asked, and words that question where rules have none. So one more issue never
    raises a confidence here either: it lowers what this begins with, or makes that nobody is asked, and what blocks
    stays below all this.
    """
    before, raised = verdict.score.confidence, verdict.raised
    after = before
    if opinion.says == "clear" and not verdict.thresholds.reasons:
        most = min(most, verdict.thresholds.proceed)
        after = max(before, min(raised_by(before, WEIGHT), round(most * UNIT)))
    elif opinion.says == "unclear" and raised:
        after = min(before, asked_below(verdict.thresholds.log))
        if opinion.question and raised[0].rule.id == CLASSIFIER:
            raised = (asking(raised[0], opinion.question), *raised[1:])
    decision = decide(after / UNIT, False, verdict.thresholds)
    if decision == "proceed":
        raised = tuple(issue for issue in raised if issue.rule.id != CLASSIFIER)
    line = Line(FAILED if opinion.says is None else GIVEN, after - before)
    score = verdict.score._replace(confidence=after, lines=(*verdict.score.lines, line))
    return verdict._replace(raised=raised, score=score, decision=decision)


def asking(issue: Raised, question: str) -> Raised:
    """The issue with another question: what the reader took it to ask for says nothing of what answers this one."""
    rule = replace(issue.rule, field=None, kind=ABSENT, type=TYPE_OF_KIND[ABSENT])
    return issue._replace(rule=rule, hit=Hit(issue.hit.start, issue.hit.end), question=question)


def asked_below(threshold: float) -> int:
    """The most ten-thousandths at which a question is asked; between `ASKED` and `PASSED` no confidence lies."""
    return round(ASKED * UNIT) if ASKED < threshold <= PASSED else max(0, round(threshold * UNIT) - 1)


def raised_by(points: int, odds: float) -> int:
    """A confidence in ten-thousandths with so much more log odds."""
    clear = min(max(points, 1), UNIT - 1)
    return round(sure(log(clear / (UNIT - clear)) + odds) * UNIT)
