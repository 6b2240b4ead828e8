"""An assessment as one flat object, for tools that map fields from a sample answer."""

from typing import Annotated, Any

from msgspec import Meta, Struct

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

    id: Annotated[str, Meta(description="Its id")]
    decision: Annotated[str, Meta(description="What to do: `proceed`, `proceed_with_log` or `clarify`")]
    confidence: Annotated[
        float, Meta(description="From 0 to 1: how surely the instruction can be carried out as it stands")
    ]
    rule_score: Annotated[float, Meta(description="The protocol's formula over the issues, from 0 to 1")]
    needs_clarification: Annotated[bool, Meta(description="Whether something has to be asked")]
    clarification_request: Annotated[
        bool, Meta(description="Whether the instruction itself orders a question to the user")
    ]
    language: Annotated[str, Meta(description="Its language, `en` for instance; found out unless given")]
    department: Annotated[str | None, Meta(description="Whose rules hold beside the general ones")]
    ambiguity_type: Annotated[str | None, Meta(description="The type of the first issue")]
    question: Annotated[str | None, Meta(description="The question to ask first; null where there is none")]
    options: Annotated[str | None, Meta(description="Answers to the question, separated by ` | `")]
    combined_question: Annotated[str | None, Meta(description="All questions in one")]
    proposed_interpretation: Annotated[str | None, Meta(description="How it would be understood if nobody answered")]
    issue_count: Annotated[int, Meta(description="How many things are unclear")]
    rules: Annotated[str | None, Meta(description="The rules that found something, separated by commas")]
    issue_1_rule: Annotated[str | None, Meta(description="The rule that found the first issue")] = None
    issue_1_type: Annotated[str | None, Meta(description="The type of the first issue")] = None
    issue_1_kind: Annotated[str | None, Meta(description="The kind of the first issue")] = None
    issue_1_field: Annotated[str | None, Meta(description="The parameter that the first issue is about")] = None
    issue_1_text: Annotated[str | None, Meta(description="The words that the first issue is about")] = None
    issue_1_issue: Annotated[str | None, Meta(description="What is unclear there")] = None
    issue_1_suggestion: Annotated[str | None, Meta(description="What the writer could have said")] = None
    issue_1_question: Annotated[str | None, Meta(description="The question about it")] = None
    issue_1_options: Annotated[str | None, Meta(description="Answers to it, separated by ` | `")] = None
    issue_1_assume: Annotated[str | None, Meta(description="What is taken for granted without an answer")] = None
    issue_2_rule: Annotated[str | None, Meta(description="The rule that found the second issue")] = None
    issue_2_type: Annotated[str | None, Meta(description="The type of the second issue")] = None
    issue_2_kind: Annotated[str | None, Meta(description="The kind of the second issue")] = None
    issue_2_field: Annotated[str | None, Meta(description="The parameter that the second issue is about")] = None
    issue_2_text: Annotated[str | None, Meta(description="The words that the second issue is about")] = None
    issue_2_issue: Annotated[str | None, Meta(description="What is unclear there")] = None
    issue_2_suggestion: Annotated[str | None, Meta(description="What the writer could have said")] = None
    issue_2_question: Annotated[str | None, Meta(description="The question about it")] = None
    issue_2_options: Annotated[str | None, Meta(description="Answers to it, separated by ` | `")] = None
    issue_2_assume: Annotated[str | None, Meta(description="What is taken for granted without an answer")] = None
    issue_3_rule: Annotated[str | None, Meta(description="The rule that found the third issue")] = None
    issue_3_type: Annotated[str | None, Meta(description="The type of the third issue")] = None
    issue_3_kind: Annotated[str | None, Meta(description="The kind of the third issue")] = None
    issue_3_field: Annotated[str | None, Meta(description="The parameter that the third issue is about")] = None
    issue_3_text: Annotated[str | None, Meta(description="The words that the third issue is about")] = None
    issue_3_issue: Annotated[str | None, Meta(description="What is unclear there")] = None
    issue_3_suggestion: Annotated[str | None, Meta(description="What the writer could have said")] = None
    issue_3_question: Annotated[str | None, Meta(description="The question about it")] = None
    issue_3_options: Annotated[str | None, Meta(description="Answers to it, separated by ` | `")] = None
    issue_3_assume: Annotated[str | None, Meta(description="What is taken for granted without an answer")] = None
    packs_version: Annotated[str, Meta(description="The version of the packs")]


def flattened(assessment: Assessment) -> FlatAssessment:
    """The flat form of an assessment."""
    issues = assessment.issues
    asked = next((issue for issue in issues if issue.question == assessment.question), None)
    numbered: dict[str, Any] = {
        f"issue_{number}_{name}": value
        for number, issue in enumerate(issues[:SHOWN], 1)
        for name, value in _fields(issue).items()
    }
    shared = {name: getattr(assessment, name) for name in FlatAssessment.__struct_fields__ if hasattr(assessment, name)}
    return FlatAssessment(
        **shared,
        options=_options(asked) if asked else None,
        issue_count=len(issues),
        rules=", ".join(issue.rule for issue in issues) or None,
        packs_version=assessment.versions.packs,
        **numbered,
    )


def _fields(issue: Issue) -> dict[str, str | None]:
    plain = ("rule", "type", "kind", "field", "issue", "suggestion", "question", "assume")
    found: dict[str, str | None] = {name: getattr(issue, name) for name in plain}
    return found | {"text": issue.span.text if issue.span else None, "options": _options(issue)}


def _options(issue: Issue) -> str | None:
    return SEPARATOR.join(issue.options) or None
