"""Who gets an event beside the caller's own callback: the subscriptions that want its type."""

from collections.abc import Callable
from time import monotonic

from askfirst.ports import Subscription, Subscriptions, Target

FRESH = 1.0
"""Seconds for which the list is good: a new subscription gets events from then on in every replica."""


class Receivers:
    """The subscriptions, read again when they are older than a second."""

    def __init__(self, store: Subscriptions, clock: Callable[[], float] = monotonic) -> None:
        """`clock` gives seconds and never goes back."""
        self._store, self._clock = store, clock
        self._known: tuple[Subscription, ...] = ()
        self._until = float("-inf")

    async def of(self, type_: str, owner: str) -> tuple[Target, ...]:
        """The targets for events of this type that belong to this owner. Raises StoreUnavailable."""
        if self._clock() >= self._until:
            self._known = await self._store.subscriptions()
            self._until = self._clock() + FRESH
        return tuple(Target(one.id) for one in self._known if one.wants(type_, owner))

    def forget(self) -> None:
        """Read the list anew at the next event: this replica has just changed it."""
        self._until = float("-inf")
