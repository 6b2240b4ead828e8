"""One delivery from claim to settlement."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TypeVar

import httpx

from askfirst.delivery.answers import Answer, Unreached
from askfirst.delivery.ended import Ended
from askfirst.delivery.receivers import Receiver, Receivers
from askfirst.delivery.resting import Resting
from askfirst.delivery.schedule import is_gone, is_over, reason, settlement
from askfirst.delivery.sender import Sender
from askfirst.delivery.telling import Teller
from askfirst.errors import StoreError, StoreUnavailable
from askfirst.ports import Dead, Delivery, Done, RetryAt, Settlement, Store

AGAIN = 0.5
"""Seconds between two tries to tell a store that does not answer."""

T = TypeVar("T")


class Postman:
    """Sends what was claimed, and tells the store what came of it."""

    def __init__(self, store: Store, sender: Sender, receivers: Receivers, teller: Teller) -> None:
        self._store, self._sender, self._receivers, self._teller = store, sender, receivers, teller
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
        if answer is None:
            await self._settle(delivery, Done(), until)
            self._teller.dropped(delivery)
            return
        if is_over(delivery, answer, before=self._ended.knows(delivery.target.url)):
            self._ended.note(delivery.target.url)
            await self._settle(delivery, Done(), until)
            self._teller.dropped(delivery)
            return
        await self.settle_by(delivery, answer, until)

    async def failed(self, delivery: Delivery, until: float) -> None:
        """An attempt went wrong on our side: it counts as one that failed. Raises StoreUnavailable."""
        await self.settle_by(delivery, Unreached("failed"), until)

    async def _answer(self, delivery: Delivery, receiver: Receiver) -> Answer:
        origin = origin_name(receiver.url)
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
            self._teller.settled(delivery, how, reason(answer), now)

    async def _gone(self, delivery: Delivery, how: Dead, now: int, until: float) -> Settlement:
        """A subscriber wants nothing more, or is no more: the subscription is disabled, and stays listed."""
        key = delivery.target.key
        await patiently(lambda: self._store.disable(key, now, how.reason), until)
        self._receivers.forget(key)
        return Dead(now, f"{how.reason}: its subscription is disabled")

    async def _settle(self, delivery: Delivery, how: Settlement, until: float) -> bool:
        return await patiently(lambda: self._store.settle(delivery, how), until)


async def patiently(act: Callable[[], Awaitable[T]], until: float) -> T:
    """Try again while the store does not answer and there is time. Raises StoreUnavailable."""
    while True:
        try:
            return await act()
        except StoreUnavailable:
            if monotonic() + AGAIN >= until:
                raise
            await asyncio.sleep(AGAIN)


def origin_name(url: str) -> str:
    """Whom a URL calls: scheme, host and port, whatever its form."""
    try:
        parts = httpx.URL(url)
    except httpx.InvalidURL:
        return ""
    return f"{parts.scheme}://{parts.netloc.decode('latin-1')}"
