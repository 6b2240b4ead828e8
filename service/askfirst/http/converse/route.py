"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context or kept as a session."""

from collections.abc import Callable
from uuid import uuid4

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Reply
from askfirst.conversations.turns import take_turn
from askfirst.desk import Chats
from askfirst.gate import Gate
from askfirst.http.clock import now_ms
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.idempotency import key_of
from askfirst.http.methods import other_method
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.within import within
from askfirst.ports.ids import new_id

PATH = "/v1/converse"


class Converse:
    """Takes one message, says whether to ask or to go on; what is to be kept goes to `chats`."""

    def __init__(
        self, gate: Callable[[], Gate], signer: Callable[[], Signer], chats: Chats, max_body: int, body_timeout: float
    ) -> None:
        """`gate` and `signer` give those in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._gate, self._signer, self._chats = gate, signer, chats
        self._reader = JsonReader(ConverseTurn, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        turn = await self._reader.read(scope, receive)
        check(turn)
        if turn.session_id is None:
            await reply(send, 200, encode(carried(turn, now_ms(), self._gate(), self._signer())))
            return
        with within("", "message"):
            said, repeated = await self._chats.turn(turn.session_id, turn.said(), key_of(scope, turn, "converse"))
        await reply(send, 200, encode(said), headers={"idempotent-replayed": "true"} if repeated else None)


def check(turn: ConverseTurn) -> None:
    """Raises RequestError for a blank message or two places to stand."""
    if not turn.message.strip():
        blank = FieldError("message", "Is blank", "Give the message in words.")
        raise RequestError("invalid-instruction", "`message`: Is blank. Give the message in words.", (blank,))
    if turn.session_id is not None and turn.context is not None:
        raise RequestError("invalid-instruction", "Send `session_id` or `context`, not both.")


def carried(turn: ConverseTurn, now: int, gate: Gate, signer: Signer) -> Reply:
    """The reply to a message at `now` (ms), with the chat in its context. Raises InstructionError or ContextError."""
    before = Conversation(id=f"cnv_{uuid4().hex}")
    if turn.context is not None:
        before = signer.open("conversation", turn.context, Conversation, now)
    with within("", "message"):
        after, said, _ = take_turn(before, turn.said(), now, gate, identity=new_id())
    return msgspec.structs.replace(said, context=signer.seal("conversation", after, after.turn, now + LIFE))
