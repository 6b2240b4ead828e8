"""What every request pays before it is routed: id, host, key, token bucket, counters, log; no network, no scoring."""

import asyncio
import logging
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, TemporaryFile
from time import process_time
from typing import Any, cast

import spacy
from litestar.types import Message

from askfirst.counting import Book
from askfirst.http.guard.guard import Guard, Keyring
from askfirst.http.guard.limits import Limits
from askfirst.http.middleware import LOOPBACK_HOSTS, RequestMiddleware
from askfirst.http.observing.ledger import Ledger
from askfirst.http.observing.metrics import Metrics
from askfirst.http.reply import reply
from askfirst.journal import Journal
from askfirst.keys import KeyFile
from bench.rows import Row, at_most, instructions

REQUESTS, ROUNDS, BAR = 2000, 15, 3.0


def rows() -> list[Row]:
    """The door with everything on, against the same handler without a door, and in units of make_doc."""
    with TemporaryDirectory() as folder, TemporaryFile("w") as log:
        file = KeyFile(Path(folder))
        token = file.add("bench", ("score",))[1].encode()
        journal = Journal(logging.INFO, "json")
        guard = Guard(Keyring(file, asks=True), Limits(1e6, 1_000_000))
        door = RequestMiddleware(handler, LOOPBACK_HOSTS, guard, Ledger(Metrics(), journal, Book()))
        with journal.writing(log):
            guarded, bare = zip(*(asyncio.run(both(door, token)) for _ in range(ROUNDS)), strict=True)
    make_doc, texts = spacy.blank("en").make_doc, instructions()
    units = []
    for _ in range(ROUNDS):
        start = process_time()
        for one in texts:
            make_doc(one.text)
        units.append((process_time() - start) / len(texts))
    cost, unit = median(guarded) - median(bare), median(units)
    what = "the door: id, host, key, token bucket, counters, queued log, CPU against make_doc"
    return [at_most(what, cost / unit, BAR, "x", f" ({cost * 1e6:.1f} us / {unit * 1e6:.0f} us)")]


async def both(door: RequestMiddleware, token: bytes) -> tuple[float, float]:
    """CPU seconds for a request, all threads, through the door and without it."""
    headers = [
        (b"host", b"127.0.0.1:8080"),
        (b"authorization", b"Bearer " + token),
        (b"content-type", b"application/json"),
    ]
    times = []
    for app in (door, handler):
        start = process_time()
        for _ in range(REQUESTS):
            scope: Any = {
                "type": "http", "method": "POST", "path": "/v1/score", "raw_path": b"/v1/score",
                "headers": headers, "client": ("127.0.0.1", 5), "state": {},
            }  # fmt: skip
            await cast("Any", app)(scope, nothing, sent)
        times.append((process_time() - start) / REQUESTS)
    return times[0], times[1]


async def handler(_scope: Any, _receive: Any, send: Any) -> None:
    await reply(send, 200, b"{}")


async def nothing() -> Any:
    return {}


async def sent(_message: Message) -> None:
    return None
