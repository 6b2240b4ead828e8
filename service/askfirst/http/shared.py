"""Answers that many want and nobody needs to ask for twice."""

import asyncio
import math
from collections.abc import Callable, Coroutine
from contextvars import Context
from time import monotonic
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Something that is asked for when it is first wanted, and again when the answer is no longer good."""

    def __init__(
        self,
        ask: Callable[[], Coroutine[Any, Any, T]],
        mark: Callable[[], object] = lambda: None,
        seconds: float = math.inf,
    ) -> None:
        """An answer is good while `mark` gives what it gave before the asking, and for `seconds` after it came.

        What failed or was cancelled is asked for again by the next who wants it.
        """
        self._ask, self._mark, self._seconds = ask, mark, seconds
        self._asked_at: object = None
        self._came = 0.0
        self._asking: asyncio.Task[T] | None = None

    async def get(self) -> T:
        """The answer; who wants it while it is asked for waits for the same one. Raises as what is asked."""
        mark, asking = self._mark(), self._asking
        if asking is None or (asking.done() and not self._good(asking, mark)):
            asking = asyncio.create_task(self._answer(), context=Context())  # it goes on if the first to want it leaves
            self._asked_at, self._asking = mark, asking
        return await asyncio.shield(asking)

    async def _answer(self) -> T:
        answer = await self._ask()
        self._came = monotonic()
        return answer

    def _good(self, asked: asyncio.Task[T], mark: object) -> bool:
        if asked.cancelled() or asked.exception() is not None:
            return False
        return mark == self._asked_at and monotonic() - self._came < self._seconds
