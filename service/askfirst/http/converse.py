"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable
from typing import Annotated, Any
from uuid import uuid4

import msgspec
from litestar import Controller, Response, post
from msgspec import Meta, field

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.clarifications.options import Extras, Options
from askfirst.conversations.state import Conversation, Said
from askfirst.conversations.state import Reply as ChatReply
from askfirst.conversations.turns import Turn
from askfirst.desk import Desk, Reply, chat_id, telling
from askfirst.desk.chats import turned
from askfirst.http.clarifications.carried import now_ms
from askfirst.http.dependencies import Injected, request_id_of
from askfirst.http.idempotency import Repeatable
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import STORE
from askfirst.http.problems import RequestError, refused_value
from askfirst.http.reading import StrictRequest
from askfirst.http.reply import encode
from askfirst.http.validation import within
from askfirst.insights.seen import seen
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
from askfirst.ports import Caller


class ConverseTurn(Extras, frozen=True, kw_only=True, forbid_unknown_fields=True):
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

    def said(self) -> Said:
        """The message and all that comes with it, for the conversation."""
        known = {name: getattr(self, name) for name in Instruction.__struct_fields__ if name not in ("text", "history")}
        instruction = Instruction(text=self.message, history=self.history or (), **known)
        options = msgspec.convert(self, Options, from_attributes=True)
        return Said(instruction=instruction, options=options, history=self.history is not None)


_ENDED = STORE | {410: "The context is too old", 501: "A session needs a store, and this service runs without one"}


class ConverseController(Controller):
    """Chats, a turn at a time."""

    path = "/v1/converse"
    tags = ("Clarifications",)

    @post(status_code=200, problems=_ENDED)
    async def converse(
        self,
        request: StrictRequest,
        caller: Injected[Caller],
        data: ConverseTurn,
        repeatable: Injected[Repeatable],
        scoring: Injected[Scoring],
        signer: Injected[Callable[[], Signer]],
        desk: Injected[Desk],
        ledger: Injected[Ledger],
    ) -> Response[ChatReply]:
        """One turn of a chat: ask, or go on.

        Send each message of the user here first. On `ask` put `question.text` to the user and do nothing else;
        on `proceed` go on with `updated_instruction`, or with `prompt` where the bot answers itself, and where
        `handoff` is true hand over to a person after that answer; on `nothing` (thanks, a greeting) do nothing.
        `earlier` says what becomes of a request before this message: its question still waits, or it was handed
        on and is to be changed or stopped. Send the `context` of each reply back with the
        next message, or let the service keep the chat under a `session_id` of yours (there a message that is
        sent twice with one `Idempotency-Key` counts once). While a question is open the message is its answer,
        unless it orders something else. Your own `questions`, of the article that a search found for instance,
        are asked in order, whatever the score.
        """
        if not data.message.strip():
            raise refused_value("invalid-instruction", "message", "Is blank", "Give the message in words")
        if data.session_id is not None and data.context is not None:
            raise RequestError("invalid-request", "Send `session_id` or `context`, not both.")
        said = data.said()
        id_ = chat_id(data.session_id or "", caller.owner)
        key = repeatable.key(data, "converse", id_)
        if data.session_id is None:
            now = now_ms()
            before, owner = carried(data, now, signer(), caller)
            with within("", "message"):
                turn = await turned(scoring, before, said, now)
            answer = sealed(turn, now, signer(), owner)
            count(ledger, said, turn, request_id_of(request.scope), owner)
            return Response(answer)

        async def done() -> Reply:
            with within("", "message"):
                turn = await desk.chats.turn(id_, said, telling(key, told))
            count(ledger, said, turn, request_id_of(request.scope), caller.owner)
            return told(turn)

        return await repeatable.answer(key, done)


def count(ledger: Ledger, said: Said, turn: Turn, request_id: bytes, owner: str) -> None:
    """A new request is a message; a question that was opened, and its end, are those of a clarification."""
    if turn.assessment is not None:
        ledger.score(seen(turn.assessment, said.instruction), request_id, owner)
    if turn.given_up is not None:
        ledger.carried(*turn.given_up, owner)
    if turn.after is not None:
        ledger.carried(turn.before, turn.after, owner)


def told(turn: Turn) -> Reply:
    """The reply to a message in a session."""
    return Reply(200, encode(turn.reply))


def carried(turn: ConverseTurn, now: int, signer: Signer, caller: Caller) -> tuple[Conversation, str]:
    """The chat in the context of a message at `now` (ms), or a new one, and whose it is. Raises ContextError."""
    if turn.context is None:
        return Conversation(id=f"cnv_{uuid4().hex}"), caller.owner
    opened = signer.open("conversation", turn.context, Conversation, now, caller.sees)
    return opened.state, opened.owner


def sealed(turn: Turn, now: int, signer: Signer, owner: str) -> ChatReply:
    """The reply of a turn with the context that carries the chat. Raises ContextTooLarge."""
    after = turn.conversation
    context = signer.seal("conversation", after, after.turn, now + LIFE, owner)
    return msgspec.structs.replace(turn.reply, context=context)
