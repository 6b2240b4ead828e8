"""One delivery from claim to settlement; what is told of it: ids and outcomes, never an address, a secret or a text."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, TypeVar

from askfirst.delivery.policy import origin_of, parsed
from askfirst.delivery.receivers import Ended, Receiver, Receivers, Resting
from askfirst.delivery.schedule import Answer, Unreached, is_gone, is_over, reason, settlement
from askfirst.errors import AddressError, StoreError, StoreUnavailable
from askfirst.ports import Backlog, Dead, Delivery, Done, RetryAt, Settlement, Store

if TYPE_CHECKING:
    from askfirst.delivery.sender import Sender

AGAIN = 0.5
"""Seconds between two tries to tell a store that does not answer."""
Outcome: TypeAlias = Literal["delivered", "retried", "dead", "dropped"]
"""`dropped`: the subscription is gone or disabled, or the execution that was to be woken is over."""

_log = logging.getLogger("askfirst.delivery")
T = TypeVar("T")


class Counters(Protocol):
    """Where deliveries are counted."""

    def delivery(self, outcome: Outcome, lag: float) -> None:
        """An attempt ended, `lag` seconds after what it tells of."""

    def backlog(self, backlog: Backlog) -> None:
        """What is left to do."""


class Postman:
    """Sends what was claimed, and tells the store what came of it."""

    def __init__(self, store: Store, sender: "Sender", receivers: Receivers, counters: Counters) -> None:
        self._store, self._sender, self._receivers, self._counters = store, sender, receivers, counters
        self._resting, self._ended = Resting(), Ended()

    async def deliver(self, delivery: Delivery, until: float) -> None:
        """Make one attempt; `until` is when the lease ends, by the monotonic clock.

        Where the store cannot be told in that time, the delivery is claimed and made again. When this
        is cancelled, the delivery is given back at once.
        """
        try:
            receiver = await self._receivers.of(delivery.target)
            answer = None if receiver is None else await self._answer(delivery, receiver)
        except asyncio.CancelledError:
            with suppress(StoreError):
                await self._store.settle(delivery, RetryAt(await self._store.now()))
            raise
        if answer is not None and not is_over(delivery, answer, before=self._ended.knows(delivery.target.url)):
            await self.settle_by(delivery, answer, until)
            return
        if answer is not None:
            self._ended.note(delivery.target.url)
        await self._settle(delivery, Done(), until)
        self._counters.delivery("dropped", 0)
        _log.info("no receiver any more: %s to %s", delivery.event.id, delivery.target.key)

    async def failed(self, delivery: Delivery, until: float) -> None:
        """An attempt went wrong on our side: it counts as one that failed. Raises StoreUnavailable."""
        await self.settle_by(delivery, Unreached("failed"), until)

    async def _answer(self, delivery: Delivery, receiver: Receiver) -> Answer:
        try:
            origin = origin_of(parsed(receiver.url))
        except AddressError:
            return Unreached("forbidden")
        if self._resting.rests(origin):
            return Unreached("busy")
        with self._resting.trying(origin):
            answer = await self._sender.send(delivery.event, receiver.url, receiver.keys)
        self._resting.heard(origin, answer)
        return answer

    async def close(self) -> None:
        """Let go of the connections."""
        await self._sender.close()

    async def settle_by(self, delivery: Delivery, answer: Answer, until: float) -> None:
        """Tell the store what follows from an answer. Raises StoreUnavailable."""
        now = await patiently(self._store.now, until)
        how = settlement(delivery, answer, now, random.random())  # noqa: S311 - jitter
        if not delivery.target.url and isinstance(how, Dead) and is_gone(answer):
            how = await self._gone(delivery, how, now, until)
        if await self._settle(delivery, how, until):
            self._tell(delivery, how, reason(answer), now)

    async def _gone(self, delivery: Delivery, how: Dead, now: int, until: float) -> Settlement:
        """A subscriber wants nothing more, or is no more: the subscription is disabled, and stays listed."""
        key = delivery.target.key
        await patiently(lambda: self._store.disable(key, now, how.reason), until)
        self._receivers.forget(key)
        return Dead(now, f"{how.reason}: its subscription is disabled")

    async def _settle(self, delivery: Delivery, how: Settlement, until: float) -> bool:
        return await patiently(lambda: self._store.settle(delivery, how), until)

    def _tell(self, delivery: Delivery, how: Settlement, reason: str, now: int) -> None:
        """An attempt ended like this; `reason` says why it failed."""
        outcome: Outcome = "delivered" if isinstance(how, Done) else "retried" if isinstance(how, RetryAt) else "dead"
        self._counters.delivery(outcome, max(0, now - delivery.event.at) / 1_000)
        if isinstance(how, RetryAt):
            said = "not delivered, again in %.1f s: %s to %s, attempt %d: %s"
            wait = (how.at - now) / 1_000
            _log.info(said, wait, delivery.event.id, delivery.target.key, delivery.attempt, reason)
        elif isinstance(how, Dead):
            said = "given up: %s to %s, attempt %d: %s"
            _log.warning(said, delivery.event.id, delivery.target.key, delivery.attempt, how.reason)
        else:
            _log.debug("delivered: %s to %s", delivery.event.id, delivery.target.key)


async def patiently(act: Callable[[], Awaitable[T]], until: float) -> T:
    """Try again while the store does not answer and there is time. Raises StoreUnavailable."""
    while True:
        try:
            return await act()
        except StoreUnavailable:
            if monotonic() + AGAIN >= until:
                raise
            await asyncio.sleep(AGAIN)
