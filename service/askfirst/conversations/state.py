"""A conversation as a value, and what a turn says about it."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

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

    text: str
    becomes: Becomes
    question: AskedQuestion | None = None


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

    decision: TurnDecision
    conversation: str
    turn: int
    question: AskedQuestion | None = None
    clarification_id: str | None = None
    clarification_count: int = 0
    status: Standing
    ended: Ended | None = None
    language: str
    confidence_score: float
    ambiguity_type: IssueType | None = None
    answers: tuple[GivenAnswer, ...] = ()
    updated_instruction: UpdatedInstruction | None = None
    prompt: str | None = None
    proposed_interpretation: str | None = None
    assumptions: tuple[Assumption, ...] = ()
    risk: Risk = NO_RISK
    earlier: Earlier | None = None
    handoff: bool = False
    context: str | None = None
