"""Where a delivery goes and whose secret signs it; which receivers do not answer, and which are over."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from time import monotonic
from typing import NamedTuple

from askfirst.delivery.schedule import Answer, Unreached
from askfirst.ports import Subscription, Subscriptions, Target

FRESH = 1.0
"""Seconds for which the list of subscriptions is good."""
IN_A_ROW = 5
"""Attempts without an answer after which a receiver is asked by one attempt at a time."""
SILENT_KNOWN = 1_000
"""Receivers without an answer that are remembered."""
ENDED_KNOWN = 10_000
"""Executions that are remembered; for one that was forgotten, or that another process knew, a minute is tried again."""


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


class Resting:
    """Receivers that do not answer are asked one at a time, so that they do not take every place there is.

    It knows how often in a row each has not answered in time, and whether somebody is trying it.
    """

    def __init__(self) -> None:
        self._silent: OrderedDict[Hashable, int] = OrderedDict()
        self._probing: set[Hashable] = set()

    def rests(self, origin: Hashable) -> bool:
        """Whether it has been silent for a while, and somebody is finding out whether it still is."""
        return self._silent.get(origin, 0) >= IN_A_ROW and origin in self._probing

    @contextmanager
    def trying(self, origin: Hashable) -> Iterator[None]:
        """While this is open, others need not find out."""
        ours = origin not in self._probing
        self._probing.add(origin)
        try:
            yield
        finally:
            if ours:
                self._probing.discard(origin)

    def heard(self, origin: Hashable, answer: Answer) -> None:
        """What came of an attempt."""
        if not isinstance(answer, Unreached) or answer.why != "timeout":
            self._silent.pop(origin, None)
            return
        self._silent[origin] = self._silent.get(origin, 0) + 1
        self._silent.move_to_end(origin)
        if len(self._silent) > SILENT_KNOWN:
            self._silent.popitem(last=False)


class Ended:
    """Addresses under which no execution waits any more. Only their hashes: an address may hold a token."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, None] = OrderedDict()

    def knows(self, url: str) -> bool:
        """Whether that was noted."""
        return _digest(url) in self._known

    def note(self, url: str) -> None:
        """Nobody is there any more."""
        self._known[_digest(url)] = None
        if len(self._known) > ENDED_KNOWN:
            self._known.popitem(last=False)


def _digest(url: str) -> bytes:
    return sha256(url.encode()).digest()
