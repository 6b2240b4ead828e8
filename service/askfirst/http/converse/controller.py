"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable, Mapping
from uuid import uuid4

import msgspec
from litestar import Controller, Response, post

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Said
from askfirst.conversations.state import Reply as ChatReply
from askfirst.conversations.turns import Turn
from askfirst.desk import Desk, Reply, chat_id, telling
from askfirst.desk.chats import taken, turned
from askfirst.gate import Gate
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.idempotency import Keyed, Repeatable
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import STORE, Example, problems
from askfirst.http.problems import RequestError, refused_value
from askfirst.http.reading import StrictRequest
from askfirst.http.reply import encode
from askfirst.http.steps.controller import SHOWN_CONTEXT
from askfirst.http.steps.stepping import now_ms
from askfirst.http.validation import within
from askfirst.insights.seen import seen
from askfirst.ports import ANYBODY, Caller, new_id

_AT = 1_767_225_600_000
_FIRST = {
    "message": "Tell me more about it",
    "history": [
        {"role": "user", "content": "Which queues do we run?"},
        {"role": "assistant", "content": "We run three: Redis, Kafka and RabbitMQ."},
    ],
}
_ORDER = "Move the fire drill in building 4 to Tuesday"
_CHANGE = "no wait, Wednesday"
_ENDED = STORE | {410: "The context is too old", 501: "A session needs a store, and this service runs without one"}


def examples(gate: Gate) -> Mapping[str, Example]:
    """A question, its answer, and a change of what was ordered before."""
    signer = Signer([b"only for the examples of the documentation"], 1_000_000)

    def reply(turn: ConverseTurn) -> ChatReply:
        before, owner = carried(turn, _AT, signer, ANYBODY)
        return sealed(taken(gate, before, turn.said(), _AT, new_id()), _AT, signer, owner)

    asked = reply(msgspec.convert(_FIRST, ConverseTurn))
    second = reply(ConverseTurn(message="the second one", context=asked.context))
    changed = reply(ConverseTurn(message=_CHANGE, context=reply(ConverseTurn(message=_ORDER)).context))
    return {
        "ask": Example("Which one is meant?", _FIRST, shortened(asked)),
        "proceed": Example("The answer, and on it goes", sent("the second one"), shortened(second)),
        "change": Example("A correction of what was ordered before", sent(_CHANGE), shortened(changed)),
    }


def sent(message: str) -> dict[str, str]:
    """A message with the context of the reply before."""
    return {"message": message, "context": SHOWN_CONTEXT}


def shortened(reply: ChatReply) -> ChatReply:
    """A reply as the documentation shows it."""
    clarification = reply.clarification_id and "clr_5f0c..."
    return msgspec.structs.replace(
        reply, conversation="cnv_8d21...", clarification_id=clarification, context=SHOWN_CONTEXT
    )


class ConverseController(Controller):
    """Chats, a turn at a time."""

    path = "/v1/converse"
    tags = ("Clarifications",)

    @post(status_code=200, responses=problems(_ENDED), dependencies={"repeatable": Keyed()}, examples=examples)
    async def converse(
        self,
        request: StrictRequest,
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
        check(data)
        said, caller = data.said(), caller_of(request.scope)
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


def check(turn: ConverseTurn) -> None:
    """Raises RequestError for a blank message or two places to stand."""
    if not turn.message.strip():
        raise refused_value("invalid-instruction", "message", "Is blank", "Give the message in words")
    if turn.session_id is not None and turn.context is not None:
        raise RequestError("invalid-request", "Send `session_id` or `context`, not both.")


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
