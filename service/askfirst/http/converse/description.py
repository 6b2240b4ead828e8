"""The description of `POST /v1/converse`, with examples that are really carried out."""

from typing import Any

import msgspec

from askfirst.clarifications.contexts import Signer
from askfirst.conversations.state import Reply
from askfirst.desk.chats import taken
from askfirst.gate import Gate
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.converse.route import carried, sealed
from askfirst.http.operation import REFUSALS, content, named, responses
from askfirst.http.steps.description import SHOWN_CONTEXT
from askfirst.ports import ANYBODY, new_id

SCHEMAS = [ConverseTurn, Reply]

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
_ENDED = {
    "410": "The context is too old",
    "501": "A session needs a store, and this service runs without one",
    "503": "The store cannot be used now: try again after `Retry-After` seconds",
}


def operation(gate: Gate) -> dict[str, Any]:
    """The operation, for the paths of the document."""
    signer = Signer([b"only for the examples of the documentation"], 1_000_000)

    def said(turn: ConverseTurn) -> Reply:
        before, owner = carried(turn, _AT, signer, ANYBODY)
        return sealed(taken(gate, before, turn.said(), _AT, new_id()), _AT, signer, owner)

    asked = said(msgspec.convert(_FIRST, ConverseTurn))
    answered = said(ConverseTurn(message="the second one", context=asked.context))
    changed = said(ConverseTurn(message=_CHANGE, context=said(ConverseTurn(message=_ORDER)).context))
    second = {"message": "the second one", "context": SHOWN_CONTEXT}
    third = {"message": _CHANGE, "context": SHOWN_CONTEXT}
    given = {
        "ask": ("Which one is meant?", _FIRST),
        "proceed": ("The answer, and on it goes", second),
        "change": ("A correction of what was ordered before", third),
    }
    replies = {"ask": asked, "proceed": answered, "change": changed}
    answers = {name: (given[name][0], shown(reply)) for name, reply in replies.items()}
    return {
        "operationId": "converse",
        "summary": "One turn of a chat: ask, or go on",
        "description": (
            "Send each message of the user here first. On `ask` put `question.text` to the user and do nothing else; "
            "on `proceed` go on with `updated_instruction`, or with `prompt` where the bot answers itself, and where "
            "`handoff` is true hand over to a person after that answer; on `nothing` (thanks, a greeting) do nothing. "
            "`earlier` says what becomes of a request before this message: its question still waits, or it was handed "
            "on and is to be changed or stopped. Send the `context` of each reply back with the "
            "next message, or let the service keep the chat under a `session_id` of yours (there a message that is "
            "sent twice with one `Idempotency-Key` counts once). While a question is open the message is its answer, "
            "unless it orders something else. Your own `questions`, of the article that a search found for instance, "
            "are asked in order, whatever the score."
        ),
        "tags": ["Clarifications"],
        "requestBody": {"required": True, "content": {"application/json": content(named("ConverseTurn"), given)}},
        "responses": responses(
            {"application/json": content(named("Reply"), answers)}, "What to do next", REFUSALS | _ENDED
        ),
    }


def shown(reply: Reply) -> Any:
    """A reply as the documentation shows it."""
    clarification = reply.clarification_id and "clr_5f0c..."
    short = msgspec.structs.replace(
        reply, conversation="cnv_8d21...", clarification_id=clarification, context=SHOWN_CONTEXT
    )
    return msgspec.to_builtins(short)
