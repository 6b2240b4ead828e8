"""The load, a process of its own: keep-alive connections, one request at a time on each, with texts that are new.

Arguments: port, connections, seconds, seed. Prints the requests answered with 200, per second. It writes prepared bytes
and reads no more of an answer than its length, so that it costs less than any service.
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import cast

import uvloop

from bench.texts import Texts

MOST = 1_000
"""Requests that are prepared for a second: more than any of the services answers."""


class Client(asyncio.Protocol):
    """One connection: sends the next request when the last answer is complete."""

    def __init__(self, requests: Iterator[bytes]) -> None:
        self.requests, self.done, self.left = requests, 0, 0
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sends the first request."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(next(self.requests))

    def data_received(self, data: bytes) -> None:
        """Counts a complete answer."""
        if self.left:
            self.left -= len(data)
        else:
            if not data.startswith(b"HTTP/1.1 200"):
                sys.exit(f"not a 200: {data[:300]!r}")
            end = data.index(b"\r\n\r\n") + 4
            at = data.index(b"content-length: ", 0, end)
            self.left = int(data[at + 16 : data.index(b"\r", at)]) - (len(data) - end)
        if not self.left:
            self.done += 1
            self.transport.write(next(self.requests))


def prepared(port: int, seed: int, count: int) -> Iterator[bytes]:
    """So many requests as bytes."""
    head = f"POST /v1/score HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\n"
    for request in Texts(seed).mixed(count):
        body = json.dumps(request).encode()
        yield f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


async def load(port: int, connections: int, seconds: float, seed: int) -> float:
    """Requests per second over all connections."""
    requests = iter(list(prepared(port, seed, int(MOST * seconds))))
    loop = asyncio.get_running_loop()
    clients = [Client(requests) for _ in range(connections)]
    start = perf_counter()
    for client in clients:
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
    await asyncio.sleep(seconds)
    rate = sum(client.done for client in clients) / (perf_counter() - start)
    for client in clients:
        client.transport.abort()
    return rate


if __name__ == "__main__":
    print(uvloop.run(load(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))))
