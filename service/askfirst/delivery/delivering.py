"""Delivery as the application sees it: addresses to check, and a worker beside the requests."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cached_property

from askfirst.delivery.addresses import Resolver, ResolvingError, resolve
from askfirst.delivery.policy import Policy, origin_of
from askfirst.delivery.postman import Counters, Postman
from askfirst.delivery.receivers import Receivers
from askfirst.delivery.schedule import PATIENCE
from askfirst.delivery.signing import derived_secret, is_secret
from askfirst.delivery.worker import GRACE, Worker
from askfirst.errors import AddressError, SettingsError
from askfirst.ports import Store
from askfirst.tasks import ended

CHECK_PATIENCE = 3.0
"""Seconds that a check of an address may wait for the name service."""


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
        self._worker = Worker(store, lambda: self._postman, counters)

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
        self._worker.wake()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Deliver while this is open; the store is open already."""
        task = asyncio.create_task(self._worker.run())
        try:
            yield
        finally:
            await ended(task, 3 * GRACE)  # it has its own patience with attempts under way
            if "_postman" in vars(self):
                await self._postman.close()


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
