"""Delivery as the application sees it: addresses are checked, and the outbox is emptied beside the requests.

In any replica: what is due is taken from the outbox under a lease, and handed to the postman.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from time import monotonic

from askfirst.delivery.addresses import Resolver, ResolvingError, resolve
from askfirst.delivery.policy import Policy, origin_of
from askfirst.delivery.postman import Counters, Postman
from askfirst.delivery.receivers import Receivers
from askfirst.delivery.schedule import PATIENCE
from askfirst.delivery.signing import derived_secret, is_secret
from askfirst.errors import AddressError, SettingsError, StoreError, StoreMissing, StoreUnavailable
from askfirst.ports import Delivery, Store
from askfirst.tasks import ended

CHECK_PATIENCE = 3.0
"""Seconds that a check of an address may wait for the name service."""
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


class Deliveries:
    """Checks addresses when they are given, and delivers while it runs."""

    def __init__(
        self,
        store: Store,
        policy: Policy,
        keys: Callable[[], Sequence[str]],
        counters: Counters,
        resolver: Resolver = resolve,
        patience: float = PATIENCE,
    ) -> None:
        """`keys` gives the secrets that sign callbacks; `patience` is in seconds, for one attempt."""
        self._store, self._policy, self._keys, self._counters = store, policy, keys, counters
        self._resolver, self._patience = resolver, patience
        self._tasks: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._counted = float("-inf")
        self._failing = False

    @cached_property
    def _postman(self) -> Postman:
        from askfirst.delivery.sender import Sender  # noqa: PLC0415 with httpx: many services call nobody

        sender = Sender(self._policy, self._resolver, self._patience)
        return Postman(self._store, sender, Receivers(self._store, self._keys), self._counters)

    async def check(self, url: str) -> None:
        """Whether this may be called, as far as can be told now. Raises AddressError.

        A name service that does not answer is no reason to refuse: each delivery checks again.
        """
        parsed = self._policy.url(url)
        _, host, port = origin_of(parsed)
        try:
            async with asyncio.timeout(CHECK_PATIENCE):
                found = await self._resolver(host, port)
        except TimeoutError:
            return
        except ResolvingError as error:
            if error.unknown:
                raise AddressError("has a host that is not known here", "Check its spelling") from None
            return
        self._policy.check(parsed, found)

    def wake(self) -> None:
        """Something may be due: look at once."""
        self._wake.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Deliver while this is open; the store is open already."""
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            await ended(task, 3 * GRACE)  # it has its own patience with attempts under way
            if "_postman" in vars(self):
                await self._postman.close()

    async def _run(self) -> None:
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
            free = PLACES - len(self._tasks)
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
        try:
            try:
                await self._postman.deliver(delivery, until)
            except StoreUnavailable:
                raise
            except Exception:  # noqa: BLE001 - else it would be tried again for ever
                _log.exception("A delivery failed for a reason that nobody foresaw: %s", delivery.id)
                await self._postman.failed(delivery, until)
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


def deliveries_of(
    store: Store,
    origins: Sequence[str],
    keys: Sequence[str],
    secrets: Callable[[], Sequence[bytes]],
    counters: Counters,
    *,
    loopback: bool,
) -> Deliveries:
    """The deliveries of these settings; without `keys`, those that follow from the service's own secrets.

    Raises SettingsError.
    """
    if not all(map(is_secret, keys)):
        mend = "Write whsec_ and 24 to 64 bytes in Base64: `askfirst webhook-secret --new` makes one"
        raise SettingsError("ASKFIRST_WEBHOOK_SECRET", f"this is no signing secret. {mend}.")
    try:
        policy = Policy(origins, loopback=loopback)
    except AddressError as error:
        said = f"{error} Write origins, http://n8n:5678 for instance, separated by commas."
        raise SettingsError("ASKFIRST_CALLBACK_ORIGINS", said) from None
    return Deliveries(store, policy, lambda: callback_keys(keys, secrets), counters)


def callback_keys(keys: Sequence[str], secrets: Callable[[], Sequence[bytes]]) -> Sequence[str]:
    """What signs calls of a callback: the keys that were set, else one for each of the service's own secrets."""
    return keys or [derived_secret(secret) for secret in secrets()]
