"""What the tables' classes share: the two workers, the clock, how long things are kept."""

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from askfirst.stores.sqlite.worker import Worker


class Base:
    """A file with one writer and one reader; `clock` gives milliseconds since 1970."""

    def __init__(
        self, path: Path, keep_ms: int, clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    ) -> None:
        """`keep_ms`: how long closed clarifications, events and dead letters are kept."""
        self.path, self._keep, self._clock = path, keep_ms, clock
        self._writer: Worker
        self._reader: Worker


def milliseconds(text: str) -> int:
    """The inverse of `iso`."""
    return round(datetime.fromisoformat(text).timestamp() * 1000)
