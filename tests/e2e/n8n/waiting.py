"""Waiting for what comes sooner or later."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def until(look: Callable[[], T | None], what: str, seconds: float = 60, pause: float = 0.3) -> T:
    """The first value of `look` that counts as true; an AssertionError where none comes in time."""
    deadline = time.monotonic() + seconds
    while True:
        if seen := look():
            return seen
        assert time.monotonic() < deadline, f"{what}: not within {seconds:.0f} s"
        time.sleep(pause)
