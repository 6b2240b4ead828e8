"""`POST /v1/clarifications/step`: a clarification that its caller carries.

`{instruction, ...}` or `{context, event, ...}` in, the clarification out.
"""

from collections.abc import Callable
from time import time_ns
from typing import Any

import msgspec
from litestar import Controller, Response, post
from litestar.types import HTTPScope
from msgspec import UNSET, Struct

from askfirst.clarifications.contexts import LIFE, Signer
from askfirst.clarifications.machine import came_late
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import clear_view, view
from askfirst.desk import Key, Reply
from askfirst.desk.keeping import advanced
from askfirst.desk.offloop import characters, read_with
from askfirst.errors import KeyReused
from askfirst.gate import Gate
from askfirst.http.clarifications.happened import ClarificationMove, event_of
from askfirst.http.clarifications.requests import ClarificationStart
from askfirst.http.dependencies import Injected, caller_of, request_id_of
from askfirst.http.idempotency import answered, fingerprint, refused
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.openapi import STORE, taking
from askfirst.http.problems import RequestError
from askfirst.http.reading import StrictRequest, read_json
from askfirst.http.reply import encode
from askfirst.http.validation import within
from askfirst.insights.seen import seen
from askfirst.model import Assessment
from askfirst.ports import Once, Store, new_id
from askfirst.ports.ids import WITH

_ENDED = {
    409: "The question has another answer, the clarification has ended, or its context may be used once and was: "
    "`recorded` says what counts",
    410: "The context is too old",
}
_STORE = STORE | {501: "`single_use` needs a store, and this service runs without one"}


def now_ms() -> int:
    """Milliseconds since 1970 UTC, by the wall clock: for what is carried; what is kept goes by the store's."""
    return time_ns() // 1_000_000


class Peek(Struct, frozen=True):
    """Enough of a body to tell its form."""

    instruction: Any = UNSET
    context: Any = UNSET


class Steps:
    """Opens a clarification or moves the one in a context; keeps nothing but the use of contexts that allow one."""

    def __init__(self, scoring: Scoring, signer: Callable[[], Signer], store: Store, ledger: Ledger) -> None:
        """`signer` gives the one in use."""
        self._scoring, self._signer, self._store, self._ledger = scoring, signer, store, ledger

    async def answer(self, body: bytes, scope: HTTPScope) -> Reply:
        """The answer to a body. Raises RequestError, InstructionError, ClarificationError or StoreError."""
        peek = read_json(body, Peek)
        if (peek.instruction is UNSET) == (peek.context is UNSET):
            detail = "Send either `instruction`, to begin, or `context` with `event`, to go on."
            raise RequestError("invalid-request", detail)
        if peek.context is UNSET:
            return await self.open(read_json(body, ClarificationStart), now_ms(), scope)
        return await self.move(read_json(body, ClarificationMove), now_ms(), scope)

    async def open(self, start: ClarificationStart, now: int, scope: HTTPScope) -> Reply:
        """The clarification of a new instruction; nothing is opened where it is clear."""
        owner = caller_of(scope).owner
        assessment, clarification = await self._scoring.run(characters(start), opened, start, now, new_id())
        instruction = start.whole()
        self._ledger.score(seen(assessment, instruction), request_id_of(scope), owner)
        if clarification is None:
            return Reply(200, encode(clear_view(instruction, assessment, now)))
        shown = self.carried(clarification, owner, once=start.single_use)
        if start.single_use:
            await self._store.now()  # says so where there is no store, before anybody relies on one
        self._ledger.carried(None, clarification, owner)
        return Reply(200, encode(msgspec.structs.replace(shown, assessment=assessment)))

    async def move(self, move: ClarificationMove, now: int, scope: HTTPScope) -> Reply:
        """The clarification of a context after an event; of a context that may be used once, the first use counts."""
        event, signer = event_of(move), self._signer()
        before, expires, owner, once = signer.open(
            "clarification", move.context, Clarification, now, caller_of(scope).sees
        )
        with within("context"):
            after, _ = await self._scoring.run(read_with(before, event), advanced, before, event, now)
        shown = self.carried(after, owner, once=once)
        told = Reply(200, encode(shown))
        if came_late(after, event):
            detail = f"The clarification ended before ({after.status}); the answer is kept as a late one."
            recorded = msgspec.to_builtins(shown)
            told = refused(RequestError("clarification-closed", detail, recorded=recorded), scope)
        if once and after.version == before.version:  # nothing was used: the same context goes on
            await self._store.now()
        elif once:
            key = Key(f"{before.id}{WITH}step {before.version}", fingerprint((type(event).__name__, event)))
            if earlier := await self._store.remember(key.once(told), expires - now):
                return used(key, earlier)
        self._ledger.carried(before, after, owner)
        return told

    def carried(self, c: Clarification, owner: str, *, once: bool) -> ClarificationView:
        """The clarification with the context that carries it. Raises ContextTooLarge."""
        expires = max(c.updated_at, c.deadline or 0) + LIFE
        return view(c, context=self._signer().seal("clarification", c, c.version, expires, owner, once=once))


def used(key: Key, earlier: Once) -> Reply:
    """What came of the same use of a context before. Raises RequestError where it was another one."""
    try:
        return key.again(earlier)
    except KeyReused:
        body = msgspec.msgpack.decode(earlier.response, type=Reply).body
        detail = "This context has been used in another way already, and may be used once; that way counts."
        raise RequestError("context-used", detail, recorded=msgspec.json.decode(body)) from None


def opened(gate: Gate, start: ClarificationStart, now: int, identity: str) -> tuple[Assessment, Clarification | None]:
    """The assessment of an instruction, and the clarification that it needs, if any. Raises InstructionError."""
    instruction = start.whole()
    with within("instruction"):
        assessment = gate.assess(instruction)
    if is_clear(assessment, start):
        return assessment, None
    clarification, _ = open_clarification(instruction, assessment, start, now, gate, identity=identity, clock="caller")
    return assessment, clarification


class StepController(Controller):
    """Clarifications that their callers carry."""

    path = "/v1/clarifications/step"
    tags = ("Clarifications",)

    @post(
        status_code=200,
        problems=_ENDED | _STORE,
        opt=taking(ClarificationStart, ClarificationMove),
    )
    async def clarification_step(
        self, request: StrictRequest, body: bytes, steps: Injected[Steps]
    ) -> Response[ClarificationView]:
        """Open a clarification and carry it on, without a store.

        Begin with `instruction`: a clear one gives `status: clear`, any other the first question and a
        `context`. Put the question to whom `level` names; when there is an answer, or nobody answered in
        `level.timeout` seconds, send the `context` back with the `event`, and do what the answer says. The
        caller keeps the time: nothing but the event `timed_out` ends the wait for a level. A context is signed
        and may be stored anywhere; to send an old one again in the same way repeats its step. To use it in
        two ways gives two results, unless it was opened with `single_use`: the first way counts then. The
        details of an event stand beside it, or inside it where `event` is an object with a `type`.
        """
        return answered(await steps.answer(body, request.scope))
