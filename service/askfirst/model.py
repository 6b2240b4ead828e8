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
TYPE_OF_KIND: dict[Kind, IssueType] = {
    kind: issue_type for issue_type, kinds in KINDS_BY_TYPE.items() for kind in kinds
}

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

    role: Annotated[Literal["user", "assistant", "system"], Meta(description="`user`, `assistant` or `system`")]
    content: Annotated[Text, Meta(description="What was said")]


class Party(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who asks or who wrote: a label for the KPIs, never looked up."""

    id: Annotated[Name, Meta(description="Its id")]
    role: Annotated[Name | None, Meta(description="Where they stand in the chain")] = None


class Thresholds(Struct, frozen=True, forbid_unknown_fields=True):
    """Confidence from which an instruction proceeds, and from which it proceeds with a log line."""

    proceed: Annotated[Share, Meta(description="The confidence from which to proceed")] = 0.9
    log: Annotated[Share, Meta(description="The confidence from which to proceed with a log line")] = 0.7

    def __post_init__(self) -> None:
        if self.log > self.proceed:
            raise ValueError(f"`log` ({self.log:g}) must not be above `proceed` ({self.proceed:g})")


Asker: TypeAlias = Annotated[Party | Name | None, Meta(description="Who asks: a name, or `id` and `role`")]
Writer: TypeAlias = Annotated[
    Party | Name | None, Meta(description="Who wrote the instruction and is asked first: a name, or `id` and `role`")
]
Action: TypeAlias = Annotated[
    Name | None,
    Meta(description="The name of the tool that is to be called, if it is known: its required slots are looked for"),
]
Department: TypeAlias = Annotated[Name | None, Meta(description="Whose rules hold beside the general ones")]
Language: TypeAlias = Annotated[
    Name | None, Meta(description="Its language, `en` for instance; found out unless given")
]
Candidates: TypeAlias = Annotated[
    Annotated[tuple[Name, ...], Meta(max_length=200)] | None,
    Meta(description="What your own search found for a name in the text: [] for nothing, several to choose from"),
]
KnownUnclear: TypeAlias = Annotated[
    bool | None, Meta(description="`true` where somebody upstream knows that it is unclear")
]
GivenThresholds: TypeAlias = Annotated[
    Thresholds | None, Meta(description="The confidence from which to proceed, and to proceed with a log line")
]


class Instruction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was asked for, with everything that is known about it.

    `candidates` are what the caller's own search found for a name in the text: an empty list says
    "searched, nothing found", leaving them out that no search was made. `is_ambiguous` is what an
    upstream agent already knows. `rules_off` switches rules off by id, for this request only.
    """

    text: Annotated[GivenText, Meta(description="The instruction, in the words in which it was asked")]
    action: Action = None
    fields: Annotated[dict[str, Any], Meta(max_length=200, description="Parameters that are known beside the text")] = (
        default(default_factory=dict)
    )
    department: Department = None
    language: Language = None
    history: Annotated[
        tuple[Message, ...], Meta(max_length=200, description="The conversation so far; the last ten messages are read")
    ] = ()
    candidates: Candidates = None
    required_fields: Annotated[
        tuple[Name, ...], Meta(max_length=100, description="Names of parameters that must be known")
    ] = ()
    is_ambiguous: KnownUnclear = None
    rules_off: Annotated[tuple[Name, ...], Meta(max_length=100, description="Rules that do not count this time")] = ()
    thresholds: GivenThresholds = None
    from_: Asker = default(default=None, name="from")
    to: Writer = None


class Span(Struct, frozen=True):
    """A stretch of the text: character offsets, `end` exclusive."""

    start: Annotated[int, Meta(description="The first character, from 0")]
    end: Annotated[int, Meta(description="Behind the last character")]
    text: Annotated[str, Meta(description="The words themselves")]


class Issue(Struct, frozen=True, kw_only=True):
    """One thing that is unclear, and how to ask about it. `hard` issues block by themselves."""

    rule: Annotated[str, Meta(description="The rule that found it")]
    type: Annotated[IssueType, Meta(description="The type of defect")]
    kind: Annotated[Kind, Meta(description="The kind of defect")]
    span: Annotated[Span | None, Meta(description="The words that it is about")] = None
    field: Annotated[str | None, Meta(description="The parameter that it is about; null where it has no name")] = None
    issue: Annotated[str, Meta(description="What is unclear, in a sentence")]
    suggestion: Annotated[str, Meta(description="What the writer could have said")]
    question: Annotated[str, Meta(description="The question about it")]
    options: Annotated[tuple[str, ...], Meta(description="Answers to choose from; empty where none make sense")] = ()
    assume: Annotated[str, Meta(description="What is taken for granted when nobody answers")]
    hard: Annotated[bool, Meta(description="Whether it blocks at any confidence")]


class Contribution(Struct, frozen=True, omit_defaults=True):
    """One line of the sum that gives the confidence. `points` add up exactly."""

    source: Annotated[
        str, Meta(description="What gave these points: `start`, `rule:...`, `floor`, `classifier`, `cap`")
    ]
    points: Annotated[float, Meta(description="What it adds to the confidence, or takes away")]
    span: Annotated[Span | None, Meta(description="The words that it is about")] = None


class AmbiguityDetail(Struct, frozen=True):
    """An issue in the words that planners know: aspect, description, question, options."""

    aspect: Annotated[str, Meta(description="What the question is about")]
    description: Annotated[str, Meta(description="What is unclear")]
    clarification_question: Annotated[str, Meta(description="The question about it")]
    possible_options: Annotated[tuple[str, ...], Meta(description="Answers to choose from")]


class EffectiveThresholds(Struct, frozen=True):
    """The thresholds that were used, and why they differ from the pack's, if they do."""

    proceed: Annotated[float, Meta(description="The confidence from which to proceed")]
    log: Annotated[float, Meta(description="The confidence from which to proceed with a log line")]
    reasons: Annotated[tuple[str, ...], Meta(description="Why")] = ()


class Versions(Struct, frozen=True):
    """What gave the answer: the packs' content hash and, with a classifier, the weights'."""

    packs: Annotated[str, Meta(description="The version of the packs")]
    weights: Annotated[str | None, Meta(description="The version of the classifier; null where it is off")] = None


class Assessment(Struct, frozen=True, kw_only=True):
    """The answer to an instruction.

    `confidence` (0 to 1) says how surely the instruction can be carried out as it stands;
    `rule_score` is the protocol's formula over the issues that rules found.
    """

    id: Annotated[str, Meta(description="Its id")]
    confidence: Annotated[
        float, Meta(description="From 0 to 1: how surely the instruction can be carried out as it stands")
    ]
    rule_score: Annotated[float, Meta(description="The protocol's formula over the issues, from 0 to 1")]
    decision: Annotated[Decision, Meta(description="What to do: `proceed`, `proceed_with_log` or `clarify`")]
    needs_clarification: Annotated[bool, Meta(description="Whether something has to be asked")]
    is_ambiguous: Annotated[
        bool, Meta(description="The same as `needs_clarification`, under the name that planners know")
    ]
    clarification_request: Annotated[
        bool, Meta(description="Whether the instruction itself orders a question to the user")
    ]
    language: Annotated[str, Meta(description="Its language, `en` for instance; found out unless given")]
    department: Annotated[
        str | None, Meta(description="The department whose rules held; null for the general rules alone")
    ]
    ambiguity_type: Annotated[IssueType | None, Meta(description="The type of the first issue")]
    issues: Annotated[tuple[Issue, ...], Meta(description="What is unclear, in the order in which it is asked")]
    contributions: Annotated[
        tuple[Contribution, ...], Meta(description="The lines of the sum that gives the confidence")
    ]
    thresholds: Annotated[
        EffectiveThresholds, Meta(description="The confidence from which to proceed, and to proceed with a log line")
    ]
    question: Annotated[str | None, Meta(description="The question to ask first; null where there is none")]
    combined_question: Annotated[str | None, Meta(description="All questions in one")]
    ambiguity_details: Annotated[
        tuple[AmbiguityDetail, ...], Meta(description="The issues in the words that planners know")
    ]
    proposed_interpretation: Annotated[str | None, Meta(description="How it would be understood if nobody answered")]
    versions: Annotated[Versions, Meta(description="What gave this answer: packs, and the classifier's weights")]
