"""The body of a turn: a message, where the chat stands, and what else is known."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from askfirst.clarifications.options import Options, OwnQuestion
from askfirst.clarifications.state import MAX_QUESTIONS, MAX_TURNS, Sentence
from askfirst.conversations.state import Said
from askfirst.model import (
    Action,
    Asker,
    Candidates,
    Department,
    GivenText,
    GivenThresholds,
    Instruction,
    KnownUnclear,
    Language,
    Message,
    Name,
    Writer,
)


class ConverseTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message of the user. The first one comes alone; later ones with the `context` of the reply before.

    While a question is open the message is its answer, and only `candidates` count beside it, unless it orders
    something else. All the rest is about a new request, as for an instruction: `questions` are the caller's own,
    asked in order. Without `history` the conversation's own record stands in.
    """

    message: Annotated[GivenText, Meta(description="What the user wrote")]
    context: Annotated[
        Annotated[str, Meta(min_length=1)] | None,
        Meta(
            description="The whole state, signed: send it back with what happens next; null where the service keeps it"
        ),
    ] = None
    session_id: Annotated[Name | None, Meta(description="A name of yours, under which the service keeps the chat")] = (
        None
    )
    history: Annotated[
        Annotated[tuple[Message, ...], Meta(max_length=200)] | None,
        Meta(description="The conversation so far; the last ten messages are read"),
    ] = None
    candidates: Candidates = None
    department: Department = None
    language: Language = None
    action: Action = None
    fields: Annotated[dict[str, Any], Meta(max_length=200, description="Parameters that are known beside the text")] = (
        field(default_factory=dict)
    )
    required_fields: Annotated[
        tuple[Name, ...], Meta(max_length=100, description="Names of parameters that must be known")
    ] = ()
    is_ambiguous: KnownUnclear = None
    rules_off: Annotated[tuple[Name, ...], Meta(max_length=100, description="Rules that do not count this time")] = ()
    thresholds: GivenThresholds = None
    from_: Asker = field(default=None, name="from")
    to: Writer = None
    questions: Annotated[
        tuple[Sentence | OwnQuestion, ...],
        Meta(
            max_length=MAX_QUESTIONS, description="Your own, asked in order, whatever the score; nothing else is asked"
        ),
    ] = ()
    context_text: Annotated[
        Annotated[str, Meta(max_length=20_000)] | None,
        Meta(description="What `prompt` begins with: an article that your search found, for instance"),
    ] = None
    max_turns: Annotated[
        Annotated[int, Meta(ge=1, le=MAX_TURNS)] | None,
        Meta(description="Replies to one issue that may settle nothing, 1 to 3"),
    ] = None
    requires_handoff: Annotated[bool, Meta(description="Whether to pass on to a person after the answer")] = False
    original_message_id: Annotated[Name | None, Meta(description="Yours: handed back as it is")] = None

    def said(self) -> Said:
        """The message and all that comes with it, for the conversation."""
        known = {name: getattr(self, name) for name in Instruction.__struct_fields__ if name not in ("text", "history")}
        instruction = Instruction(text=self.message, history=self.history or (), **known)
        options = msgspec.convert(self, Options, from_attributes=True)
        return Said(instruction=instruction, options=options, history=self.history is not None)
