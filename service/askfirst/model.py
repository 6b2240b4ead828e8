"""The words of Askfirst as plain values: instruction, issue, assessment. No logic and no I/O."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec import field as default

IssueType: TypeAlias = Literal[
    "missing_information", "vague_language", "conflicting_instructions", "multiple_interpretations"
]
Kind: TypeAlias = Literal[
    "required_parameter_absent",
    "underspecified_parameter",
    "undefined_reference",
    "imprecise_quantifier",
    "unclear_timeframe",
    "ambiguous_action",
    "contradictory_requirements",
    "mutually_exclusive_options",
    "unclear_priorities",
    "ambiguous_reference",
    "overloaded_term",
    "unclear_scope",
]
Decision: TypeAlias = Literal["proceed", "proceed_with_log", "clarify"]

KINDS_BY_TYPE: dict[IssueType, tuple[Kind, ...]] = {
    "missing_information": (
        "required_parameter_absent",
        "underspecified_parameter",
        "undefined_reference",
    ),
    "vague_language": ("imprecise_quantifier", "unclear_timeframe", "ambiguous_action"),
    "conflicting_instructions": (
        "contradictory_requirements",
        "mutually_exclusive_options",
        "unclear_priorities",
    ),
    "multiple_interpretations": ("ambiguous_reference", "overloaded_term", "unclear_scope"),
}
"""The closed set of types and kinds; a pack may add rules, not types."""

MAX_TEXT = 20_000
"""Longest text of an instruction or a message, in characters."""
MAX_HISTORY = 10
"""Messages of the history that scoring reads, counted from the newest (the protocol's window)."""

Text: TypeAlias = Annotated[str, Meta(max_length=MAX_TEXT)]
GivenText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """One message of the conversation so far."""

    role: Literal["user", "assistant", "system"]
    content: Text


class Party(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who asks or who wrote: a label for the KPIs, never looked up."""

    id: Name
    role: Name | None = None


class Thresholds(Struct, frozen=True, forbid_unknown_fields=True):
    """Confidence from which an instruction proceeds, and from which it proceeds with a log line."""

    proceed: Share = 0.9
    log: Share = 0.7

    def __post_init__(self) -> None:
        if self.log > self.proceed:
            raise ValueError(f"`log` ({self.log:g}) must not be above `proceed` ({self.proceed:g})")


class Instruction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was asked for, with everything that is known about it.

    `candidates` are what the caller's own search found for a name in the text: an empty list says
    "searched, nothing found", `None` says that no search was made. `is_ambiguous` is what an
    upstream agent already knows. `rules_off` switches rules off by id, for this request only.
    """

    text: GivenText
    action: Name | None = None
    fields: Annotated[dict[str, Any], Meta(max_length=200)] = default(default_factory=dict)
    department: Name | None = None
    language: Name | None = None
    history: Annotated[tuple[Message, ...], Meta(max_length=200)] = ()
    candidates: Annotated[tuple[Name, ...], Meta(max_length=200)] | None = None
    required_fields: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()
    is_ambiguous: bool | None = None
    rules_off: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()
    thresholds: Thresholds | None = None
    from_: Party | Name | None = default(default=None, name="from")
    to: Party | Name | None = None


class Span(Struct, frozen=True):
    """A stretch of the text: character offsets, `end` exclusive."""

    start: int
    end: int
    text: str


class Issue(Struct, frozen=True, kw_only=True):
    """One thing that is unclear, and how to ask about it. `hard` issues block by themselves."""

    rule: str
    type: IssueType
    kind: Kind
    span: Span | None = None
    field: str | None = None
    issue: str
    suggestion: str
    question: str
    options: tuple[str, ...] = ()
    assume: str
    hard: bool


class Contribution(Struct, frozen=True, omit_defaults=True):
    """One line of the sum that gives the confidence. `points` add up exactly."""

    source: str
    points: float
    span: Span | None = None


class AmbiguityDetail(Struct, frozen=True):
    """An issue in the words that planners know: aspect, description, question, options."""

    aspect: str
    description: str
    clarification_question: str
    possible_options: tuple[str, ...]


class EffectiveThresholds(Struct, frozen=True):
    """The thresholds that were used, and why they differ from the pack's, if they do."""

    proceed: float
    log: float
    reasons: tuple[str, ...] = ()


class Versions(Struct, frozen=True):
    """What gave the answer: the packs' content hash and, with a classifier, the weights'."""

    packs: str
    weights: str | None = None


class Assessment(Struct, frozen=True, kw_only=True):
    """The answer to an instruction.

    `confidence` (0 to 1) says how surely the instruction can be carried out as it stands;
    `rule_score` is the protocol's formula over the issues that rules found.
    """

    id: str
    confidence: float
    rule_score: float
    decision: Decision
    needs_clarification: bool
    is_ambiguous: bool
    clarification_request: bool
    language: str
    department: str | None
    ambiguity_type: IssueType | None
    issues: tuple[Issue, ...]
    contributions: tuple[Contribution, ...]
    thresholds: EffectiveThresholds
    question: str | None
    combined_question: str | None
    ambiguity_details: tuple[AmbiguityDetail, ...]
    proposed_interpretation: str | None
    versions: Versions
