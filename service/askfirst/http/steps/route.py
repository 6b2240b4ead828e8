"""`POST /v1/clarifications/step`: `{instruction, ...}` or `{context, event, ...}` in, the clarification out."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar.types import HTTPScope, Receive, Send
from msgspec import UNSET, Struct

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.clarifications.machine import advance, came_late
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view, view
from askfirst.gate import Gate
from askfirst.http.clock import now_ms
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.problems import RequestError
from askfirst.http.reading import JsonReader, check_json, read_body
from askfirst.http.reply import encode, reply
from askfirst.http.steps.body import ClarificationMove, ClarificationStart, event_of
from askfirst.http.within import within
from askfirst.insights.seen import seen
from askfirst.ports.ids import new_id

PATH = "/v1/clarifications/step"


class Peek(Struct, frozen=True):
    """Enough of a body to tell its form."""

    instruction: Any = UNSET
    context: Any = UNSET


class Step:
    """Opens a clarification or moves the one in a context; keeps nothing."""

    def __init__(
        self,
        gate: Callable[[], Gate],
        signer: Callable[[], Signer],
        ledger: Ledger,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`gate` and `signer` give those in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._gate, self._signer, self._ledger = gate, signer, ledger
        self._max_body, self._timeout = max_body, body_timeout
        self._peek: JsonReader[Any] = JsonReader(Peek, max_body, body_timeout)
        self._start = JsonReader(ClarificationStart, max_body, body_timeout)
        self._move = JsonReader(ClarificationMove, max_body, body_timeout)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "POST":
            await other_method(scope, send)
            return
        check_json(scope)
        body = await read_body(scope, receive, self._max_body, self._timeout)
        request_id = cast("bytes", scope["state"]["request_id"])
        await reply(send, 200, encode(self.answer(body, now_ms(), request_id)))

    def answer(self, body: bytes, now: int, request_id: bytes = b"") -> ClarificationView:
        """What a body leads to at `now` (ms). Raises RequestError, InstructionError or ClarificationError."""
        peek = self._peek.decode(body)
        if (peek.instruction is UNSET) == (peek.context is UNSET):
            detail = "Send either `instruction`, to begin, or `context` with `event`, to go on."
            raise RequestError("invalid-request", detail)
        if peek.context is UNSET:
            return self.open(self._start.decode(body), now, request_id)
        return self.move(self._move.decode(body), now)

    def open(self, start: ClarificationStart, now: int, request_id: bytes) -> ClarificationView:
        """The clarification of a new instruction; nothing is opened where it is clear."""
        gate, instruction = self._gate(), start.whole()
        with within("instruction"):
            assessment = gate.assess(instruction)
        self._ledger.score(seen(assessment, instruction), request_id)
        if is_clear(assessment, start):
            return clear_view(instruction, assessment, now)
        clarification, _ = open_clarification(
            instruction, assessment, start, now, gate, identity=new_id(), clock="caller"
        )
        self._ledger.carried(None, clarification)
        return msgspec.structs.replace(self.carried(clarification), assessment=assessment)

    def move(self, move: ClarificationMove, now: int) -> ClarificationView:
        """The clarification of a context after an event."""
        event = event_of(move)
        before = self._signer().open("clarification", move.context, Clarification, now)
        with within("context"):
            clarification, _ = advance(before, event, now, self._gate())
        self._ledger.carried(before, clarification)
        shown = self.carried(clarification)
        if came_late(clarification, event):
            detail = f"The clarification ended before ({shown.status}); the answer is kept as a late one."
            raise RequestError("clarification-closed", detail, recorded=msgspec.to_builtins(shown))
        return shown

    def carried(self, c: Clarification) -> ClarificationView:
        """The clarification with the context that carries it."""
        expires = max(c.updated_at, c.deadline or 0) + LIFE
        return view(c, context=self._signer().seal("clarification", c, c.version, expires))
