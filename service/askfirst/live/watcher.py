"""One thread that looks every second whether what stands in files has changed."""

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

EVERY = 1.0
"""Seconds between two looks."""

_log = logging.getLogger("askfirst.live")


class Watcher:
    """Calls every look again and again, in a thread of its own, while `watching` is open."""

    def __init__(self, looks: Sequence[Callable[[], None]], every: float = EVERY) -> None:
        """`every` in seconds."""
        self._looks, self._every = tuple(looks), every
        self._woken, self._ended = threading.Event(), False

    def wake(self) -> None:
        """Look now; safe in a signal handler."""
        self._woken.set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch while this is open."""
        thread = threading.Thread(target=self._run, name="askfirst-watcher", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._ended = True
            self.wake()

    def _run(self) -> None:
        while not self._ended:
            for look in self._looks:
                try:
                    look()
                except Exception:  # noqa: BLE001 - the thread must live on
                    _log.exception("A look for changes failed; the next one follows")
            self._woken.wait(self._every)
            self._woken.clear()
