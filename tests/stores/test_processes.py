"""Several processes on one store, and processes that die in the middle of their work."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from askfirst.ports import new_id
from askfirst.stores import store_of
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio


@contextmanager
def writer(url: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.stores.writer", url, *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def lines(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stdout is not None
    return [line.strip() for line, _ in zip(process.stdout, range(count), strict=False)]


def rest(process: subprocess.Popen[str]) -> list[str]:
    """What was still said; a last line without an end was cut off by the kill."""
    assert process.stdout is not None
    output = process.stdout.read()  # not communicate(), which forgets what `lines` has read ahead
    process.wait(timeout=30)
    return [line.strip() for line in output.splitlines(keepends=True) if line.endswith("\n")]


async def test_processes_that_race_for_one_clarification_take_turns(url: str) -> None:
    id_, each = new_id(), 25
    with writer(url, id_, str(each)) as a, writer(url, id_, str(each)) as b, writer(url, id_, str(each)) as c:
        written = [int(version) for one in (a, b, c) for version in rest(one)]
    assert sorted(written) == list(range(1, 3 * each + 1))
    store = store_of(url)
    await store.open()
    found = (await store.load(id_)).record
    events = (await store.events(1000)).events
    await store.close()
    assert found is not None
    assert found.version == len(events) == 3 * each


async def kept(url: str, acknowledged: list[str]) -> tuple[set[str], int]:
    """Which of them are there, and how many deliveries wait."""
    store = store_of(url)
    await store.open()
    there, backlog = set(await store.versions(acknowledged)), await store.backlog()
    await store.close()
    return there, backlog.deliveries


async def test_a_killed_writer_leaves_every_acknowledged_commit_in_a_sound_file(tmp_path: Path) -> None:
    path = tmp_path / "askfirst.db"
    acknowledged: list[str] = []
    for _ in range(3):
        with writer(f"sqlite:///{path}", "new") as one, writer(f"sqlite:///{path}", "new") as other:
            for process in (one, other):
                acknowledged += lines(process, 40)
            one.kill()
            other.kill()
            acknowledged += rest(one) + rest(other)
    assert len(acknowledged) >= 240
    there, deliveries = await kept(f"sqlite:///{path}", acknowledged)
    assert there == set(acknowledged)
    assert deliveries >= len(acknowledged)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        halves = "SELECT count(*) FROM clarifications c LEFT JOIN events e ON e.subject = c.id WHERE e.id IS NULL"
        assert db.execute(halves).fetchone() == (0,)
        table = "SELECT (SELECT count(*) FROM clarification_requests) - (SELECT count(*) FROM clarifications)"
        assert db.execute(table).fetchone() == (0,)


async def test_a_killed_redis_comes_back_with_every_acknowledged_commit(tmp_path: Path) -> None:
    server = RedisServer(tmp_path).start()
    acknowledged: list[str] = []
    try:
        for _ in range(2):
            with writer(server.url, "new") as process:
                acknowledged += lines(process, 200)
                server.kill()
                acknowledged += rest(process)  # it gives up by itself
            server.start()
        there, deliveries = await kept(server.url, acknowledged)
    finally:
        server.stop()
    assert len(acknowledged) >= 400
    assert there == set(acknowledged)
    assert deliveries >= len(acknowledged)
