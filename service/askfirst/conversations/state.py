"""A conversation as a value, and what a turn says about it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from askfirst.clarifications.options import Options
from askfirst.clarifications.shapes import AskedQuestion, GivenAnswer
from askfirst.clarifications.state import NO_RISK, Assumption, Clarification, Ended, Risk, Standing, UpdatedInstruction
from askfirst.model import Instruction, IssueType, Message

MAX_SHOWN = 50
"""Questions that a conversation remembers to have asked, as digests."""
MAX_REMEMBERED = 2_000
"""Characters that are remembered of a message."""
MAX_PARKED = 3
"""Requests whose questions wait while orders beside them are seen to."""

TurnDecision: TypeAlias = Literal["ask", "proceed", "nothing"]
Becomes: TypeAlias = Literal["open", "dropped", "completed", "changed", "stopped"]


class Earlier(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request before the message, and what becomes of it.

    `open`: its `question` still waits for an answer; `dropped`: it is not carried out, another one takes its place.
    The others were handed on before: `completed` and `changed` say that `updated_instruction` has all of it anew,
    `stopped` that it is not to be carried out after all.
    """

    text: Annotated[str, Meta(description="The request as it was handed on, or asked about")]
    becomes: Annotated[
        Becomes,
        Meta(
            description="`open`: its question waits; `dropped`: another request takes its place; `completed`, "
            "`changed` or `stopped`: it was handed on, and this message adds to it, corrects it or "
            "calls it off"
        ),
    ]
    question: Annotated[
        AskedQuestion | None, Meta(description="The question to ask first; null where there is none")
    ] = None


class Parked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request whose question waits, with what a conversation knows of it beside the clarification."""

    clarification: Clarification
    amends: Earlier | None = None
    leans: tuple[str, ...] = ()


class Conversation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a chat: the open clarification, those that wait, what was said, which questions were read.

    `amends` is the request handed on before that the open one completes or changes; `leans` are the messages before
    the open one that say what its words stand for. `latest` is the last request that was handed on, `language` the one
    last spoken.
    """

    id: str
    turn: int = 0
    clarification: Clarification | None = None
    amends: Earlier | None = None
    leans: tuple[str, ...] = ()
    parked: tuple[Parked, ...] = ()
    record: tuple[Message, ...] = ()
    shown: tuple[str, ...] = ()
    latest: Instruction | None = None
    language: str | None = None


class Said(Struct, frozen=True, kw_only=True):
    """One message of the user with everything that comes with it.

    `instruction.text` is the message. Unless `history` came with it, the conversation's own record
    stands in. While a question is open only the message and new `candidates` count.
    """

    instruction: Instruction
    options: Options = field(default_factory=Options)
    history: bool = False


class Reply(Struct, frozen=True, kw_only=True):
    """What the bot does next: put `question` to the user, go on with `updated_instruction`, or do nothing.

    `earlier` says what becomes of a request before this message. With `handoff` the bot answers first, from `prompt`,
    and then hands over to a person.
    """

    decision: Annotated[
        TurnDecision,
        Meta(
            description="`ask`: put `question` to the user; `proceed`: go on if `risk.safe_to_proceed` is true; "
            "`nothing`: there is nothing to do"
        ),
    ]
    conversation: Annotated[str, Meta(description="The id of the conversation")]
    turn: Annotated[int, Meta(description="The number of the message, from 1")]
    question: Annotated[
        AskedQuestion | None, Meta(description="The question to ask first; null where there is none")
    ] = None
    clarification_id: Annotated[str | None, Meta(description="The clarification that it is about")] = None
    clarification_count: Annotated[
        int, Meta(description="How often the open issue has been asked about; 0 at the end")
    ] = 0
    status: Annotated[Standing, Meta(description="How it stands")]
    ended: Annotated[Ended | None, Meta(description="How it ended; null while it is open")] = None
    language: Annotated[str, Meta(description="Its language, `en` for instance; found out unless given")]
    confidence_score: Annotated[float, Meta(description="The confidence when the instruction came")]
    ambiguity_type: Annotated[IssueType | None, Meta(description="The type of the first issue")] = None
    answers: Annotated[tuple[GivenAnswer, ...], Meta(description="What became of each question")] = ()
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
    earlier: Annotated[
        Earlier | None, Meta(description="The request before the message, where it has to do with one")
    ] = None
    handoff: Annotated[bool, Meta(description="Whether to pass on to a person after the answer")] = False
    context: Annotated[
        str | None,
        Meta(
            description="The whole state, signed: send it back with what happens next; null where the service keeps it"
        ),
    ] = None
