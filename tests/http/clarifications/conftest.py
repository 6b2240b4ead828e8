"""Two services on one store, once with SQLite and once with Redis: what one does the other must know."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.http.clarifications.bot import Bot
from tests.http.service import serving
from tests.stores.redis_server import RedisServer


@pytest.fixture(scope="package", params=["sqlite", "redis"])
def bots(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Bot, Bot]]:
    """A caller of each replica."""
    data = tmp_path_factory.mktemp("service")
    store = f"sqlite:///{data}/askfirst.db"
    if request.param == "redis":
        server: RedisServer = request.getfixturevalue("redis_server")
        store = f"{server.url}/3"
    with ExitStack() as stack:
        urls = [stack.enter_context(serving(store=store, data=str(data))).url for _ in range(2)]
        yield stack.enter_context(Bot(urls[0])), stack.enter_context(Bot(urls[1]))


@pytest.fixture
def bot(bots: tuple[Bot, Bot]) -> Bot:
    return bots[0]


@pytest.fixture
def other(bots: tuple[Bot, Bot]) -> Bot:
    """The same clarifications, by another replica."""
    return bots[1]
