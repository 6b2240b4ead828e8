"""`POST /v1/clarifications/step`: `{instruction, ...}` or `{context, event, ...}` in, the clarification out."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar.types import HTTPScope, Receive, Send
from msgspec import UNSET, Struct

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.clarifications.machine import came_late
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view, view
from askfirst.desk.keeping import advanced
from askfirst.desk.offloop import characters, read_with
from askfirst.gate import Gate
from askfirst.http.clock import now_ms
from askfirst.http.methods import other_method
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.problems import RequestError
from askfirst.http.reading import JsonReader, check_json, read_body
from askfirst.http.reply import encode, reply
from askfirst.http.steps.body import ClarificationMove, ClarificationStart, event_of
from askfirst.http.within import within
from askfirst.insights.seen import seen
from askfirst.model import Assessment
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
        scoring: Scoring,
        signer: Callable[[], Signer],
        ledger: Ledger,
        max_body: int,
        body_timeout: float,
    ) -> None:
        """`signer` gives the one in use, `max_body` is in bytes, `body_timeout` in seconds."""
        self._scoring, self._signer, self._ledger = scoring, signer, ledger
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
        await reply(send, 200, encode(await self.answer(body, now_ms(), request_id)))

    async def answer(self, body: bytes, now: int, request_id: bytes) -> ClarificationView:
        """What a body leads to at `now` (ms). Raises RequestError, InstructionError or ClarificationError."""
        peek = self._peek.decode(body)
        if (peek.instruction is UNSET) == (peek.context is UNSET):
            detail = "Send either `instruction`, to begin, or `context` with `event`, to go on."
            raise RequestError("invalid-request", detail)
        if peek.context is UNSET:
            return await self.open(self._start.decode(body), now, request_id)
        return await self.move(self._move.decode(body), now)

    async def open(self, start: ClarificationStart, now: int, request_id: bytes) -> ClarificationView:
        """The clarification of a new instruction; nothing is opened where it is clear."""
        assessment, clarification = await self._scoring.run(characters(start), opened, start, now, new_id())
        instruction = start.whole()
        self._ledger.score(seen(assessment, instruction), request_id)
        if clarification is None:
            return clear_view(instruction, assessment, now)
        self._ledger.carried(None, clarification)
        return msgspec.structs.replace(carried(clarification, self._signer()), assessment=assessment)

    async def move(self, move: ClarificationMove, now: int) -> ClarificationView:
        """The clarification of a context after an event."""
        event = event_of(move)
        before = self._signer().open("clarification", move.context, Clarification, now)
        with within("context"):
            clarification, _ = await self._scoring.run(read_with(before, event), advanced, before, event, now)
        self._ledger.carried(before, clarification)
        shown = carried(clarification, self._signer())
        if came_late(clarification, event):
            detail = f"The clarification ended before ({shown.status}); the answer is kept as a late one."
            raise RequestError("clarification-closed", detail, recorded=msgspec.to_builtins(shown))
        return shown


def opened(gate: Gate, start: ClarificationStart, now: int, identity: str) -> tuple[Assessment, Clarification | None]:
    """The assessment of an instruction, and the clarification that it needs, if any. Raises InstructionError."""
    instruction = start.whole()
    with within("instruction"):
        assessment = gate.assess(instruction)
    if is_clear(assessment, start):
        return assessment, None
    clarification, _ = open_clarification(instruction, assessment, start, now, gate, identity=identity, clock="caller")
    return assessment, clarification


def carried(c: Clarification, signer: Signer) -> ClarificationView:
    """The clarification with the context that carries it."""
    expires = max(c.updated_at, c.deadline or 0) + LIFE
    return view(c, context=signer.seal("clarification", c, c.version, expires))
