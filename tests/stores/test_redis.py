"""What only a server does: go away, come back, lose an answer, be set up unsafely."""

import asyncio
import shutil
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from time import monotonic

import pytest
import uvloop
from redis.asyncio.connection import AbstractConnection

from askfirst.errors import StoreUnavailable
from askfirst.ports import Committed, Filter, Once, Outcome, Store, new_id
from askfirst.stores import store_of
from askfirst.stores.redis import RedisStore, connection
from tests.stores.examples import AT, change, event, record
from tests.stores.redis_server import RedisServer, free_port

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    """One of this test's own, to be stopped and set."""
    started = RedisServer(tmp_path).start()
    yield started
    started.stop()


async def opened(url: str) -> Store:
    store = store_of(url)
    await store.open()
    return store


async def test_without_redis_it_opens_and_says_that_redis_does_not_answer() -> None:
    store = await opened(f"redis://127.0.0.1:{free_port()}")
    started = monotonic()
    with pytest.raises(StoreUnavailable) as raised:
        await store.commit(change(record()))
    assert monotonic() - started < 6
    assert raised.value.retry_after > 0
    status = await store.status()
    assert not status.ok
    assert "does not answer" in status.detail
    await store.close()


async def test_a_redis_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        store = await opened(f"redis://127.0.0.1:{silent.getsockname()[1]}")
        started = monotonic()
        with pytest.raises(StoreUnavailable):
            await store.load(new_id())
        assert monotonic() - started < 2
        await store.close()


async def test_it_goes_on_by_itself_when_redis_is_back(server: RedisServer) -> None:
    store = await opened(server.url)
    made = record()
    assert await store.commit(change(made)) == Committed()
    server.kill()
    with pytest.raises(StoreUnavailable):
        await store.load(made.id)
    server.start()
    assert (await store.load(made.id)).record == made
    assert await store.commit(change(record(made.id, 2))) == Committed()  # its scripts are gone from Redis's cache
    await store.close()


async def test_a_restart_between_two_calls_is_not_noticed(server: RedisServer) -> None:
    store = await opened(server.url)
    server.kill()
    server.start()
    assert await store.commit(change(record())) == Committed()
    await store.close()


