"""Where a delivery goes, and whose secret signs it."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

from askfirst.ports import Subscription, Subscriptions, Target

FRESH = 1.0
"""Seconds for which the list of subscriptions is good."""


class Receiver(NamedTuple):
    """An address, and the secrets that sign what goes there."""

    url: str
    keys: tuple[str, ...]


class Receivers:
    """Targets as receivers: the clarification's own callback, and subscriptions as they are now."""

    def __init__(
        self,
        store: Subscriptions,
        keys: Callable[[], Sequence[str]],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`keys` gives the secrets for callbacks, `clock` seconds that never go back."""
        self._store, self._keys, self._clock = store, keys, clock
        self._known: dict[str, Subscription] = {}
        self._until = float("-inf")

    async def of(self, target: Target) -> Receiver | None:
        """The receiver; None where nobody is there any more. Raises StoreUnavailable."""
        if target.url:
            return Receiver(target.url, tuple(self._keys()))
        if target.key not in self._known or self._clock() >= self._until:
            await self._refresh()
        found = self._known.get(target.key)
        return Receiver(found.url, (found.secret,)) if found and found.disabled_at is None else None

    def forget(self, key: str) -> None:
        """Look again: the subscription has changed."""
        self._known.pop(key, None)

    async def _refresh(self) -> None:
        self._known = {one.id: one for one in await self._store.subscriptions()}
        self._until = self._clock() + FRESH
