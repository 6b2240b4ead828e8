"""Working for as long as somebody waits for the answer."""

import asyncio
from collections.abc import Coroutine
from contextvars import ContextVar
from typing import Any, TypeVar

from litestar.types import Receive

from askfirst.http.reading import DisconnectedError

T = TypeVar("T")

client: ContextVar[Receive | None] = ContextVar("client", default=None)
"""From where the request comes that is answered now; None for work of the service's own."""


async def while_client_waits(work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, whose request has been read, as `while_connected` gives it."""
    receive = client.get()
    return await (work if receive is None else while_connected(receive, work))


async def while_connected(receive: Receive, work: Coroutine[Any, Any, T]) -> T:
    """The result of the work. Raises DisconnectedError, and stops the work, when the client goes away."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_disconnected(receive))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise DisconnectedError
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _disconnected(receive: Receive) -> None:
    """Returns when the client has gone away; the body has been read before."""
    while (await receive())["type"] != "http.disconnect":
        pass
