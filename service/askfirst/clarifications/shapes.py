"""The JSON shape in which everybody sees a clarification."""

from typing import Literal

from msgspec import Struct, field

from askfirst.clarifications.state import (
    NO_RISK,
    Assumption,
    Ended,
    Mode,
    Outcome,
    Risk,
    Standing,
    UpdatedInstruction,
    Value,
)
from askfirst.model import Assessment, Decision, IssueType, Party

WorkflowState = Literal["AWAITING_CLARIFICATION", "EXECUTING", "ON_HOLD", "CANCELLED"]


class SpecificIssue(Struct, frozen=True):
    """One thing that is unclear, in the protocol's words."""

    field: str | None
    issue: str
    suggestion: str


class AskedQuestion(Struct, frozen=True):
    """An open question: the one numbered `index`, from 0, of as many as are known so far."""

    id: str
    text: str
    options: tuple[str, ...]
    field: str | None
    index: int
    of: int
    deferred: bool = False
    """Whether a reply has put the answer off or handed it on: the question waits, and is not to be put again."""


class Deferral(Struct, frozen=True, kw_only=True):
    """A reply that put the answer off or handed it on ("ask Ines"), in its own words.

    Without `question_id` it was about a `field` that nobody had been asked about.
    """

    question_id: str | None
    field: str | None
    said: str
    by: str | None


class AskedLevel(Struct, frozen=True):
    """Who is asked now, for how many seconds, and until when."""

    index: int
    role: str
    timeout: int
    deadline: str
    reach: str | None = None


class GivenAnswer(Struct, frozen=True, kw_only=True):
    """What became of a question; `said` is the reply where an option was understood."""

    question_id: str | None
    field: str | None
    value: Value | None
    outcome: Outcome
    resolved: bool
    by: str | None
    said: str | None = None
    explanation: str | None = None


class ClarificationView(Struct, frozen=True, kw_only=True):
    """A clarification as everybody sees it; a chat says the same of its own in `conversations.state.Reply`.

    `status` is `clear` where nothing had to be asked: then `id` is null and `assessment` says why.
    `questions` has every open question: one at a time, or all of them in `all_at_once`.
    """

    id: str | None
    version: int = 0
    status: Standing
    ended: Ended | None = None
    workflow_state: WorkflowState
    decision: Decision
    from_: Party | None = field(default=None, name="from")
    to: Party | None = None
    timestamp: str
    updated_at: str
    original_message_id: str | None = None
    confidence_score: float
    ambiguity_type: IssueType | None = None
    specific_issues: tuple[SpecificIssue, ...] = ()
    mode: Mode = "one_by_one"
    question: AskedQuestion | None = None
    questions: tuple[AskedQuestion, ...] = ()
    level: AskedLevel | None = None
    answer_url: str | None = None
    clarification_count: int = 0
    answers: tuple[GivenAnswer, ...] = ()
    late_answers: tuple[GivenAnswer, ...] = ()
    deferrals: tuple[Deferral, ...] = ()
    updated_instruction: UpdatedInstruction | None = None
    prompt: str | None = None
    proposed_interpretation: str | None = None
    assumptions: tuple[Assumption, ...] = ()
    risk: Risk = NO_RISK
    handoff: bool = False
    context: str | None = None
    assessment: Assessment | None = None
