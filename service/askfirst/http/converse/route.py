"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable
from typing import cast
from uuid import uuid4

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Said
from askfirst.conversations.state import Reply as ChatReply
from askfirst.conversations.turns import Turn
from askfirst.desk import Desk, Reply, chat_id, telling
from askfirst.desk.chats import turned
from askfirst.http.caller import caller_of
from askfirst.http.clock import now_ms
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.idempotency import key_of, send_reply
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.within import within
from askfirst.insights.seen import seen
from askfirst.ports import Caller

PATH = "/v1/converse"


class Converse:
    """Takes one message, says whether to ask or to go on; what is to be kept goes to `desk`."""

    def __init__(
        self,
        scoring: Scoring,
        signer: Callable[[], Signer],
        desk: Desk,
        ledger: Ledger,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`signer` gives the one in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._scoring, self._signer, self._desk, self._ledger = scoring, signer, desk, ledger
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
            now, signer = now_ms(), self._signer()
            before, owner = carried(turn, now, signer, caller)
            with within("", "message"):
                done = await turned(self._scoring, before, said, now)
            answer = sealed(done, now, signer, owner)
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
