"""A circuit breaker: after failures in a row nobody is asked for a while, and then one call tries it."""

from collections.abc import Callable
from time import monotonic

FAILURES = 5
"""Failures in a row after which it opens."""
REST = 30.0
"""Seconds until somebody tries again."""


class Breaker:
    """Closed while calls succeed; open after failures; half open for one call at a time when the rest is over."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """`clock` tells seconds."""
        self._clock, self._failures, self._until = clock, 0, 0.0

    def admits(self) -> bool:
        """Whether to call now. Where the one that tries it never tells by `ended` what came of it, all rest again."""
        if self._failures < FAILURES:
            return True
        if self._clock() < self._until:
            return False
        self._until = self._clock() + REST
        return True

    def ended(self, *, well: bool) -> bool:
        """A call ended; whether this is the failure that opens the breaker."""
        self._failures = 0 if well else self._failures + 1
        if self._failures >= FAILURES:
            self._until = self._clock() + REST
        return self._failures == FAILURES
