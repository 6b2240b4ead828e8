"""A small `make outages`, everything at once: a killed sender's deliveries take 30 s. So deadlines have more time."""

import asyncio

from outages.rows import Row
from outages.scenarios import SCENARIOS, Sizes
from tests.stores.redis_server import program

SMALL = Sizes(open=30, deadlines=20, each=3, latest=3.0, soak=10, slack=20)
SOME = ("service-killed-sqlite", "redis-killed", "replicas-redis")
"""`make outages` has them all."""


async def some() -> list[Row]:
    rows = await asyncio.gather(*(SCENARIOS[name](SMALL) for name in SOME))
    return [row for found in rows for row in found]


def test_a_soak() -> None:
    rows = asyncio.run(asyncio.wait_for(SCENARIOS["soak"](SMALL), 400))
    assert len([row for row in rows if row.holds is not None]) > 10
    assert [row for row in rows if row.holds is False] == []


def test_what_must_hold_when_things_fail() -> None:
    program()  # skips where there is no Redis
    rows = asyncio.run(asyncio.wait_for(some(), 400))
    assert len([row for row in rows if row.holds is not None]) > 40
    assert [row for row in rows if row.holds is False] == []
