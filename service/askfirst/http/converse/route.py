"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable
from typing import cast
from uuid import uuid4

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Reply, Said
from askfirst.conversations.turns import Turn, take_turn
from askfirst.desk import Chats
from askfirst.gate import Gate
from askfirst.http.clock import now_ms
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.idempotency import key_of
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.within import within
from askfirst.insights.seen import seen
from askfirst.ports.ids import new_id

PATH = "/v1/converse"


class Converse:
    """Takes one message, says whether to ask or to go on; what is to be kept goes to `chats`."""

    def __init__(
        self,
        gate: Callable[[], Gate],
        signer: Callable[[], Signer],
        chats: Chats,
        ledger: Ledger,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`gate` and `signer` give those in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._gate, self._signer, self._chats, self._ledger = gate, signer, chats, ledger
        self._reader = JsonReader(ConverseTurn, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        turn = await self._reader.read(scope, receive)
        check(turn)
        if turn.session_id is None:
            answer, done = carried(turn, now_ms(), self._gate(), self._signer())
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


def carried(turn: ConverseTurn, now: int, gate: Gate, signer: Signer) -> tuple[Reply, Turn]:
    """The reply to a message at `now` (ms), with the chat in its context, and its turn.

    Raises InstructionError or ContextError.
    """
    before = Conversation(id=f"cnv_{uuid4().hex}")
    if turn.context is not None:
        before = signer.open("conversation", turn.context, Conversation, now)
    with within("", "message"):
        done = take_turn(before, turn.said(), now, gate, identity=new_id())
    after = done.conversation
    return msgspec.structs.replace(done.reply, context=signer.seal("conversation", after, after.turn, now + LIFE)), done
