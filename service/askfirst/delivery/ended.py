"""Executions that are over: what is still on its way to them is tried once."""

from collections import OrderedDict
from hashlib import sha256

MOST = 10_000
"""Executions that are remembered; for one that was forgotten, or that another process knew, a minute is tried again."""


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
        if len(self._known) > MOST:
            self._known.popitem(last=False)


def _digest(url: str) -> bytes:
    return sha256(url.encode()).digest()
