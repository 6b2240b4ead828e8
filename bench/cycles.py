"""Whole lives of clarifications over HTTP: opened, answered, resolved; two questions, three requests each."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter

import httpx

from bench.rows import Row
from tests.http.service import serving
from tests.stores.redis_server import RedisServer

SECONDS, BOTS = 4.0, (1, 16)
OPENED = {"text": "Give them a good discount", "department": "sales", "timeout": 300}
ANSWERS = ({"question_id": "q1", "value": "20 %"}, {"question_id": "q2", "value": "Acme Ltd"})


def rows() -> list[Row]:
    """One row a store; load and service share the machine."""
    found = []
    with ExitStack() as stack:
        for name, url, folder in stack.enter_context(stores()):
            with serving(store=url, data=str(folder), log_level="error") as service:
                before = cpu(service.process.pid)
                lived = [asyncio.run(lives(service.url, bots)) for bots in BOTS]
                spent = (cpu(service.process.pid) - before) / sum(lived)
            measured = " / ".join(f"{one / SECONDS:.0f}" for one in lived) + f" ({spent * 1000:.1f} ms of CPU each)"
            what = f"{name}: clarifications opened, answered twice and resolved per second, by 1 / {BOTS[1]} bots"
            found.append(Row(what, measured))
    return found


@contextmanager
def stores() -> Iterator[list[tuple[str, str, Path]]]:
    """SQLite, and Redis where it is installed, each flushed at every commit."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = [("SQLite, synchronous=FULL", f"sqlite:///{folder}/bench.db", folder)]
        if shutil.which("redis-server") is None:
            yield found
            return
        server = RedisServer(folder).start()
        try:
            yield [*found, ("Redis, appendfsync always", server.url, folder)]
        finally:
            server.stop()


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has had (from /proc, so 0 where there is none)."""
    stat = Path(f"/proc/{pid}/stat")
    fields = stat.read_text().rpartition(")")[2].split() if stat.exists() else ["0"] * 13
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def lives(url: str, bots: int) -> int:
    """How many clarifications so many bots bring to their end in the time."""
    until = perf_counter() + SECONDS
    async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as client:
        return sum(await asyncio.gather(*(bot(client, until) for _ in range(bots))))


async def bot(client: httpx.AsyncClient, until: float) -> int:
    """One after the other until the time is over; how many there were."""
    done = 0
    while perf_counter() < until:
        seen = (await client.post("/v1/clarifications", json=OPENED)).json()
        for answer in ANSWERS:
            seen = (await client.post(f"/v1/clarifications/{seen['id']}/answers", json=answer)).json()
        if seen["status"] != "resolved":
            raise RuntimeError(seen)
        done += 1
    return done
