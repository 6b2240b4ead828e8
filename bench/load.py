"""The load generator, a process of its own: keep-alive connections, one request at a time on each.

Arguments: port, connections, seconds. Prints the requests answered with 200, per second. It writes
prepared bytes and reads no more of an answer than its length, so that it costs less than any server.
"""

import asyncio
import json
import sys
from time import perf_counter
from typing import cast

import uvloop

from bench.rows import TEXTS


class Client(asyncio.Protocol):
    """One connection: sends the next request when the last answer is complete."""

    def __init__(self, requests: list[bytes], first: int) -> None:
        self.requests, self.next = requests, first
        self.done = 0
        self.left = 0
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sends the first request."""
        self.transport = cast("asyncio.Transport", transport)
        self.send()

    def send(self) -> None:
        """Sends the next of the prepared requests."""
        self.transport.write(self.requests[self.next % len(self.requests)])
        self.next += 1

    def data_received(self, data: bytes) -> None:
        """Counts a complete answer."""
        if self.left:
            self.left -= len(data)
        else:
            if not data.startswith(b"HTTP/1.1 200"):
                sys.exit(f"not a 200: {data[:300]!r}")
            end = data.index(b"\r\n\r\n") + 4
            at = data.find(b"content-length: ", 0, end)
            length = int(data[at + 16 : data.index(b"\r", at)]) if at >= 0 else 0
            self.left = length - (len(data) - end)
        if not self.left:
            self.done += 1
            self.send()


def prepared(port: int) -> list[bytes]:
    """A request for each of the texts."""
    head = f"POST /v1/score HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\n"
    bodies = [json.dumps(json.loads(line)).encode() for line in TEXTS.read_text("utf-8").splitlines()]
    return [f"{head}content-length: {len(body)}\r\n\r\n".encode() + body for body in bodies]


async def load(port: int, connections: int, seconds: float) -> float:
    """Requests per second over all connections."""
    requests = prepared(port)
    loop = asyncio.get_running_loop()
    clients = [Client(requests, place * 13) for place in range(connections)]
    for client in clients:
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
    before, start = sum(client.done for client in clients), perf_counter()
    await asyncio.sleep(seconds)
    rate = (sum(client.done for client in clients) - before) / (perf_counter() - start)
    for client in clients:
        client.transport.abort()
    return rate


if __name__ == "__main__":
    print(uvloop.run(load(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))))
