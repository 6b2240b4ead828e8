"""An assessment as one flat object, for tools that map fields from a sample answer."""

from msgspec import Struct

from askfirst.model import Assessment, Issue

SHOWN = 3
"""Issues that have fields of their own; `rules` names them all."""
SEPARATOR = " | "
"""Between options, which may hold commas themselves."""


class FlatAssessment(Struct, frozen=True, kw_only=True):
    """The assessment without lists and objects. Every field is always there; what does not apply is null.

    `question` is the one to ask first and `options` are its answers, separated by " | ";
    `combined_question` asks everything at once. `rules` names all issues, `issue_1_...` to
    `issue_3_...` describe the first three, in the order in which they are to be asked.
    """

    id: str
    decision: str
    confidence: float
    rule_score: float
    needs_clarification: bool
    clarification_request: bool
    language: str
    department: str | None
    ambiguity_type: str | None
    question: str | None
    options: str | None
    combined_question: str | None
    proposed_interpretation: str | None
    issue_count: int
    rules: str | None
    issue_1_rule: str | None = None
    issue_1_type: str | None = None
    issue_1_kind: str | None = None
    issue_1_field: str | None = None
    issue_1_text: str | None = None
    issue_1_issue: str | None = None
    issue_1_suggestion: str | None = None
    issue_1_question: str | None = None
    issue_1_options: str | None = None
    issue_1_assume: str | None = None
    issue_2_rule: str | None = None
    issue_2_type: str | None = None
    issue_2_kind: str | None = None
    issue_2_field: str | None = None
    issue_2_text: str | None = None
    issue_2_issue: str | None = None
    issue_2_suggestion: str | None = None
    issue_2_question: str | None = None
    issue_2_options: str | None = None
    issue_2_assume: str | None = None
    issue_3_rule: str | None = None
    issue_3_type: str | None = None
    issue_3_kind: str | None = None
    issue_3_field: str | None = None
    issue_3_text: str | None = None
    issue_3_issue: str | None = None
    issue_3_suggestion: str | None = None
    issue_3_question: str | None = None
    issue_3_options: str | None = None
    issue_3_assume: str | None = None
    packs_version: str


def flattened(assessment: Assessment) -> FlatAssessment:
    """The flat form of an assessment."""
    issues = assessment.issues
    asked = next((issue for issue in issues if issue.question == assessment.question), None)
    numbered = {
        f"issue_{number}_{name}": value
        for number, issue in enumerate(issues[:SHOWN], 1)
        for name, value in _fields(issue).items()
    }
    return FlatAssessment(
        id=assessment.id,
        decision=assessment.decision,
        confidence=assessment.confidence,
        rule_score=assessment.rule_score,
        needs_clarification=assessment.needs_clarification,
        clarification_request=assessment.clarification_request,
        language=assessment.language,
        department=assessment.department,
        ambiguity_type=assessment.ambiguity_type,
        question=assessment.question,
        options=_options(asked) if asked else None,
        combined_question=assessment.combined_question,
        proposed_interpretation=assessment.proposed_interpretation,
        issue_count=len(issues),
        rules=", ".join(issue.rule for issue in issues) or None,
        packs_version=assessment.versions.packs,
        **numbered,
    )


def _fields(issue: Issue) -> dict[str, str | None]:
    return {
        "rule": issue.rule,
        "type": issue.type,
        "kind": issue.kind,
        "field": issue.field,
        "text": issue.span.text if issue.span else None,
        "issue": issue.issue,
        "suggestion": issue.suggestion,
        "question": issue.question,
        "options": _options(issue),
        "assume": issue.assume,
    }


def _options(issue: Issue) -> str | None:
    return SEPARATOR.join(issue.options) or None
