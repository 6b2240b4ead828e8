"""The JSON shape in which everybody sees a clarification."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

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

    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")]
    issue: Annotated[str, Meta(description="What is unclear, in a sentence")]
    suggestion: Annotated[str, Meta(description="What the writer could have said")]


class AskedQuestion(Struct, frozen=True):
    """An open question: the one numbered `index`, from 0, of as many as are known so far."""

    id: Annotated[str, Meta(description="Its id")]
    text: Annotated[str, Meta(description="The question")]
    options: Annotated[tuple[str, ...], Meta(description="Answers to choose from")]
    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")]
    index: Annotated[int, Meta(description="Its place, from 0")]
    of: Annotated[int, Meta(description="Of how many, as far as is known")]
    deferred: Annotated[
        bool, Meta(description="Whether the answer was put off: the question waits, and is not to be put again")
    ] = False


class Deferral(Struct, frozen=True, kw_only=True):
    """A reply that put the answer off or handed it on ("ask Ines"), in its own words.

    Without `question_id` it was about a `field` that nobody had been asked about.
    """

    question_id: Annotated[str | None, Meta(description="The question that it is about")]
    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")]
    said: Annotated[str, Meta(description="The reply in its own words")]
    by: Annotated[str | None, Meta(description="Who answered")]


class AskedLevel(Struct, frozen=True):
    """Who is asked now, for how many seconds, and until when."""

    index: Annotated[int, Meta(description="Its place, from 0")]
    role: Annotated[str, Meta(description="The role of whoever is asked")]
    timeout: Annotated[int, Meta(description="How long this level is waited for, in seconds")]
    deadline: Annotated[str, Meta(description="Until when this level is waited for, in UTC")]
    reach: Annotated[str | None, Meta(description="How to reach them: handed back as it is")] = None


class GivenAnswer(Struct, frozen=True, kw_only=True):
    """What became of a question; `said` is the reply where an option was understood."""

    question_id: Annotated[str | None, Meta(description="The question that it is about")]
    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")]
    value: Annotated[Value | None, Meta(description="The answer")]
    outcome: Annotated[Outcome, Meta(description="`answered`, `skipped`, `declined` or `timed_out`")]
    resolved: Annotated[bool, Meta(description="Whether it settled the matter")]
    by: Annotated[str | None, Meta(description="Who answered")]
    said: Annotated[str | None, Meta(description="The reply as it came, where an option was understood")] = None
    explanation: Annotated[str | None, Meta(description="What the person says about the answer")] = None


class ClarificationView(Struct, frozen=True, kw_only=True):
    """A clarification as everybody sees it.

    `status` is `clear` where nothing had to be asked: then `id` is null and `assessment` says why.
    `questions` has every open question: one at a time, or all of them in `all_at_once`. (A chat says the same of its
    own in a `Reply`.)
    """

    id: Annotated[str | None, Meta(description="Its id")]
    version: Annotated[int, Meta(description="Counts its changes")] = 0
    status: Annotated[Standing, Meta(description="How it stands")]
    ended: Annotated[Ended | None, Meta(description="How it ended; null while it is open")] = None
    workflow_state: Annotated[
        WorkflowState,
        Meta(
            description="`AWAITING_CLARIFICATION`, `EXECUTING`, `CANCELLED`, or `ON_HOLD` where only a person may go on"
        ),
    ]
    decision: Annotated[
        Decision, Meta(description="`clarify`: do not go on (something is open, or `risk.safe_to_proceed` is false)")
    ]
    from_: Annotated[Party | None, Meta(description="Who asks: a name, or `id` and `role`")] = field(
        default=None, name="from"
    )
    to: Annotated[
        Party | None, Meta(description="Who wrote the instruction and is asked first: a name, or `id` and `role`")
    ] = None
    timestamp: Annotated[str, Meta(description="When it was opened, in UTC")]
    updated_at: Annotated[str, Meta(description="When it last changed, in UTC")]
    original_message_id: Annotated[str | None, Meta(description="Yours: handed back as it is")] = None
    confidence_score: Annotated[float, Meta(description="The confidence when the instruction came")]
    ambiguity_type: Annotated[IssueType | None, Meta(description="The type of the first issue")] = None
    specific_issues: Annotated[tuple[SpecificIssue, ...], Meta(description="The issues in the protocol's words")] = ()
    mode: Annotated[Mode, Meta(description="`one_by_one`, or `all_at_once` for a form")] = "one_by_one"
    question: Annotated[
        AskedQuestion | None, Meta(description="The question to ask first; null where there is none")
    ] = None
    questions: Annotated[tuple[AskedQuestion, ...], Meta(description="Every open question")] = ()
    level: Annotated[AskedLevel | None, Meta(description="Who is asked now, and until when")] = None
    answer_url: Annotated[
        str | None,
        Meta(description="Leads to the page on which a person answers the open question; null where there is none"),
    ] = None
    clarification_count: Annotated[
        int, Meta(description="How often the open issue has been asked about; 0 at the end")
    ] = 0
    answers: Annotated[tuple[GivenAnswer, ...], Meta(description="What became of each question")] = ()
    late_answers: Annotated[
        tuple[GivenAnswer, ...], Meta(description="Answers that came after the end, and change nothing")
    ] = ()
    deferrals: Annotated[
        tuple[Deferral, ...],
        Meta(description="Replies that put an answer off or handed it on, in their words; their questions stay open"),
    ] = ()
    updated_instruction: Annotated[
        UpdatedInstruction | None,
        Meta(description="The instruction with the answers; null until it may be carried out"),
    ] = None
    prompt: Annotated[
        str | None, Meta(description="Context, questions with answers, and the request: for a model downstream")
    ] = None
    proposed_interpretation: Annotated[
        str | None, Meta(description="How it would be understood if nobody answered")
    ] = None
    assumptions: Annotated[
        tuple[Assumption, ...], Meta(description="What is taken for granted in place of answers")
    ] = ()
    risk: Annotated[Risk, Meta(description="What is risked by going on")] = NO_RISK
    handoff: Annotated[bool, Meta(description="Whether to pass on to a person after the answer")] = False
    context: Annotated[
        str | None,
        Meta(
            description="The whole state, signed: send it back with what happens next; null where the service keeps it"
        ),
    ] = None
    assessment: Annotated[Assessment | None, Meta(description="How the instruction was assessed when it came")] = None
