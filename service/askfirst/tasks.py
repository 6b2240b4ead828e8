"""Ending what runs in the background."""

import asyncio
from typing import Any


async def ended(task: asyncio.Task[Any], again: float = 1.0) -> None:
    """Cancel a task and return when it has ended; `again` is in seconds.

    Before Python 3.12 `asyncio.wait_for`, which the Redis client uses, swallows a cancellation that
    comes just as it finishes. Cancelled only once, the task would then run on, and the service not stop.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=again)
