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

TurnDecision: TypeAlias = Literal["ask", "proceed"]


class Conversation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a chat: the open clarification, what was said, which questions were read."""

    id: str
    turn: int = 0
    clarification: Clarification | None = None
    record: tuple[Message, ...] = ()
    shown: tuple[str, ...] = ()


class Said(Struct, frozen=True, kw_only=True):
    """One message of the user with everything that comes with it.

    `instruction.text` is the message. Unless `history` came with it, the conversation's own record
    stands in. While a question is open only the message and new `candidates` count.
    """

    instruction: Instruction
    options: Options = field(default_factory=Options)
    history: bool = False


class Reply(Struct, frozen=True, kw_only=True):
    """What the bot does next: put `question` to the user, or go on with `updated_instruction`.

    With `handoff` the bot answers first, from `prompt`, and then hands over to a person.
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
    handoff: bool = False
    context: str | None = None
