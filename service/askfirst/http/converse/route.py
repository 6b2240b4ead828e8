"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable
from typing import cast
from uuid import uuid4

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Reply, Said
from askfirst.conversations.turns import Turn
from askfirst.desk import Chats
from askfirst.desk.chats import turned
from askfirst.http.clock import now_ms
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.idempotency import key_of
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.within import within
from askfirst.insights.seen import seen

PATH = "/v1/converse"


class Converse:
    """Takes one message, says whether to ask or to go on; what is to be kept goes to `chats`."""

    def __init__(
        self,
        scoring: Scoring,
        signer: Callable[[], Signer],
        chats: Chats,
        ledger: Ledger,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`signer` gives the one in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._scoring, self._signer, self._chats, self._ledger = scoring, signer, chats, ledger
        self._reader = JsonReader(ConverseTurn, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        turn = await self._reader.read(scope, receive)
        check(turn)
        if turn.session_id is None:
            now, signer = now_ms(), self._signer()
            before = carried(turn, now, signer)
            with within("", "message"):
                done = await turned(self._scoring, before, turn.said(), now)
            answer = sealed(done, now, signer)
            self.count(turn.said(), done, scope)
            await reply(send, 200, encode(answer))
            return
        said = turn.said()
        with within("", "message"):
            answer, new = await self._chats.turn(turn.session_id, said, key_of(scope, turn, "converse"))
        if new is not None:
            self.count(said, new, scope)
        await reply(send, 200, encode(answer), headers=None if new else {"idempotent-replayed": "true"})

    def count(self, said: Said, turn: Turn, scope: HTTPScope) -> None:
        """A new request is a message; a question that was opened, and its end, are those of a clarification."""
        if turn.assessment is not None:
            self._ledger.score(seen(turn.assessment, said.instruction), cast("bytes", scope["state"]["request_id"]))
        if turn.given_up is not None:
            self._ledger.carried(*turn.given_up)
        if turn.after is not None:
            self._ledger.carried(turn.before, turn.after)


def check(turn: ConverseTurn) -> None:
    """Raises RequestError for a blank message or two places to stand."""
    if not turn.message.strip():
        blank = FieldError("message", "Is blank", "Give the message in words.")
        raise RequestError("invalid-instruction", "`message`: Is blank. Give the message in words.", (blank,))
    if turn.session_id is not None and turn.context is not None:
        raise RequestError("invalid-request", "Send `session_id` or `context`, not both.")


def carried(turn: ConverseTurn, now: int, signer: Signer) -> Conversation:
    """The chat in the context of a message at `now` (ms), or a new one. Raises ContextError."""
    if turn.context is None:
        return Conversation(id=f"cnv_{uuid4().hex}")
    return signer.open("conversation", turn.context, Conversation, now)


def sealed(turn: Turn, now: int, signer: Signer) -> Reply:
    """The reply of a turn with the context that carries the chat. Raises ContextTooLarge."""
    after = turn.conversation
    return msgspec.structs.replace(turn.reply, context=signer.seal("conversation", after, after.turn, now + LIFE))
