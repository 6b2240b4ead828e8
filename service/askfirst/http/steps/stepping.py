"""Clarifications that their callers carry: opened, moved on by what has happened."""

from collections.abc import Callable
from time import time_ns
from typing import Any, NamedTuple

import msgspec
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
from askfirst.http.idempotency import fingerprint, refused
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.problems import RequestError
from askfirst.http.reading import reader_of
from askfirst.http.reply import encode
from askfirst.http.steps.body import ClarificationMove, ClarificationStart, event_of
from askfirst.http.validation import within
from askfirst.insights.seen import seen
from askfirst.model import Assessment
from askfirst.ports import Caller, Once, Store, new_id
from askfirst.ports.ids import WITH


def now_ms() -> int:
    """Milliseconds since 1970 UTC, by the wall clock: for what is carried; what is kept goes by the store's."""
    return time_ns() // 1_000_000


class Peek(Struct, frozen=True):
    """Enough of a body to tell its form."""

    instruction: Any = UNSET
    context: Any = UNSET


class Use(NamedTuple):
    """A use of a context: what tells it from others, and for how many ms it has to be known."""

    key: Key
    life: int


class Stepped(NamedTuple):
    """What came of a step: the answer, what is counted (the state before, the state after, the owner)."""

    view: ClarificationView
    moved: tuple[Clarification | None, Clarification, str] | None = None
    late: bool = False
    once: bool = False
    """Each context may be used in one way only."""
    use: Use | None = None


class Steps:
    """Opens a clarification or moves the one in a context; keeps nothing but the use of contexts that allow one."""

    def __init__(self, scoring: Scoring, signer: Callable[[], Signer], store: Store, ledger: Ledger) -> None:
        """`signer` gives the one in use."""
        self._scoring, self._signer, self._store, self._ledger = scoring, signer, store, ledger

    async def answer(self, body: bytes, caller: Caller, request_id: bytes) -> Stepped:
        """What a body leads to. Raises RequestError, InstructionError or ClarificationError."""
        now, peek = now_ms(), reader_of(Peek).decode(body)
        if (peek.instruction is UNSET) == (peek.context is UNSET):
            detail = "Send either `instruction`, to begin, or `context` with `event`, to go on."
            raise RequestError("invalid-request", detail)
        if peek.context is UNSET:
            return await self.open(reader_of(ClarificationStart).decode(body), now, caller.owner, request_id)
        return await self.move(reader_of(ClarificationMove).decode(body), now, caller)

    async def open(self, start: ClarificationStart, now: int, owner: str, request_id: bytes) -> Stepped:
        """The clarification of a new instruction; nothing is opened where it is clear."""
        assessment, clarification = await self._scoring.run(characters(start), opened, start, now, new_id())
        instruction = start.whole()
        self._ledger.score(seen(assessment, instruction), request_id, owner)
        if clarification is None:
            return Stepped(clear_view(instruction, assessment, now))
        shown = carried(clarification, self._signer(), owner, once=start.single_use)
        shown = msgspec.structs.replace(shown, assessment=assessment)
        return Stepped(shown, (None, clarification, owner), once=start.single_use)

    async def move(self, move: ClarificationMove, now: int, caller: Caller) -> Stepped:
        """The clarification of a context after an event."""
        event = event_of(move)
        before, expires, owner, once = self._signer().open(
            "clarification", move.context, Clarification, now, caller.sees
        )
        with within("context"):
            clarification, _ = await self._scoring.run(read_with(before, event), advanced, before, event, now)
        shown = carried(clarification, self._signer(), owner, once=once)
        use = None
        if clarification.version != before.version:  # else nothing was used: the same context goes on
            name = f"{before.id}{WITH}step {before.version}"
            use = Use(Key(name, fingerprint((type(event).__name__, event))), expires - now)
        moved = (before, clarification, owner)
        return Stepped(shown, moved, late=came_late(clarification, event), once=once, use=use)

    async def kept(self, done: Stepped, scope: HTTPScope) -> Reply:
        """The answer to a step; where its context may be used once, that use is kept, and another one is refused.

        Raises RequestError or StoreError.
        """
        told = Reply(200, encode(done.view))
        if done.late:
            detail = f"The clarification ended before ({done.view.status}); the answer is kept as a late one."
            recorded = msgspec.to_builtins(done.view)
            told = refused(RequestError("clarification-closed", detail, recorded=recorded), scope)
        if done.once and done.use is None:
            await self._store.now()  # says so where there is no store, before anybody relies on one
        elif done.once and done.use is not None:
            key, life = done.use
            if earlier := await self._store.remember(key.once(told), life):
                return self.again(key, earlier)
        if done.moved:
            self._ledger.carried(*done.moved)
        return told

    @staticmethod
    def again(key: Key, earlier: Once) -> Reply:
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


def carried(c: Clarification, signer: Signer, owner: str, *, once: bool) -> ClarificationView:
    """The clarification with the context that carries it."""
    expires = max(c.updated_at, c.deadline or 0) + LIFE
    return view(c, context=signer.seal("clarification", c, c.version, expires, owner, once=once))
