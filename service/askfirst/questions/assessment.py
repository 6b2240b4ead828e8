"""Puts a verdict into the shape that everyone reads."""

import msgspec

from askfirst.model import AmbiguityDetail, Assessment, Contribution, Issue, Span, Versions
from askfirst.questions.caution import cautious
from askfirst.questions.sharing import shared
from askfirst.questions.wording import word_issue
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.scoring.confidence import UNIT
from askfirst.scoring.judge import Verdict
from askfirst.scoring.raised import Raised
from askfirst.text.addressed import Heard
from askfirst.text.reading import Reading
from askfirst.text.whole import whole


def assemble_assessment(
    pack: Pack, material: Material, verdict: Verdict, identity: str, versions: Versions
) -> Assessment:
    """The assessment in words, in the pack's language."""
    spans = [span_of(material.text, raised) for raised in verdict.raised]
    issues = tuple(word_issue(pack, material, raised, span) for raised, span in zip(verdict.raised, spans, strict=True))
    if material.request.required_fields:
        issues = shared(verdict.raised, issues)
    if verdict.thresholds.reasons:
        issues = tuple(cautious(pack, material, *both) for both in zip(verdict.raised, issues, strict=True))
    asked = verdict.decision == "clarify"
    return Assessment(
        id=identity,
        confidence=verdict.score.confidence / UNIT,
        rule_score=verdict.score.rule_score / UNIT,
        decision=verdict.decision,
        needs_clarification=asked,
        is_ambiguous=asked,
        clarification_request=verdict.clarification_request,
        language=pack.language,
        department=pack.department,
        ambiguity_type=issues[0].type if issues else None,
        issues=issues,
        contributions=tuple(
            Contribution(line.source, line.points / UNIT, None if line.issue is None else spans[line.issue])
            for line in verdict.score.lines
        ),
        thresholds=verdict.thresholds,
        question=issues[0].question if issues and asked else None,
        combined_question=combined(pack, issues) if issues and asked else None,
        ambiguity_details=tuple(
            AmbiguityDetail(issue.field or issue.kind, issue.issue, issue.question, issue.options) for issue in issues
        ),
        proposed_interpretation=interpretation(issues) if asked else None,
        versions=versions,
    )


def span_of(reading: Reading, raised: Raised) -> Span | None:
    """The stretch of the text that an issue is about, in whole words."""
    if not raised.placed:
        return None
    start, end = whole(reading.raw, *reading.offsets(raised.hit))
    return Span(start, end, reading.raw[start:end])


def combined(pack: Pack, issues: tuple[Issue, ...]) -> str:
    """All questions in one message, for people who are asked by mail."""
    questions = list(dict.fromkeys(issue.question for issue in issues))
    if len(questions) == 1:
        return questions[0]
    numbered = " ".join(f"({number}) {question}" for number, question in enumerate(questions, 1))
    return pack.questions.combined.format(questions=numbered)


def interpretation(issues: tuple[Issue, ...]) -> str | None:
    """What would be assumed if nobody answered."""
    return "; ".join(dict.fromkeys(issue.assume for issue in issues)) or None


def as_sent(assessment: Assessment, said: Heard, text: str) -> Assessment:
    """The assessment with every span where its words stand in the text as sent."""
    replace = msgspec.structs.replace
    return replace(
        assessment,
        issues=tuple(replace(issue, span=moved(issue.span, said, text)) for issue in assessment.issues),
        contributions=tuple(replace(line, span=moved(line.span, said, text)) for line in assessment.contributions),
    )


def moved(span: Span | None, said: Heard, text: str) -> Span | None:
    """A span of what was heard as one of the text as sent."""
    if span is None:
        return None
    start, end = said.before(span.start), said.before(span.end - 1) + 1
    return Span(start, end, text[start:end])
