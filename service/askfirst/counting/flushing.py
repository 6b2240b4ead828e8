"""From memory into the store, once a second: a crash loses at most the counts since."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from askfirst.counting.book import Batch, Book
from askfirst.counting.noticing import Noticing
from askfirst.errors import StoreError
from askfirst.ports import Counters
from askfirst.tasks import ended

EVERY = 1.0
"""Seconds between two flushes."""
AT_THE_END = 5.0
"""Seconds that the last flush may take while the service stops."""
SIDE_BY_SIDE = 64
"""Calls of the store at once: who reads KPIs waits for all of them, and they share a write."""

_log = logging.getLogger("askfirst.counting")


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
