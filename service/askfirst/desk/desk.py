"""The use cases in one place: open, look, wait, list, answer, escalate, cancel; and what runs beside them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from time import time_ns
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from askfirst.clarifications.events import Answered, Cancelled, Declined, Effect, Escalated, Event, Skipped, Ticked
from askfirst.clarifications.machine import came_late
from askfirst.clarifications.opening import is_clear, open_clarification
from askfirst.clarifications.options import Options
from askfirst.clarifications.state import Clarification
from askfirst.desk.chats import Chats
from askfirst.desk.keeping import Counted, Keeper, Receivers, Telling, nothing_counted
from askfirst.desk.kept import CallbackTo, Kept, kept_of
from askfirst.desk.offloop import InPlace, OffLoop, characters
from askfirst.desk.once import AnsweredBefore, Key, Repeats, Reply, new
from askfirst.desk.sweeping import Sweeper, purging
from askfirst.desk.waiting import Watch
from askfirst.errors import StoreUnavailable
from askfirst.gate import Gate
from askfirst.model import Assessment, Instruction, Party
from askfirst.ports import ANYBODY, SHARED, Caller, Committed, Filter, Store, new_id
from askfirst.tasks import ended


class Asked(Struct, frozen=True, kw_only=True):
    """What is asked for: an instruction, how its clarification is to go, and who is told about it."""

    instruction: Instruction
    options: Options
    callback_url: str | None = None
    callback_to: CallbackTo = "receiver"
    owner: str = SHARED


class Opened(NamedTuple):
    """What came of it. `clarification` is None where the instruction is clear; `now` in ms."""

    clarification: Clarification | None
    assessment: Assessment
    now: int


class Replied(NamedTuple):
    """What is answered, and what came of it."""

    reply: Reply
    opened: Opened


Answer: TypeAlias = Callable[[Opened], Reply]
"""Puts into words what is about to be done: the words are kept under the idempotency key in the same write.

