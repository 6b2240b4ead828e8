"""A caller as it should be written: it asks again where nobody answered, or where it was told to come later."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from time import monotonic
from typing import Any, TypeVar

import httpx

T = TypeVar("T")
Json = dict[str, Any]
PATIENCE = 90.0
"""Seconds after which a caller gives up."""
DISCOUNT = {"text": "Give them a good discount", "department": "sales"}
"""Two questions: which discount, and who are they."""


class Caller:
    """Calls the replicas in turn; counts what it was told."""

    def __init__(self, urls: Sequence[str], http: httpx.AsyncClient) -> None:
        self._turn, self._http = cycle(urls), http
        self.told: Counter[str] = Counter()

    async def once(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request. Raises httpx.TransportError."""
        return await self._http.request(method, next(self._turn) + path, **more)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The first answer that is none of "nobody there" and "later"."""
        until = monotonic() + PATIENCE
        while True:
            try:
                answer = await self.once(method, path, **more)
            except httpx.TransportError:
                self.told["no answer"] += 1
            else:
                if answer.status_code != 503:
                    return answer
                self.told["503" if answer.headers.get("retry-after", "").isdigit() else "503 without Retry-After"] += 1
            if monotonic() > until:
                raise RuntimeError(f"{method} {path}: nobody answers")
            await asyncio.sleep(0.2)

    async def open(self, key: str, **more: Any) -> Json:
        """A clarification, opened once for this key."""
        body = {**DISCOUNT, "timeout": 600, **more}
        answer = await self.ask("POST", "/v1/clarifications", json=body, headers={"Idempotency-Key": key})
        while answer.status_code == 409:  # the request before it is under way
            await asyncio.sleep(0.1)
            answer = await self.ask("POST", "/v1/clarifications", json=body, headers={"Idempotency-Key": key})
        if answer.status_code != 201:
            raise RuntimeError(answer.text)
        opened: Json = answer.json()
        return opened

    async def answer(self, id_: str, value: str, question: str | None = None) -> httpx.Response:
        named = {} if question is None else {"question_id": question}
        return await self.ask("POST", f"/v1/clarifications/{id_}/answers", json={"value": value, **named})

    async def see(self, id_: str) -> Json:
        seen: Json = (await self.ask("GET", f"/v1/clarifications/{id_}")).json()
        return seen

    async def closed(self, id_: str) -> Json:
        """The clarification when it has ended."""
        while True:
            seen: Json = (await self.ask("GET", f"/v1/clarifications/{id_}", params={"wait": "5"})).json()
            if seen["status"] != "pending":
                return seen

    async def all_of(self, path: str, name: str, keep: Callable[[Json], Json] = dict) -> list[Json]:
        """Every entry of a list, newest first, or what is kept of each."""
        found: list[Json] = []
        cursor: str | None = None
        while True:
            query = {"limit": "100", **({"cursor": cursor} if cursor else {})}
            page = (await self.ask("GET", path, params=query)).json()
            found += map(keep, page[name])
            cursor = page["cursor"]
            if cursor is None:
                return found


def slim(event: Json) -> Json:
    """Of an event of a clarification what is compared: a soak has more of them than memory should hold."""
    data, about = event["data"], event["data"]["clarification"]
    kept = {"reason": data.get("reason"), "clarification": {"id": about["id"], "level": about["level"]}}
    return {"id": event["id"], "type": event["type"], "timestamp": event["timestamp"], "data": kept}


@asynccontextmanager
async def calling(urls: Sequence[str]) -> AsyncIterator[Caller]:
    """A caller of these replicas."""
    async with httpx.AsyncClient(timeout=30, trust_env=False) as http:
        yield Caller(urls, http)


async def side_by_side(work: Callable[[T], Awaitable[object]], these: Iterable[T], workers: int = 16) -> None:
    """Do the work for each, some at the same time. Raises the first failure."""
    left = iter(these)

    async def one() -> None:
        for each in left:
            await work(each)

    async with asyncio.TaskGroup() as group:
        for _ in range(workers):
            group.create_task(one())


async def until(done: Callable[[], bool]) -> None:
    """Return when this is so."""
    while True:
        if done():
            return
        await asyncio.sleep(0.01)
