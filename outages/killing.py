"""kill -9 of the service, or of Redis, while clarifications are opened and answered and deadlines come."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx

from outages.caller import Caller, Json, calling, side_by_side, until
from outages.comparing import (
    of_answers,
    of_deadlines,
    of_disturbance,
    of_events,
    of_failures,
    of_openings,
    seen_at_the_end,
)
from outages.house import House, StoreKind, house_of
from outages.rows import Row, at_least, exactly, told

SILENT_EVERY = 5
"""Every so many nobody answers: three levels of `SILENCE` seconds each, which come while things fail."""
SILENCE = 3
CHAIN = [{"role": role, "timeout": SILENCE} for role in ("anna", "boss", "board")]
AWAY = 6.0
"""Seconds for which Redis is gone."""


class Story:
    """So many clarifications, opened by key and answered, one in five by nobody; what was acknowledged."""

    def __init__(self, size: int, house: House, caller: Caller) -> None:
        self.size, self.house, self.caller = size, house, caller
        self.opened: dict[str, str] = {}
        self.acknowledged: dict[tuple[str, str], str] = {}
        self.others: Counter[int] = Counter()

    @property
    def silent(self) -> int:
        return len(range(0, self.size, SILENT_EVERY))

    @property
    def to_answer(self) -> int:
        return 2 * (self.size - self.silent)

    async def open(self, number: int) -> None:
        more: Json = {"chain": CHAIN} if number % SILENT_EVERY == 0 else {}
        key = f"opened-{number}"
        self.opened[key] = (await self.caller.open(key, callback_url=self.house.hook, **more))["id"]

    async def answer(self, number: int) -> None:
        """Both questions; a request without an answer is sent again as it was."""
        id_ = self.opened[f"opened-{number}"]
        for question, value in (("q1", f"{number % 90 + 1} % until 31 March 2027"), ("q2", f"Acme {number} Ltd")):
            answer = await self.caller.answer(id_, value, question)
            if answer.status_code == 200:
                self.acknowledged[id_, question] = value
            else:
                self.others[answer.status_code] += 1

    async def tell(self, at_half_opened: Callable[[], Awaitable[None]], at_half: Callable[[], Awaitable[None]]) -> None:
        """From the first to the last request; what disturbs comes at half of each part."""
        async with asyncio.TaskGroup() as group:
            group.create_task(disturb(lambda: len(self.opened) >= self.size / 2, at_half_opened))
            group.create_task(side_by_side(self.open, range(self.size)))
        answered = [number for number in range(self.size) if number % SILENT_EVERY]
        async with asyncio.TaskGroup() as group:
            group.create_task(disturb(lambda: len(self.acknowledged) >= self.to_answer / 2, at_half))
            group.create_task(side_by_side(self.answer, answered))
        for number in range(0, self.size, SILENT_EVERY):
            await self.caller.closed(self.opened[f"opened-{number}"])

    async def rows(self, tried: str, kills: int) -> list[Row]:
        """Everything compared."""
        seen = await seen_at_the_end(self.house, self.caller)
        resolved = sum(one["status"] == "resolved" for one in seen.clarifications.values())
        return [
            *of_disturbance(tried, self.caller, kills),
            *of_openings(tried, seen, self.opened),
            *of_answers(tried, seen, self.acknowledged, self.others),
            exactly(tried, "clarifications resolved", resolved, self.size - self.silent),
            *of_deadlines(tried, seen, self.silent * len(CHAIN))[0],
            *of_events(tried, seen),
            of_failures(tried, self.house),
        ]


async def disturb(half: Callable[[], bool], disturbance: Callable[[], Awaitable[None]]) -> None:
    await until(half)
    await disturbance()


async def nothing() -> None:
    """Let this half be."""


async def service_killed(kind: StoreKind, size: int) -> list[Row]:
    """The service is killed twice: while it opens, and while it takes answers."""
    tried = f"kill -9 of the service, {size} open, {kind}"
    async with house_of(kind) as house, calling(house.urls) as caller:
        story = Story(size, house, caller)
        await story.tell(house.kill, house.kill)
        return await story.rows(tried, 2)


async def redis_killed(size: int, away: float = AWAY) -> list[Row]:
    """Redis is killed under load and stays away for a while; scoring goes on meanwhile."""
    tried = f"kill -9 of Redis for {away:g} s, {size} open"
    async with house_of("Redis") as house, calling(house.urls) as caller, calling(house.urls) as scorer:
        story, scored = Story(size, house, caller), Counter[str]()

        async def gone() -> None:
            assert house.redis is not None
            await asyncio.to_thread(house.redis.kill)
            scored.update(await scores(scorer, away))
            await asyncio.to_thread(house.redis.start)

        await story.tell(nothing, gone)
        failed = sum(scored.values()) - scored["200"]
        return [
            at_least(tried, "texts scored while Redis was gone", scored["200"], 1),
            exactly(tried, "of them failed", failed, 0),
            told(tried, "503 with Retry-After, of what needs the store", caller.told["503"]),
            *await story.rows(tried, 1),
        ]


async def scores(caller: Caller, seconds: float) -> Counter[str]:
    """What became of one request after the other to /v1/score, for so long."""
    told_: Counter[str] = Counter()
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        try:
            answer = await caller.once("POST", "/v1/score", json={"text": "Give them a good discount"})
            told_[str(answer.status_code)] += 1
        except httpx.TransportError:
            told_["no answer"] += 1
        await asyncio.sleep(0.005)  # the service has other work, and few cores
    return told_
