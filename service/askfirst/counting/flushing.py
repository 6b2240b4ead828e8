"""From memory into the store, once a second: a crash loses at most the counts since.

Patterns are counted too, and told of once when they are seen too often.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from askfirst.counting.book import Batch, Book
from askfirst.errors import StoreError, StoreMissing
from askfirst.gate import Gate
from askfirst.insights.patterns import DETECTED, OFTEN, commonest, examples_of, kept_text, shown
from askfirst.moments import iso
from askfirst.ports import Counters, Event, Pattern, Patterns, Sighting, Store, Target
from askfirst.tasks import ended

EVERY = 1.0
"""Seconds between two flushes."""
AT_THE_END = 5.0
"""Seconds that the last flush may take while the service stops."""
SIDE_BY_SIDE = 64
"""Calls of the store at once: who reads KPIs waits for all of them, and they share a write."""

_log = logging.getLogger("askfirst.counting")


class Noticing(NamedTuple):
    """Takes cases of patterns; a pattern that is seen too often gets a suggestion, and an event, once."""

    patterns: Patterns
    store: Store
    gate: Callable[[], Gate]
    told: set[str]
    """Names of the patterns that are known to have a suggestion."""

    async def take(self, sighting: Sighting) -> None:
        """Count a case, or cases. Raises StoreError; call again then: nothing is counted or told twice."""
        times = await self.patterns.sight(sighting)
        name = subject_of(sighting)
        if times > OFTEN and name not in self.told:
            for pattern in await self.patterns.patterns(OFTEN + 1, owner=sighting.owner):
                if pattern.suggested_improvement is None:
                    await self._tell(pattern)
                self.told.add(subject_of(pattern))

    async def _tell(self, pattern: Pattern) -> None:
        """First the event, whose id is the pattern's, then the suggestion: who fails in between repeats both."""
        examples = examples_of(pattern)
        matters = commonest(examples)
        language = examples[0].language if examples else ""
        advised = self.gate().phrasing.advice(language, matters)
        text = kept_text(advised.improvement, advised.template)
        suggested = msgspec.structs.replace(pattern, suggested_improvement=text)
        try:
            event = event_of(suggested)
            wanting = await self.store.subscriptions()
            targets = tuple(Target(one.id) for one in wanting if one.wants(DETECTED, pattern.owner))
            await self.store.publish(msgspec.structs.replace(event, targets=targets))
        except StoreMissing:
            pass  # nobody can have subscribed
        await self.patterns.suggest(pattern.agent_pair, pattern.ambiguity_type, text, pattern.owner)


class Flusher:
    """Takes the book's counts to the store. What fails is done again, under the same name, before anything newer."""

    def __init__(self, book: Book, counters: Counters, noticing: Noticing) -> None:
        self._book, self._counters, self._noticing = book, counters, noticing
        self._left: list[Callable[[], Awaitable[None]]] = []
        self._one_at_a_time = asyncio.Lock()

    async def flush(self) -> None:
        """Everything that was counted until now. Raises StoreError; nothing is lost then."""
        async with self._one_at_a_time:
            await self._finish()
            if (batch := self._book.take()) is not None:
                self._left = self._steps(batch)
                await self._finish()

    async def _finish(self) -> None:
        """What is left to do; what fails stays the first of it, and is raised."""
        while self._left:
            some, rest = self._left[:SIDE_BY_SIDE], self._left[SIDE_BY_SIDE:]
            came = await asyncio.gather(*(step() for step in some), return_exceptions=True)
            failures = {step: one for step, one in zip(some, came, strict=True) if one is not None}
            self._left = [*failures, *rest]
            for failure in failures.values():
                raise failure

    async def run(self) -> None:
        """Flush every second until cancelled."""
        away = False
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.flush()
                away = False
            except StoreError as error:
                if not away:
                    _log.warning("Counts wait in memory until the store is back: %s", error)
                away = True
            except Exception:  # noqa: BLE001 - one case that cannot be counted must not end the counting
                _log.exception("Something could not be counted, and is left out")
                if self._left:
                    self._left.pop(0)

    def _steps(self, batch: Batch) -> list[Callable[[], Awaitable[None]]]:
        """What to do for a batch, one call of the store each; each may be done again without harm."""
        named = {batch.name: batch.increments, **batch.outcomes} if batch.increments else batch.outcomes
        counted = [partial(self._counters.count, name, increments) for name, increments in named.items()]
        return [*counted, *(partial(self._noticing.take, one) for one in batch.sightings)]


@asynccontextmanager
async def flushing(flusher: Flusher) -> AsyncIterator[None]:
    """Flush in the background while this is open, and once more at its end."""
    task = asyncio.create_task(flusher.run())
    try:
        yield
    finally:
        await ended(task)
        try:
            async with asyncio.timeout(AT_THE_END):
                await flusher.flush()
        except (StoreError, TimeoutError) as error:
            _log.warning("The last counts are lost: %s", error or "the store took too long")


def subject_of(one: Pattern | Sighting) -> str:
    """What the event of a pattern is about: a name that follows from its own."""
    owner = f"\0{one.owner}" if one.owner else ""
    digest = blake2b(f"{one.agent_pair}\0{one.ambiguity_type}{owner}".encode(), digest_size=16)
    return f"pat_{digest.hexdigest()}"


def event_of(pattern: Pattern) -> Event:
    """The event of a pattern that was detected."""
    subject = subject_of(pattern)
    body = {
        "id": f"evt_{subject}",
        "type": DETECTED,
        "timestamp": iso(pattern.last_seen, "seconds"),
        "data": {"pattern": shown(pattern)},
    }
    return Event(
        id=f"evt_{subject}",
        type=DETECTED,
        subject=subject,
        at=pattern.last_seen,
        body=msgspec.json.encode(body),
        owner=pattern.owner,
    )
