"""Receivers that do not answer are asked one at a time, so that they do not take every place there is."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from askfirst.delivery.answers import Answer, Unreached

IN_A_ROW = 5
"""Attempts without an answer after which a receiver rests."""
MOST = 1_000
"""Receivers that are remembered."""


class Resting:
    """How often in a row each receiver has not answered in time, and who is trying it."""

    def __init__(self) -> None:
        self._silent: OrderedDict[str, int] = OrderedDict()
        self._probing: set[str] = set()

    def rests(self, origin: str) -> bool:
        """Whether it has been silent for a while, and somebody is finding out whether it still is."""
        return self._silent.get(origin, 0) >= IN_A_ROW and origin in self._probing

    @contextmanager
    def trying(self, origin: str) -> Iterator[None]:
        """While this is open, others need not find out."""
        ours = origin not in self._probing
        self._probing.add(origin)
        try:
            yield
        finally:
            if ours:
                self._probing.discard(origin)

    def heard(self, origin: str, answer: Answer) -> None:
        """What came of an attempt."""
        if not isinstance(answer, Unreached) or answer.why != "timeout":
            self._silent.pop(origin, None)
            return
        self._silent[origin] = self._silent.get(origin, 0) + 1
        self._silent.move_to_end(origin)
        if len(self._silent) > MOST:
            self._silent.popitem(last=False)
