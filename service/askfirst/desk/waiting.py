"""Long polls: any number of callers wait for changes; one task asks the store for all of them together."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from askfirst.errors import StoreError, WaitingFull

EVERY = 0.3
"""Seconds between two questions to the store: a change in another replica is seen within that."""
AFTER_A_FAILURE = 1.0
AT_ONCE = 500
"""Versions that are asked for in one call."""
MOST = 5_000
"""Callers that wait at the same time in this process."""

_log = logging.getLogger("askfirst.desk")


class Waiter(NamedTuple):
    """Somebody who has seen a version and waits for a later one."""

    version: int
    woken: asyncio.Event


class Watch:
    """Who waits for what. A change made here wakes at once, one made elsewhere within `EVERY`."""

    def __init__(self, versions: Callable[[list[str]], Awaitable[dict[str, int]]]) -> None:
        """`versions` says which version of each is kept; it may raise StoreError."""
        self._versions = versions
        self._waiting: dict[str, set[Waiter]] = {}
        self._count = 0
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    async def changed(self, id_: str, version: int, seconds: float) -> None:
        """Return when a version beyond this one is kept, or after so many seconds. Raises WaitingFull."""
        if self._stopped or seconds <= 0:
            return
        if self._count >= MOST:
            raise WaitingFull
        with self._entered(id_, version) as waiter, suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await waiter.woken.wait()

    def moved(self, id_: str, version: int) -> None:
        """Wake those who wait for this."""
        for waiter in self._waiting.get(id_, ()):
            if version > waiter.version:
                waiter.woken.set()

    def stop(self) -> None:
        """Wake everybody, and let nobody wait any more: the service ends."""
        self._stopped = True
        for waiters in self._waiting.values():
            for waiter in waiters:
                waiter.woken.set()

    @contextmanager
    def _entered(self, id_: str, version: int) -> Iterator[Waiter]:
        waiter = Waiter(version, asyncio.Event())
        self._waiting.setdefault(id_, set()).add(waiter)
        self._count += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._ask())
        try:
            yield waiter
        finally:
            self._count -= 1
            self._waiting[id_].discard(waiter)
            if not self._waiting[id_]:
                del self._waiting[id_]

    async def _ask(self) -> None:
        """Ask the store as long as anybody waits."""
        while self._waiting and not self._stopped:
            pause = EVERY
            ids = list(self._waiting)
            try:
                for first in range(0, len(ids), AT_ONCE):
                    for id_, version in (await self._versions(ids[first : first + AT_ONCE])).items():
                        self.moved(id_, version)
            except StoreError as error:
                pause = AFTER_A_FAILURE
                _log.warning("Those who wait are told later: %s", error)
            await asyncio.sleep(pause)
