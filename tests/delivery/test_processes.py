"""Senders that die, and a store that goes away: nothing is lost, and order stays."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from askfirst.delivery.delivering import LEASE, PLACES
from askfirst.ports import RetryAt, Store, new_id
from askfirst.stores import store_of
from tests.delivery.receiver import ReceiverServer, Say, receiving
from tests.delivery.sending import callback, delivering, happened, until
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio


@contextmanager
def sender(url: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-m", "tests.delivery.worker", url])
    try:
        yield process
    finally:
        process.kill()
        process.wait()


async def publish(store: Store, receiver: ReceiverServer, lines: int, each: int) -> list[str]:
    subjects = [new_id() for _ in range(lines)]
    for number in range(each):
        for subject in subjects:
            await store.publish(happened(subject, number, callback(f"{receiver.url}/{subject}")))
    return subjects


def in_order(receiver: ReceiverServer, subject: str, each: int) -> bool:
    """Whether all came, in order; the same one may have come again."""
    numbers = [got.json["data"]["n"] for got in receiver.got if got.path.endswith(subject)]
    return numbers == sorted(numbers) and set(numbers) == set(range(each))


async def test_a_killed_sender_loses_nothing(store: Store, url: str) -> None:
    with receiving(lambda got, before: Say(wait=0.05)) as receiver:
        subjects = await publish(store, receiver, 20, 3)
        with sender(url):
            await until(lambda: len(receiver.got) >= 10)
        before = set(receiver.ids)
        await asyncio.sleep(0.2)
        now = await store.now()
        left = await store.claim(now + LEASE + 1_000, 1_000, 100)
        assert left  # nobody else's any more once the dead one's leases are over
        for one in left:
            await store.settle(one, RetryAt(now))
        async with delivering(store) as counted:
            await until(lambda: len(receiver.delivered()) == 60, 30)
            await until(lambda: counted.outcomes.total() >= len(left), 30)
            await asyncio.sleep(0.5)
    assert all(in_order(receiver, subject, 3) for subject in subjects)
    assert len(before) < 60
    assert len(receiver.ids) - 60 <= PLACES  # twice is only what was under way
    assert (await store.backlog()).deliveries == 0


async def test_a_store_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    server = RedisServer(tmp_path).start()
    store = store_of(server.url)
    await store.open()
    try:
        with receiving(lambda got, before: Say(wait=0.2)) as receiver:
            async with delivering(store):
                subjects = await publish(store, receiver, 10, 3)
                await until(lambda: len(receiver.got) >= 3)
                server.kill()
                await asyncio.sleep(3)
                server.start()
                await until(lambda: len(receiver.delivered()) == 30, 60)
                await asyncio.sleep(0.5)
        assert all(in_order(receiver, subject, 3) for subject in subjects)
        assert (await store.backlog()).deliveries == 0
    finally:
        await store.close()
        server.stop()


async def test_what_nobody_foresaw_does_not_end_the_delivering(tmp_path: Path) -> None:
    server = RedisServer(tmp_path).start()
    store = store_of(server.url)
    await store.open()
    try:
        with receiving() as receiver, server.client() as client:
            client.set("askfirst:{0}:ready", "somebody wrote this here")
            async with delivering(store):
                await asyncio.sleep(0.5)
                client.delete("askfirst:{0}:ready")
                await publish(store, receiver, 5, 1)
                await until(lambda: len(receiver.delivered()) == 5)
    finally:
        await store.close()
        server.stop()
