"""The scenarios by name, and how large each is."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from outages.alike import alike
from outages.answers import answered_twice
from outages.deadlines import shared_deadlines
from outages.house import StoreKind, house_of
from outages.killing import redis_killed, service_killed
from outages.rows import Row
from outages.soak import soak


@dataclass(frozen=True)
class Sizes:
    """Clarifications open at a kill; with shared deadlines; times each kind of double answer is tried."""

    open: int
    deadlines: int
    each: int
    latest: float = 1.0
    """Seconds after which a deadline must have taken effect."""
    soak: float = 480.0
    """Seconds at full speed."""
    slack: float = 1.0
    """By how much the bounds of the soak are wider, where the machine has other work."""


async def replicas(kind: StoreKind, sizes: Sizes) -> list[Row]:
    """Two replicas: the deadlines first, while there is nothing else; then the answers."""
    async with house_of(kind, 2) as house:
        rows = await shared_deadlines(house, kind, sizes.deadlines, sizes.latest)
        return rows + await answered_twice(house, kind, sizes.each)


SCENARIOS: dict[str, Callable[[Sizes], Coroutine[Any, Any, list[Row]]]] = {
    "service-killed-sqlite": lambda sizes: service_killed("SQLite", sizes.open),
    "service-killed-redis": lambda sizes: service_killed("Redis", sizes.open),
    "redis-killed": lambda sizes: redis_killed(sizes.open),
    "replicas-sqlite": lambda sizes: replicas("SQLite", sizes),
    "replicas-redis": lambda sizes: replicas("Redis", sizes),
    "alike": lambda _: alike(),
    "soak": lambda sizes: soak(sizes.soak, sizes.slack),
}
