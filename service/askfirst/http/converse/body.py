"""The body of a turn: a message, where the chat stands, and what else is known."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from askfirst.clarifications.options import Options, OwnQuestion
from askfirst.clarifications.state import MAX_QUESTIONS, MAX_TURNS, Sentence
from askfirst.conversations.state import Said
from askfirst.model import GivenText, Instruction, Message, Name, Party, Thresholds


class ConverseTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message of the user. The first one comes alone; later ones with the `context` of the reply before.

    While a question is open the message is its answer, and only `candidates` count beside it, unless it orders
    something else. All the rest is about a new request, as for an instruction: `questions` are the caller's own,
    asked in order. Without `history` the conversation's own record stands in.
    """

    message: GivenText
    context: Annotated[str, Meta(min_length=1)] | None = None
    session_id: Name | None = None
    history: Annotated[tuple[Message, ...], Meta(max_length=200)] | None = None
    candidates: Annotated[tuple[Name, ...], Meta(max_length=200)] | None = None
    department: Name | None = None
    language: Name | None = None
    action: Name | None = None
    fields: Annotated[dict[str, Any], Meta(max_length=200)] = field(default_factory=dict)
    required_fields: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()
    is_ambiguous: bool | None = None
    rules_off: Annotated[tuple[Name, ...], Meta(max_length=100)] = ()
    thresholds: Thresholds | None = None
    from_: Party | Name | None = field(default=None, name="from")
    to: Party | Name | None = None
    questions: Annotated[tuple[Sentence | OwnQuestion, ...], Meta(max_length=MAX_QUESTIONS)] = ()
    context_text: Annotated[str, Meta(max_length=20_000)] | None = None
    max_turns: Annotated[int, Meta(ge=1, le=MAX_TURNS)] | None = None
    requires_handoff: bool = False
    original_message_id: Name | None = None

    def said(self) -> Said:
        """The message and all that comes with it, for the conversation."""
        instruction = Instruction(
            text=self.message,
            action=self.action,
            fields=self.fields,
            department=self.department,
            language=self.language,
            history=self.history or (),
            candidates=self.candidates,
            required_fields=self.required_fields,
            is_ambiguous=self.is_ambiguous,
            rules_off=self.rules_off,
            thresholds=self.thresholds,
            from_=self.from_,
            to=self.to,
        )
        options = Options(
            original_message_id=self.original_message_id,
            max_turns=self.max_turns,
            questions=self.questions,
            context_text=self.context_text,
            requires_handoff=self.requires_handoff,
        )
        return Said(instruction=instruction, options=options, history=self.history is not None)
