"""A clarification as everybody sees it, as events tell of it, and what the protocol's table says of it."""

from typing import Any, Literal

from askfirst.clarifications.draft import open_questions, public_answer, public_question
from askfirst.clarifications.events import Effect
from askfirst.clarifications.merging import prompt, updated_instruction
from askfirst.clarifications.risk import assumptions, interpretation, risk_of
from askfirst.clarifications.shapes import (
    AskedLevel,
    AskedQuestion,
    ClarificationView,
    Deferral,
    GivenAnswer,
    SpecificIssue,
    WorkflowState,
)
from askfirst.clarifications.state import Clarification, Question, UpdatedInstruction
from askfirst.model import Assessment, Decision, Instruction, Party
from askfirst.moments import iso

STATES: dict[str, WorkflowState] = {"pending": "AWAITING_CLARIFICATION", "cancelled": "CANCELLED"}
"""Of what has not ended in an outcome that can be acted on."""


def view(c: Clarification, *, context: str | None = None, assessment: Assessment | None = None) -> ClarificationView:
    """The clarification for the outside; `context` only where the caller carries it."""
    asked = tuple(asked_question(c, question) for question in open_questions(c))
    done = c.status in ("resolved", "best_guess")
    return ClarificationView(
        id=c.id,
        version=c.version,
        status=c.status,
        ended=c.ended,
        workflow_state=workflow_state(c),
        decision=decision(c),
        from_=party(c.instruction.from_),
        to=party(c.instruction.to),
        timestamp=iso(c.created_at),
        updated_at=iso(c.updated_at),
        original_message_id=c.original_message_id,
        confidence_score=c.confidence,
        ambiguity_type=c.ambiguity_type,
        specific_issues=tuple(SpecificIssue(item.field, item.issue, item.suggestion) for item in c.items if item.issue),
        mode=c.mode,
        question=asked[0] if asked else None,
        questions=asked,
        level=asked_level(c),
        clarification_count=count(c),
        answers=tuple(GivenAnswer(**public_answer(answer)) for answer in c.answers),
        late_answers=tuple(GivenAnswer(**public_answer(answer)) for answer in c.late),
        deferrals=tuple(
            Deferral(question_id=one.question_id, field=one.field, said=one.said, by=one.by.id if one.by else None)
            for one in c.deferrals
        ),
        updated_instruction=updated_instruction(c) if done else None,
        prompt=prompt(c) if done else None,
        proposed_interpretation=interpretation(c) if done else None,
        assumptions=assumptions(c) if done else (),
        risk=risk_of(c),
        handoff=c.requires_handoff and done,
        context=context,
        assessment=assessment,
    )


def clear_view(instruction: Instruction, assessment: Assessment, now: int) -> ClarificationView:
    """What is said about an instruction that needs no question. `now` in ms."""
    return ClarificationView(
        id=None,
        status="clear",
        workflow_state="EXECUTING",
        decision=assessment.decision,
        from_=party(instruction.from_),
        to=party(instruction.to),
        timestamp=iso(now),
        updated_at=iso(now),
        confidence_score=assessment.confidence,
        ambiguity_type=assessment.ambiguity_type,
        specific_issues=tuple(SpecificIssue(one.field, one.issue, one.suggestion) for one in assessment.issues),
        updated_instruction=UpdatedInstruction(instruction.text, dict(instruction.fields)),
        assessment=assessment,
    )


def workflow_state(c: Clarification) -> WorkflowState:
    """Where the work stands; on hold where only a person may go on."""
    return STATES.get(c.status) or ("EXECUTING" if risk_of(c).safe_to_proceed else "ON_HOLD")


def decision(c: Clarification) -> Decision:
    """What to do now: not go on, go on, or go on and write down what was assumed. What is not safe never goes on."""
    if c.status in ("pending", "cancelled") or not risk_of(c).safe_to_proceed:
        return "clarify"
    return "proceed_with_log" if assumptions(c) else "proceed"


def count(c: Clarification) -> int:
    """How often the open matter has been asked about: 1, 2, .. while pending, 0 at the end."""
    waiting = open_questions(c)
    return max((c.items[question.item].misses + c.items[question.item].partly + 1 for question in waiting), default=0)


def asked_question(c: Clarification, question: Question) -> AskedQuestion:
    """An open question for the outside."""
    put_off = any((one.question_id, one.level) == (question.id, c.level) for one in c.deferrals)
    return AskedQuestion(**public_question(c, question), deferred=put_off)


def asked_level(c: Clarification) -> AskedLevel | None:
    """The level that is waited for; None at the end."""
    if c.deadline is None:
        return None
    level = c.chain[c.level]
    return AskedLevel(c.level, level.role, level.timeout, iso(c.deadline), level.reach)


def party(given: Party | str | None) -> Party | None:
    """Who asks or wrote, as a party also where only a name was given."""
    return Party(given) if isinstance(given, str) else given


def event_body(effect: Effect, c: Clarification) -> dict[str, Any]:
    """What a webhook sends about an effect: what happened, and the clarification as it then was."""
    return {
        "id": effect.id,
        "type": effect.type,
        "timestamp": iso(effect.at),
        "late": effect.late,
        "data": {**effect.details, "clarification": view(c)},
    }


def responded(c: Clarification) -> bool:
    """Whether somebody settled it: by an answer, or by calling the request off, which is one, too."""
    return c.status == "resolved" or c.ended == "declined"


def response_status(c: Clarification) -> Literal["resolved", "escalated", "timeout"] | None:
    """The protocol's `response_status`: somebody of the first level settled it, one above it, or nobody did."""
    if responded(c):
        return "resolved" if c.level == c.first_level else "escalated"
    return "timeout" if c.status == "best_guess" else None


def escalated_to(c: Clarification) -> str | None:
    """The highest role that was asked beyond the first level, if any."""
    return c.chain[c.level].role if c.level > c.first_level else None


def responded_at(c: Clarification) -> int | None:
    """When the first answer came, in ms; None where none did."""
    return next((answer.at for answer in c.answers if answer.outcome != "timed_out"), None)
