"""How the store is, asked at most once a second: asking writes to it."""

import asyncio
from time import monotonic

from askfirst.ports import StoreStatus, Upkeep

FRESH = 1.0
"""Seconds for which an answer is good."""


class StoreHealth:
    """The store's own word, shared by all who ask at the same time."""

    def __init__(self, store: Upkeep) -> None:
        self._store = store
        self._asking: asyncio.Task[StoreStatus] | None = None
        self._until = float("-inf")

    async def status(self) -> StoreStatus:
        """What the store said within the last second, or says now."""
        if self._asking is None or (self._asking.done() and monotonic() >= self._until):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> StoreStatus:
        said = await self._store.status()
        self._until = monotonic() + FRESH
        return said
