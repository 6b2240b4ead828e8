"""Changes kept per second, each with an event to deliver, on the disk before it is acknowledged."""

import asyncio
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from askfirst.ports import Change, Event, Record, Store, Target, Tracking, new_id
from askfirst.stores import store_of
from bench.rows import Row
from tests.stores.redis_server import RedisServer

SECONDS, WRITERS = 2.0, (1, 16, 64)
STATE = b'{"instruction": "' + b"Give them a good discount. " * 80 + b'"}'
"""About the size of a clarification with three questions."""


def rows() -> list[Row]:
    """One row a store: how many at one, 16 and 64 writers; a shared flush makes more of them worth more."""
    found = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found.append(row("SQLite, synchronous=FULL", f"sqlite:///{folder}/bench.db"))
        if shutil.which("redis-server") is None:
            return [*found, Row("Redis: commits/s", "not measured: redis-server is not installed")]
        for fsync in ("always", "everysec"):
            data = folder / fsync
            data.mkdir()
            server = RedisServer(data, options=("--appendfsync", fsync)).start()
            stack.callback(server.stop)
            found.append(row(f"Redis, appendfsync {fsync}", server.url))
    return found


def row(name: str, url: str) -> Row:
    """Measured one after the other on the same store."""
    rates = [asyncio.run(rate(url, writers)) for writers in WRITERS]
    measured = " / ".join(f"{one:.0f}" for one in rates)
    return Row(f"{name}: commits/s at {' / '.join(map(str, WRITERS))} writers", measured)


async def rate(url: str, writers: int) -> float:
    """Commits per second over a short while."""
    store = store_of(url)
    await store.open()
    start = perf_counter()
    done = await asyncio.gather(*(write(store, start + SECONDS) for _ in range(writers)))
    took = perf_counter() - start
    await store.close()
    return sum(done) / took


async def write(store: Store, until: float) -> int:
    """Opens clarifications and closes them again; how many commits that made."""
    done = 0
    while perf_counter() < until:
        id_ = new_id()
        await store.commit(change(id_, 1))
        await store.commit(change(id_, 2))
        done += 2
    return done


def change(id_: str, version: int) -> Change:
    """The first version is open, the second closed; each says so to one receiver."""
    at = 1_780_000_000_000 + version
    event = Event(
        id=f"evt_{id_}_{version}",
        type="clarification.asked",
        subject=id_,
        at=at,
        body=STATE,
        targets=(Target("callback", "http://127.0.0.1/hook"),),
    )
    record = Record(
        id=id_,
        version=version,
        state=STATE,
        status="pending" if version == 1 else "resolved",
        due=at + 60_000 if version == 1 else None,
        created_at=at - version,
        updated_at=at,
        department="sales",
        tracking=Tracking(from_agent="bot-7", to_agent="anna", requested_at=at),
    )
    return Change(record=record, events=(event,))
