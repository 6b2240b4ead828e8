"""A clarification as a value: what is open, who is asked, what was answered. Times are ms since 1970 UTC."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as default

from askfirst.durations import Seconds
from askfirst.model import Instruction, IssueType, Kind, Party

MAX_QUESTIONS = 10
"""Questions that one clarification asks at most, wordings of one issue counted singly."""
MAX_TURNS = 3
"""The most replies to one issue that may resolve nothing."""
MAX_LEVELS = 10
"""Steps of an escalation chain."""
MAX_LATE = 20
"""Late answers that are kept; what comes after them is only reported."""
MAX_DEFERRALS = 20
"""Replies that leave a question as it is, in one clarification; what comes after them counts as a turn."""
Status: TypeAlias = Literal["pending", "resolved", "best_guess", "cancelled"]
Standing: TypeAlias = Literal["clear", "pending", "resolved", "best_guess", "cancelled"]
"""A status, or `clear` where nothing had to be asked."""
Outcome: TypeAlias = Literal["answered", "skipped", "declined", "timed_out"]
Mode: TypeAlias = Literal["one_by_one", "all_at_once"]
Clock: TypeAlias = Literal["service", "caller"]
Ended: TypeAlias = Literal["answered", "timed_out", "declined", "escalated", "max_turns", "max_questions", "cancelled"]
Because: TypeAlias = Literal[
    "skipped", "unknown", "declined", "timed_out", "unresolved", "partly_answered", "not_asked"
]
RiskLevel: TypeAlias = Literal["none", "low", "medium", "high"]
Value: TypeAlias = str | int | float | bool
Sentence: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1_000)]
Remark: TypeAlias = Annotated[str, Meta(max_length=2_000)]


class Level(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the escalation chain: who is asked, for how many seconds, how to reach them."""

    role: str
    timeout: Seconds = 60
    reach: str | None = None


class Item(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to settle: an issue (or several that share one question), or a question of the caller's.

    `keys` name the issues in assessments of the same text. `wordings` are the question and its other
    wordings, in the order of asking. `misses` counts replies that resolved nothing; `points` is what
    the issues take from the confidence. A moot item was settled by what another answer said.
    """

    keys: tuple[str, ...] = ()
    kind: Kind | None = None
    field: str | None = None
    span: str = ""
    issue: str = ""
    suggestion: str = ""
    wordings: tuple[str, ...]
    options: tuple[str, ...] = ()
    sorts: dict[str, str] = default(default_factory=dict)
    """The options that only name a sort of answer, each with the question for the answer itself."""
    parts: dict[str, str] = default(default_factory=dict)
    """What an answer has to have, each part with the question for it alone."""
    partly: bool = False
    """Whether a reply gave some parts, and the others have been asked for."""
    assume: str
    undone: bool = False
    """Whether what is assumed is that the action, or a part of it, is not done."""
    sole: bool = False
    """Whether that is all that the text orders, as far as verbs tell."""
    nothing_left: bool = False
    """Whether what is assumed says that nothing at all is done."""
    hard: bool = False
    own: bool = False
    turned_down: bool = False
    """Whether a reply refused all that was offered."""
    name: str = ""
    """What the field is called in the language of the instruction."""
    searched: bool = False
    """Whether it came from the caller's `candidates`, so that new ones decide it anew."""
    points: float = 0.0
    misses: int = 0
    unplaced: bool = False
    """Whether a reply told something that is no answer to its question: no guess about it is safe then."""
    stray: bool = False
    """Whether that is a value of another sort than its answer, and stands nowhere: nothing is safe then."""
    state: Literal["queued", "asked", "settled", "moot"] = "queued"
    because: Because | None = None
    """Why an assumption takes the place of an answer; None where there is an answer."""


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question as it was asked. `levels` are those at which it was asked; open until it has an outcome."""

    id: str
    item: int
    text: str
    options: tuple[str, ...] = ()
    levels: tuple[int, ...]
    outcome: Outcome | None = None


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of a question.

    `value` is the option that was meant, the one value that answers, or the reply; `said` is the reply where it
    differs, and `beside` where it tells more than the value does. `resolved` says whether it settled the matter.
    Without `question_id` it was volunteered.
    """

    question_id: str | None
    field: str | None
    item: int | None
    value: Value | None
    said: str | None = None
    beside: bool = False
    outcome: Outcome
    resolved: bool = True
    by: Party | None = None
    explanation: str | None = None
    at: int


class Deferral(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reply that puts the answer off or hands it on ("ask Ines"): its words, and the level that was asked then."""

    question_id: str | None
    field: str | None = None
    said: str
    level: int = 0
    by: Party | None = None
    at: int


class Clarification(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open request for information, from question to outcome. See `machine` for how it moves.

    `version` grows by one with every change. `deadline` ends the wait for the current level; with the
    clock `caller` it only says how long to wait, and nothing but `TimedOut` ends it.
    """

    id: str
    version: int = 1
    status: Status = "pending"
    ended: Ended | None = None
    created_at: int
    updated_at: int
    closed_at: int | None = None
    deadline: int | None = None
    clock: Clock = "service"
    mode: Mode = "one_by_one"
    max_turns: int = 2
    instruction: Instruction
    language: str
    assumed: str = "assumed"
    """The word, in that language, that stands before what is assumed."""
    undone: str = "not done"
    """The words, in that language, that stand there where the action, or a part of it, is not done."""
    said: str = "also said"
    """The words, in that language, that stand before a reply that answered nothing."""
    original_message_id: str | None = None
    context_text: str | None = None
    requires_handoff: bool = False
    confidence: float
    ambiguity_type: IssueType | None = None
    stakes: tuple[str, ...] = ()
    """Why the action cannot be undone, in words; empty where it can."""
    base: float = 1.0
    """The confidence without any issue, and what it must reach for soft issues to go unasked."""
    enough: float = 0.7
    chain: tuple[Level, ...]
    first_level: int = 0
    level: int = 0
    items: tuple[Item, ...] = ()
    questions: tuple[Question, ...] = ()
    answers: tuple[Answer, ...] = ()
    late: tuple[Answer, ...] = ()
    deferrals: tuple[Deferral, ...] = ()
    """Replies that put an answer off; the question stays open."""
    shown: tuple[str, ...] = ()
    """Texts that the person has read before this clarification, as digests: they are not asked again."""


class Assumption(Struct, frozen=True):
    """What is taken for granted in place of an answer, and why there is none."""

    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")]
    assumption: Annotated[str, Meta(description="What is taken for granted")]
    because: Annotated[Because, Meta(description="Why there is no answer")]


class Risk(Struct, frozen=True):
    """What is risked by going on.

    `safe_to_proceed` is false where something assumed cannot be undone, where somebody refused to answer or did not
    know what has to be known, where a reply told something else than was asked, where nobody said what is meant nor
    something else that the order needs, and where the clarification was cancelled.
    """

    level: Annotated[RiskLevel, Meta(description="`none`, `low`, `medium` or `high`")]
    reasons: Annotated[tuple[str, ...], Meta(description="Why")]
    safe_to_proceed: Annotated[
        bool,
        Meta(
            description="Counts once `status` is final (true while pending). False where only a person may go on: "
            "an irreversible guess, the action left out, a refusal"
        ),
    ]


NO_RISK = Risk("none", (), safe_to_proceed=True)


class UpdatedInstruction(Struct, frozen=True):
    """The instruction with the answers applied."""

    text: Annotated[str, Meta(description="The instruction with the answers below it")]
    fields: Annotated[dict[str, Any], Meta(description="Parameters that are known, answers included")]
