"""Desks over the real stores of tests/stores, with the shipped packs."""

from tests.stores.conftest import anyio_backend, redis_cluster, store, url

__all__ = ["anyio_backend", "redis_cluster", "store", "url"]
