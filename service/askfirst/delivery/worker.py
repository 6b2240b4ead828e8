"""The worker: takes what is due from the outbox, in any replica, and hands it to the postman."""

import asyncio
import logging
import random
from collections.abc import Callable
from time import monotonic

from askfirst.delivery.postman import Counters, Postman
from askfirst.errors import StoreError, StoreMissing, StoreUnavailable
from askfirst.ports import Delivery, Store

LEASE = 30_000
"""Ms for which a delivery is ours: twice as long as an attempt may take. What a killed sender had waits so long."""
PLACES = 32
"""Attempts at once."""
EVERY = 0.25
"""Seconds between two looks while nothing is due."""
GATHER = 0.01
"""Seconds for which places become free together: each look that finds something is a write."""
AFTER_A_FAILURE = 1.0
"""Seconds until the next look where the store did not answer."""
GRACE = 5.0
"""Seconds that attempts under way have when the service stops."""
COUNT_EVERY = 15.0
"""Seconds between two looks at what is left to do, for the metrics."""

_log = logging.getLogger("askfirst.delivery")


class Worker:
    """Empties the outbox for as long as it runs."""

    def __init__(self, store: Store, postman: Callable[[], Postman], counters: Counters, places: int = PLACES) -> None:
        """`postman` is asked for when there is something to deliver; `places` is how many attempts are made at once."""
        self._store, self._postman, self._counters, self._places = store, postman, counters, places
        self._tasks: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._counted = float("-inf")
        self._failing = False

    def wake(self) -> None:
        """Something may be due: look at once."""
        self._wake.set()

    async def run(self) -> None:
        """Work until cancelled; ends by itself without a store."""
        try:
            while True:
                pause = await self._look()
                try:
                    async with asyncio.timeout(pause * random.uniform(0.8, 1.2)):  # noqa: S311 - so that replicas part
                        await self._wake.wait()
                    await asyncio.sleep(GATHER)
                except TimeoutError:
                    pass
                self._wake.clear()
        except StoreMissing:
            return
        finally:
            await self._finish()

    async def _look(self) -> float:
        """Take what is due and there is place for; the seconds until the next look. Raises StoreMissing."""
        try:
            await self._count()
            free = self._places - len(self._tasks)
            if free > 0:
                until = monotonic() + LEASE / 1_000
                for delivery in await self._store.claim(await self._store.now(), LEASE, free):
                    self._start(delivery, until)
        except StoreMissing:
            raise
        except Exception as error:  # noqa: BLE001 - else nothing would be delivered any more, and nobody would know
            self._say_failing(error)
            return AFTER_A_FAILURE
        self._failing = False
        return EVERY

    def _say_failing(self, error: Exception) -> None:
        """Once for an outage, however long it takes."""
        if not self._failing and isinstance(error, StoreError):
            _log.warning("Nothing is delivered while the store does not answer: %s", error)
        elif not self._failing:
            _log.error("Nothing is delivered: looking for it failed for a reason nobody foresaw", exc_info=error)
        self._failing = True

    def _start(self, delivery: Delivery, until: float) -> None:
        task = asyncio.create_task(self._deliver(delivery, until))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._wake.set()  # the next one of its line may be due now

    async def _deliver(self, delivery: Delivery, until: float) -> None:
        postman = self._postman()
        try:
            try:
                await postman.deliver(delivery, until)
            except StoreUnavailable:
                raise
            except Exception:  # noqa: BLE001 - else it would be tried again for ever
                _log.exception("A delivery failed for a reason that nobody foresaw: %s", delivery.id)
                await postman.failed(delivery, until)
        except StoreError as error:
            self._say_failing(error)  # the lease ends, and it is made again

    async def _count(self) -> None:
        if monotonic() - self._counted >= COUNT_EVERY:
            self._counters.backlog(await self._store.backlog())
            self._counted = monotonic()

    async def _finish(self) -> None:
        """Let attempts under way end; those that take longer are given back."""
        if not self._tasks:
            return
        _, late = await asyncio.wait(set(self._tasks), timeout=GRACE)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=GRACE)