@pytest.fixture
def closed_at_first(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From its call on: the next connection that is written to was closed a moment before."""
    written, times = AbstractConnection._send_packed_command, count()

    async def send(self: AbstractConnection, command: Iterable[bytes]) -> None:
        if self._writer is not None and next(times) == 0:
            self._writer.transport.abort()
            await asyncio.sleep(0)
        await written(self, command)

    return lambda: monkeypatch.setattr(AbstractConnection, "_send_packed_command", send)


def committed_on_uvloop(url: str, before: Callable[[], None]) -> Outcome:
    """What becomes of a change on the loop that the service runs on, whose errors are its own."""

    async def commit() -> Outcome:
        store = await opened(url)
        before()
        try:
            return await store.commit(change(record()))
        finally:
            await store.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(commit())


def test_a_connection_closed_just_before_it_is_written_to_is_made_again(
    redis_server: RedisServer, closed_at_first: Callable[[], None]
) -> None:
    assert committed_on_uvloop(redis_server.url, closed_at_first) == Committed()


def test_of_a_cluster_such_a_connection_means_that_it_does_not_answer(
    redis_cluster: RedisServer, closed_at_first: Callable[[], None]
) -> None:
    with pytest.raises(StoreUnavailable, match="the connection was closed"):
        committed_on_uvloop(redis_cluster.url, closed_at_first)


async def test_a_commit_whose_answer_was_lost_is_not_lost(redis_server: RedisServer) -> None:
    """The connection breaks after Redis has run the script: the client asks again and hears `committed`."""
    with redis_server.client() as client:
        client.flushall()
    cutting = CuttingProxy(redis_server.port)
    async with await asyncio.start_server(cutting.serve, "127.0.0.1", 0) as proxy:
        store = await opened(f"redis://127.0.0.1:{proxy.sockets[0].getsockname()[1]}")
        await store.commit(change(record()))  # so that the script is known
        made = record(new_id("key"))
        cutting.cut = True
        assert await store.commit(change(made, event(made.id, 1, "callback"))) == Committed()
        assert cutting.cuts == 1
        cutting.cut = True
        outcome = await store.commit(change(record(made.id, 2), event(made.id, 2), once=Once("key", "f", b"answer")))
        assert outcome == Committed()
        assert cutting.cuts == 2
        assert len((await store.events(10)).events) == 2
        await store.close()


class CuttingProxy:
    """Between client and Redis: once told to, it swallows the next answer to a script and hangs up."""

    def __init__(self, port: int) -> None:
        self.port, self.cut, self.cuts = port, False, 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back_reader, back_writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            while sent := await reader.read(1 << 20):
                back_writer.write(sent)
                answer = await back_reader.read(1 << 20)
                if self.cut and b"EVALSHA" in sent:
                    self.cut, self.cuts = False, self.cuts + 1
                    break
                writer.write(answer)
        except ConnectionError:
            pass
        for one in (writer, back_writer):
            one.close()


@pytest.mark.parametrize(
    ("setting", "safety", "word"),
    [
        ({}, "every_commit", "appendfsync always"),
        ({"appendfsync": "everysec"}, "within_a_second", "everysec"),
        ({"appendfsync": "no"}, "lost_at_a_crash", "appendfsync no"),
        ({"appendonly": "no"}, "lost_at_a_crash", "set appendonly yes"),
        ({"maxmemory": "100mb", "maxmemory-policy": "allkeys-lru"}, "lost_at_a_crash", "set noeviction"),
    ],
)
async def test_it_says_how_safe_this_redis_is(
    server: RedisServer, setting: dict[str, str], safety: str, word: str
) -> None:
    with server.client() as client:
        for name, value in setting.items():
            client.config_set(name, value)
    store = await opened(server.url)
    status = await store.status()
    await store.close()
    assert (status.kind, status.ok, status.safety) == ("redis", True, safety)
    assert word in status.detail


async def refuses(server: RedisServer, word: str) -> None:
    """A change is refused for now, and the status says so before."""
    store = await opened(server.url)
    status = await store.status()
    with pytest.raises(StoreUnavailable, match=word):
        await store.commit(change(record()))
    await store.close()
    assert not status.ok
    assert word in status.detail


@pytest.mark.parametrize(
    ("name", "value", "mended", "word"),
    [("min-replicas-to-write", 1, 0, "NOREPLICAS"), ("maxmemory", "100kb", "0", "maxmemory")],
)
async def test_a_redis_that_takes_no_writes_is_not_ready(
    server: RedisServer, name: str, value: str | int, mended: str | int, word: str
) -> None:
    with server.client() as client:
        client.config_set(name, value)
        await refuses(server, word)
        client.config_set(name, mended)
    store = await opened(server.url)
    assert (await store.status()).ok
    await store.close()


async def test_a_redis_that_cannot_write_its_snapshots_is_not_ready(server: RedisServer) -> None:
    shutil.rmtree(server.folder)
    with server.client() as client:
        client.config_set("save", "3600 1000000")
        client.bgsave()
        late = monotonic() + 30
        while client.info("persistence")["rdb_bgsave_in_progress"]:
            assert monotonic() < late
        await refuses(server, "MISCONF")
        client.config_set("save", "")  # else it would not end without a snapshot


async def test_a_replica_is_not_ready(server: RedisServer, tmp_path: Path) -> None:
    (tmp_path / "replica").mkdir()
    replica = RedisServer(tmp_path / "replica", options=("--replicaof", f"127.0.0.1 {server.port}")).start()
    try:
        await refuses(replica, "read only replica")
    finally:
        replica.stop()


async def test_what_redis_let_expire_is_cleared_from_the_lists(redis_server: RedisServer) -> None:
    with redis_server.client() as client:
        client.flushall()
        store = RedisStore(redis_server.url, keep_ms=1000)
        await store.open()
        gone, stays = record(status="resolved"), record(created_at=AT + 1)
        for one in (gone, stays):
            await store.commit(change(one))
        assert 0 < client.pttl(f"askfirst:{{{gone.id[4]}}}:clarification:{gone.id}") <= 86_401_000
        assert client.pttl(f"askfirst:{{{stays.id[4]}}}:clarification:{stays.id}") == -1
        client.delete(f"askfirst:{{{gone.id[4]}}}:clarification:{gone.id}")
        assert [one.id for one in (await store.find(Filter(), 10)).records] == [stays.id]
        assert client.zcard(f"askfirst:{{{gone.id[4]}}}:list:all") == (gone.id[4] == stays.id[4])
        await store.close()


async def test_a_key_that_lies_elsewhere_is_a_mistake_of_ours(redis_server: RedisServer) -> None:
    store = await opened(redis_server.url)
    key = "key of bot-7"
    elsewhere = next(id_ for id_ in iter(new_id, "") if id_[4] != new_id(key)[4])
    with pytest.raises(ValueError, match="new_id"):
        await store.commit(change(record(elsewhere), once=Once(key, "f", b"")))
    await store.close()
