"""Every store, real: a SQLite file, a Redis, a Redis cluster (of one node, which refuses what crosses slots)."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from askfirst.ports import Store
from askfirst.stores import store_of
from tests.stores.redis_server import RedisServer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def redis_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("cluster"), cluster=True).start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "redis_server", "redis_cluster"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/askfirst.db"
    server: RedisServer = request.getfixturevalue(request.param)
    with server.client() as client:
        client.flushall()
    return server.url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = store_of(url)
    await opened.open()
    yield opened
    await opened.close()
