"""The stores of tests/stores, and a receiver."""

from collections.abc import Iterator

import pytest

from tests.delivery.receiver import ReceiverServer, receiving
from tests.stores.conftest import anyio_backend, redis_cluster, store, url

__all__ = ["anyio_backend", "receiver", "redis_cluster", "store", "url"]


@pytest.fixture
def receiver() -> Iterator[ReceiverServer]:
    with receiving() as running:
        yield running
