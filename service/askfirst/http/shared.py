"""Answers that many want and nobody needs to ask for twice."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Something that is asked for when it is first wanted, and again when the answer is no longer good."""

    def __init__(self, ask: Callable[[], Coroutine[Any, Any, T]], mark: Callable[[], object]) -> None:
        """`mark` gives the same for as long as an answer is good."""
        self._ask, self._mark = ask, mark
        self._asked_at: object = None
        self._asking: asyncio.Task[T] | None = None

    async def get(self) -> T:
        """The answer; who wants it while it is asked for waits for the same one. Raises as what is asked."""
        mark, asking = self._mark(), self._asking
        if asking is None or (asking.done() and (mark != self._asked_at or asking.exception() is not None)):
            asking = asyncio.create_task(self._ask(), context=Context())  # it goes on if the first to want it leaves
            self._asked_at, self._asking = mark, asking
        return await asyncio.shield(asking)
