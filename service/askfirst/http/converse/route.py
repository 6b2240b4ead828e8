"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable
from typing import cast
from uuid import uuid4

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Said
from askfirst.conversations.state import Reply as ChatReply
from askfirst.conversations.turns import Turn, take_turn
from askfirst.desk import Desk, Reply, chat_id, telling
from askfirst.gate import Gate
from askfirst.http.caller import caller_of
from askfirst.http.clock import now_ms
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.idempotency import key_of, send_reply
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.within import within
from askfirst.insights.seen import seen
from askfirst.ports import Caller, new_id

PATH = "/v1/converse"


class Converse:
    """Takes one message, says whether to ask or to go on; what is to be kept goes to `desk`."""

    def __init__(
        self,
        gate: Callable[[], Gate],
        signer: Callable[[], Signer],
        desk: Desk,
        ledger: Ledger,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`gate` and `signer` give those in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._gate, self._signer, self._desk, self._ledger = gate, signer, desk, ledger
        self._reader = JsonReader(ConverseTurn, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        turn = await self._reader.read(scope, receive)
        check(turn)
        said, caller = turn.said(), caller_of(scope)
        id_ = chat_id(turn.session_id or "", caller.owner)
        key = key_of(scope, turn, "converse", id_)
        if turn.session_id is None:
            answer, done, owner = carried(turn, now_ms(), self._gate(), self._signer(), caller)
            self.count(said, done, scope, owner)
            await reply(send, 200, encode(answer))
            return

        async def taken() -> Reply:
            with within("", "message"):
                done = await self._desk.chats.turn(id_, said, telling(key, told))
            self.count(said, done, scope, caller.owner)
            return told(done)

        await send_reply(send, await self._desk.repeats.answer(key, taken))

    def count(self, said: Said, turn: Turn, scope: HTTPScope, owner: str) -> None:
        """A new request is a message; a question that was opened, and its end, are those of a clarification."""
        if turn.assessment is not None:
            request_id = cast("bytes", scope["state"]["request_id"])
            self._ledger.score(seen(turn.assessment, said.instruction), request_id, owner)
        if turn.given_up is not None:
            self._ledger.carried(*turn.given_up, owner)
        if turn.after is not None:
            self._ledger.carried(turn.before, turn.after, owner)


def told(turn: Turn) -> Reply:
    """The reply to a message in a session."""
    return Reply(200, encode(turn.reply))


def check(turn: ConverseTurn) -> None:
    """Raises RequestError for a blank message or two places to stand."""
    if not turn.message.strip():
        blank = FieldError("message", "Is blank", "Give the message in words.")
        raise RequestError("invalid-instruction", "`message`: Is blank. Give the message in words.", (blank,))
    if turn.session_id is not None and turn.context is not None:
        raise RequestError("invalid-request", "Send `session_id` or `context`, not both.")


def carried(turn: ConverseTurn, now: int, gate: Gate, signer: Signer, caller: Caller) -> tuple[ChatReply, Turn, str]:
    """The reply to a message at `now` (ms), with the chat in its context, its turn, and whose the chat is.

    Raises InstructionError or ContextError.
    """
    before, owner = Conversation(id=f"cnv_{uuid4().hex}"), caller.owner
    if turn.context is not None:
        opened = signer.open("conversation", turn.context, Conversation, now, caller.sees)
        before, owner = opened.state, opened.owner
    with within("", "message"):
        done = take_turn(before, turn.said(), now, gate, identity=new_id())
    after = done.conversation
    context = signer.seal("conversation", after, after.turn, now + LIFE, owner)
    return msgspec.structs.replace(done.reply, context=context), done, owner
