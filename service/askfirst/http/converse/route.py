"""`POST /v1/converse`: a message in, `ask` or `proceed` out; the chat is carried in a context."""

from collections.abc import Callable
from uuid import uuid4

import msgspec
from litestar.types import HTTPScope, Receive, Send

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.conversations.state import Conversation, Reply
from askfirst.conversations.turns import take_turn
from askfirst.errors import StoreMissing
from askfirst.gate import Gate
from askfirst.http.clock import now_ms
from askfirst.http.converse.body import ConverseTurn
from askfirst.http.methods import other_method
from askfirst.http.problems import FieldError, RequestError
from askfirst.http.reading import JsonReader
from askfirst.http.reply import encode, reply
from askfirst.http.within import within
from askfirst.ports.ids import new_id

PATH = "/v1/converse"


class Converse:
    """Takes one message, says whether to ask or to go on; keeps nothing."""

    def __init__(
        self, gate: Callable[[], Gate], signer: Callable[[], Signer], max_body: int, body_timeout: float
    ) -> None:
        """`gate` and `signer` give those in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._gate, self._signer = gate, signer
        self._reader = JsonReader(ConverseTurn, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        turn = await self._reader.read(scope, receive)
        await reply(send, 200, encode(self.answer(turn, now_ms())))

    def answer(self, turn: ConverseTurn, now: int) -> Reply:
        """The reply to a message at `now` (ms). Raises RequestError, InstructionError or ClarificationError."""
        check(turn)
        before = self.conversation(turn.context, now)
        with within("", "message"):
            after, said, _ = take_turn(before, turn.said(), now, self._gate(), identity=new_id())
        context = self._signer().seal("conversation", after, after.turn, now + LIFE)
        return msgspec.structs.replace(said, context=context)

    def conversation(self, context: str | None, now: int) -> Conversation:
        """The chat in a context, or a new one. Raises ContextError."""
        if context is None:
            return Conversation(id=f"cnv_{uuid4().hex}")
        return self._signer().open("conversation", context, Conversation, now)


def check(turn: ConverseTurn) -> None:
    """Raises RequestError for a blank message or two places to stand; StoreMissing for a session."""
    if not turn.message.strip():
        blank = FieldError("message", "Is blank", "Give the message in words.")
        raise RequestError("invalid-instruction", "`message`: Is blank. Give the message in words.", (blank,))
    if turn.session_id is not None and turn.context is not None:
        raise RequestError("invalid-instruction", "Send `session_id` or `context`, not both.")
    if turn.session_id is not None:
        raise StoreMissing