It is asked again where that write lost a race, so it does nothing else."""


class Moved(NamedTuple):
    """A clarification after an answer. `late`: the answer came after the end and changed nothing."""

    clarification: Clarification
    late: bool


class Page(NamedTuple):
    """Clarifications newest first; `cursor` asks for those after, None says that there are none."""

    clarifications: tuple[Clarification, ...]
    cursor: str | None


class Desk:
    """What can be done with clarifications that are kept. Every method may raise StoreError.

    What the `caller` does not see is unknown. Where `once` makes an entry for an idempotency key, AnsweredBefore is
    raised if there is one.
    """

    def __init__(
        self,
        store: Store,
        gate: Callable[[], Gate],
        sent: Callable[[], None] = lambda: None,
        counted: Counted = nothing_counted,
        off: OffLoop | None = None,
    ) -> None:
        """`gate` gives the gate in use: packs may change while the service runs.

        `off` calls what reads texts; unless given, that is done in place.
        `sent` is told when there is something to deliver, `counted` says which counters go into a commit.
        """
        self.store = store
        self.receivers = Receivers(store)
        self.watch = Watch(store.versions)
        calls = off or InPlace(gate)
        self.keeper = Keeper(store, gate, calls, self.receivers, self.watch, sent, counted)
        self.sweeper = Sweeper(store, self.keeper)
        self.chats = Chats(store, calls)
        self.repeats = Repeats(store)

    async def open(self, asked: Asked, key: Key | None, answer: Answer) -> Replied:
        """Open where there is something to ask. Raises InstructionError, AnsweredBefore or StoreError."""
        off, size = self.keeper.off, characters((asked.instruction, asked.options))
        assessment = await off.run(size, assessed, asked.instruction)
        if is_clear(assessment, asked.options):
            return await self._clear(assessment, key, answer)
        while True:
            now = await self.store.now()
            identity = new_id(key.name if key else None)
            clarification, effects = await off.run(
                size, begun, asked.instruction, assessment, asked.options, now, identity
            )
            opened = Opened(clarification, assessment, now)
            reply = answer(opened)
            kept = Kept(
                clarification=clarification,
                callback_url=asked.callback_url,
                callback_to=asked.callback_to,
                owner=asked.owner,
            )
            once = key.once(reply) if key else None
            if isinstance(new(await self.keeper.commit(kept, effects, once)), Committed):
                return Replied(reply, opened)

    async def _clear(self, assessment: Assessment, key: Key | None, answer: Answer) -> Replied:
        """Nothing to open. Needs the store for an idempotency key alone, but says so where there is none."""
        try:
            now = await self.store.now()
        except StoreUnavailable:
            now = time_ns() // 1_000_000
        opened = Opened(None, assessment, now)
        reply = answer(opened)
        if key and (earlier := await self.store.remember(key.once(reply))):
            raise AnsweredBefore(earlier)
        return Replied(reply, opened)

    async def look(self, id_: str, caller: Caller) -> Clarification:
        """The clarification as of now. Raises UnknownClarification."""
        return await self.keeper.tick(id_, caller)

    async def wait(self, id_: str, caller: Caller, seconds: float, version: int | None = None) -> Clarification:
        """The clarification as soon as it is another one than in `version` (None: than it is now), or closed.

        As it is where that takes longer. Raises UnknownClarification or WaitingFull.
        """
        seen = await self.look(id_, caller)
        if seen.status != "pending" or (version is not None and seen.version != version):
            return seen
        await self.watch.changed(id_, seen.version, seconds)
        return await self.look(id_, caller)

    async def list(self, wanted: Filter, limit: int, cursor: str | None) -> Page:
        """Clarifications as of now. Raises CursorError."""
        page = await self.store.find(wanted, limit, cursor)
        now = await self.store.now()
        shown = [
            await self.look(record.id, ANYBODY)
            if record.due is not None and record.due <= now
            else kept_of(record).clarification
            for record in page.records
        ]
        fits = (one for one in shown if wanted.status in (None, one.status))
        return Page(tuple(fits), page.cursor)

    async def answer(
        self, id_: str, event: Answered | Skipped | Declined, caller: Caller, once: Telling | None = None
    ) -> Moved:
        """Take an answer, or that there will be none.

        Raises UnknownClarification, AnswerError where it is not clear what is answered, AnswerConflict
        where the question has another answer.
        """
        clarification = await self.keeper.move(id_, event, caller, once)
        return Moved(clarification, came_late(clarification, event))

    async def escalate(self, id_: str, caller: Caller, once: Telling | None = None) -> Clarification:
        """Pass the question on to the next level. Raises UnknownClarification or ClosedError.

        Where the deadline or somebody else has just passed it on, that was it: nobody is skipped unasked.
        """
        level: int | None = None

        def event(before: Clarification, now: int) -> Event:
            nonlocal level
            level = before.level if level is None else level
            over = before.deadline is not None and now >= before.deadline
            return Ticked() if over or before.level != level else Escalated()

        return await self.keeper.move(id_, event, caller, once)

    async def cancel(self, id_: str, by: Party | None, caller: Caller, once: Telling | None = None) -> Clarification:
        """Nobody needs the answer any more. Raises UnknownClarification or ClosedError."""
        return await self.keeper.move(id_, Cancelled(by=by), caller, once)


def assessed(gate: Gate, instruction: Instruction) -> Assessment:
    """`Gate.assess`, as a call for another process."""
    return gate.assess(instruction)


def begun(
    gate: Gate, instruction: Instruction, assessment: Assessment, options: Options, now: int, identity: str
) -> tuple[Clarification, tuple[Effect, ...]]:
    """`open_clarification`, as a call for another process."""
    return open_clarification(instruction, assessment, options, now, gate, identity=identity)


@asynccontextmanager
async def running(desk: Desk) -> AsyncIterator[None]:
    """Open the store and sweep while this is open. Raises StoreError where the store cannot be used."""
    store = desk.store
    await store.open()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        for work in (desk.sweeper.run(), purging(store)):
            stack.push_async_callback(ended, asyncio.create_task(work))
        stack.callback(desk.watch.stop)
        yield
