"""The use cases in one place: open, look, wait, list, answer, escalate, cancel."""

from collections.abc import Callable
from typing import NamedTuple

from askfirst.clarifications.events import Answered, Cancelled, Declined, Escalated, Event, Skipped, Ticked
from askfirst.clarifications.machine import came_late
from askfirst.clarifications.state import Clarification
from askfirst.desk.chats import Chats
from askfirst.desk.keeping import Counted, Keeper, Telling, nothing_counted
from askfirst.desk.kept import kept_of
from askfirst.desk.offloop import InPlace, OffLoop
from askfirst.desk.once import Key, Repeats
from askfirst.desk.opening import Answer, Asked, Opened, Opening, Replied
from askfirst.desk.receivers import Receivers
from askfirst.desk.sweeping import Sweeper
from askfirst.desk.waiting import Watch
from askfirst.gate import Gate
from askfirst.model import Party
from askfirst.ports import ANYBODY, Caller, Filter, Store

__all__ = ["Asked", "Desk", "Moved", "Opened", "Page"]


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
        self._opening = Opening(store, self.keeper)

    async def open(self, asked: Asked, key: Key | None, answer: Answer) -> Replied:
        """Score, and open where there is something to ask. Raises InstructionError or AnsweredBefore."""
        return await self._opening.open(asked, key, answer)

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
