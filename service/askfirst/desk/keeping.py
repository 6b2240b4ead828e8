"""Load, advance, commit: the one way in which a kept clarification changes, and who is told of it."""

import asyncio
import random
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, TypeAlias

import msgspec

from askfirst.clarifications.events import Answered, Declined, Effect, Event, Skipped, Ticked
from askfirst.clarifications.machine import advance
from askfirst.clarifications.state import Clarification
from askfirst.desk.kept import Kept, event_of, kept_of, record_of
from askfirst.desk.offloop import OffLoop, read_with
from askfirst.desk.once import AnsweredBefore, new
from askfirst.desk.waiting import Watch
from askfirst.errors import StoreUnavailable, UnknownClarification
from askfirst.gate import Gate
from askfirst.ports import (
    ANYBODY,
    Caller,
    Change,
    Committed,
    Increment,
    Once,
    Outcome,
    Store,
    Subscription,
    Subscriptions,
    Target,
)

FRESH = 1.0
"""Seconds for which the list is good: a new subscription gets events from then on in every replica."""
ATTEMPTS = 40
"""Lost races before a change is given up; each one means that another change got through."""


Counted: TypeAlias = Callable[[Clarification | None, Clarification, str], tuple[Increment, ...]]
"""The counters that a step from one state (None: it was opened) to the next moves, for this owner."""


Telling: TypeAlias = Callable[[Clarification], Once]
"""Puts what came of a change into words, to be kept under its idempotency key; asked again after a lost race."""


def nothing_counted(_before: Clarification | None, _after: Clarification, _owner: str) -> tuple[Increment, ...]:
    """Counts nothing."""
    return ()


class Receivers:
    """The subscriptions, read again when they are older than a second."""

    def __init__(self, store: Subscriptions, clock: Callable[[], float] = monotonic) -> None:
        """`clock` gives seconds and never goes back."""
        self._store, self._clock = store, clock
        self._known: tuple[Subscription, ...] = ()
        self._until = float("-inf")

    async def of(self, type_: str, owner: str) -> tuple[Target, ...]:
        """The targets for events of this type that belong to this owner. Raises StoreUnavailable."""
        if self._clock() >= self._until:
            self._known = await self._store.subscriptions()
            self._until = self._clock() + FRESH
        return tuple(Target(one.id) for one in self._known if one.wants(type_, owner))

    def forget(self) -> None:
        """Read the list anew at the next event: this replica has just changed it."""
        self._until = float("-inf")


class Found(NamedTuple):
    """A clarification as it was last committed, and the time to step it with."""

    kept: Kept
    now: int


class Keeper:
    """Clarifications in the store, as `advance` moves them."""

    def __init__(
        self,
        store: Store,
        gate: Callable[[], Gate],
        off: OffLoop,
        receivers: Receivers,
        watch: Watch,
        sent: Callable[[], None] = lambda: None,
        counted: Counted = nothing_counted,
    ) -> None:
        """`gate` gives the gate in use, `off` calls what reads texts; `sent` is told of something to deliver.

        `counted` gives the counters that a step moves: they are part of its commit.
        """
        self._store, self._gate, self.off, self._sent, self._counted = store, gate, off, sent, counted
        self._receivers, self._watch = receivers, watch

    async def load(self, id_: str, caller: Caller = ANYBODY) -> Found:
        """What is kept under an id. Raises UnknownClarification where the caller sees nothing there, or StoreError."""
        found = await self._store.load(id_)
        if found.record is None:
            raise UnknownClarification(id_)
        kept = kept_of(found.record)
        if not caller.sees(kept.owner):
            raise UnknownClarification(id_)
        return Found(kept, found.now)

    async def move(
        self,
        id_: str,
        event: Event | Callable[[Clarification, int], Event],
        caller: Caller = ANYBODY,
        once: Telling | None = None,
    ) -> Clarification:
        """The clarification after an event (or the event that is chosen by what is found, and when).

        A lost race is run again on the new state. `once` makes what is kept under an idempotency key, with the change
        or where there is none. Raises UnknownClarification, AnsweredBefore, StoreError, and whatever `advance` raises;
        nothing has changed then.
        """
        for attempt in range(ATTEMPTS):
            kept, now = await self.load(id_, caller)
            before = kept.clarification
            happened = event(before, now) if callable(event) else event
            after, effects = await self._advanced(before, happened, now)
            if after.version == before.version:
                if once and (earlier := await self._store.remember(once(after))):
                    raise AnsweredBefore(earlier)
                return after
            moved = msgspec.structs.replace(kept, clarification=after)
            outcome = await self.commit(moved, effects, once(after) if once else None, before)
            if isinstance(new(outcome), Committed):
                return after
            await asyncio.sleep(random.random() * 0.002 * attempt)  # noqa: S311 - so that rivals part
        raise StoreUnavailable(f"{id_} changes too often at once", 1)

    async def _advanced(
        self, before: Clarification, event: Event, now: int
    ) -> tuple[Clarification, tuple[Effect, ...]]:
        """What becomes of a clarification. Only what somebody said is read: a deadline asks nothing of the gate."""
        if isinstance(event, Answered | Skipped | Declined):
            return await self.off.run(read_with(before, event), advanced, before, event, now)
        return advance(before, event, now, self._gate())

    async def tick(self, id_: str, caller: Caller = ANYBODY) -> Clarification:
        """The clarification as of now: what every read begins with. Raises as `move`."""
        return await self.move(id_, Ticked(), caller)

    async def commit(
        self,
        kept: Kept,
        effects: tuple[Effect, ...],
        once: Once | None = None,
        before: Clarification | None = None,
    ) -> Outcome:
        """Keep a state with its events and counts, whole or not at all; `before` None: it is new. Raises StoreError."""
        events = [event_of(effect, kept, await self._receivers.of(effect.type, kept.owner)) for effect in effects]
        counts = self._counted(before, kept.clarification, kept.owner)
        change = Change(record=record_of(kept), events=tuple(events), counts=counts, once=once)
        outcome = await self._store.commit(change)
        if isinstance(outcome, Committed):
            self._watch.moved(kept.clarification.id, kept.clarification.version)
            if any(event.targets for event in events):
                self._sent()
        return outcome


def advanced(gate: Gate, before: Clarification, event: Event, now: int) -> tuple[Clarification, tuple[Effect, ...]]:
    """`advance`, as a call for another process."""
    return advance(before, event, now, gate.unaided)
