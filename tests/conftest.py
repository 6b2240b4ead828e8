"""What tests of several parts share: no deadline for an example, one core for a text, and one Redis, really running."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.stores.redis_server import RedisServer

# As the command does, before numpy is loaded: threads of a busy machine wait for one another, forty times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# How long an example takes says more about the machine than about the code: speed is the bench's.
settings.register_profile("askfirst", deadline=None)
settings.load_profile("askfirst")


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis")).start()
    yield server
    server.stop()
