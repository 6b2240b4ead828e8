"""Real processes: one store, the service (one or two of it), and a receiver that writes down every webhook."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from tests.stores.redis_server import RedisServer

StoreKind = Literal["SQLite", "Redis"]
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
"""With which callbacks are signed."""
TRACEBACK = re.compile(r"^Traceback.*\n(?:[ |].*\n)*(.*)", re.MULTILINE)
"""As the log has it; what is captured is the exception with its message."""


@dataclass
class Replica:
    """A service at one port, however often it is killed."""

    port: int
    environment: dict[str, str]
    log: Path
    process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start, as a user would, and return as soon as it says where it is."""
        command = (sys.executable, "-m", "askfirst", "serve")
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(*command, env=self.environment, stdout=PIPE, stderr=log)
        assert self.process.stdout is not None
        if b"http://" not in await self.process.stdout.readline():
            raise RuntimeError(self.log.read_text())

    async def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Send the signal, and return when the process is gone."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)
            await self.process.wait()


@dataclass
class House:
    """Everything of one scenario."""

    kind: StoreKind
    folder: Path
    redis: RedisServer | None
    receiver: Process
    hook: str
    replicas: list[Replica] = field(default_factory=list)

    @property
    def urls(self) -> list[str]:
        return [one.url for one in self.replicas]

    def environment(self, port: int) -> dict[str, str]:
        """The settings of a replica: the same for each, but for the port."""
        around = {name: value for name, value in os.environ.items() if not name.startswith("ASKFIRST_")}
        url = self.redis.url if self.redis else f"sqlite:///{self.folder}/kept.db"
        named = {"port": str(port), "data": str(self.folder), "store": url, "log_level": "warning"}
        named["webhook_secret"] = SECRET
        return around | {f"ASKFIRST_{name.upper()}": value for name, value in named.items()}

    async def kill(self) -> None:
        """kill -9 of the first replica, and a new one at its place at once."""
        await self.replicas[0].end(signal.SIGKILL)
        await self.replicas[0].start()

    def received(self) -> list[dict[str, Any]]:
        """What the receiver wrote down, in the order in which it came."""
        return [json.loads(line) for line in (self.folder / "received.ndjson").read_text().splitlines()]

    def unforeseen(self) -> list[str]:
        """The tracebacks in the services' logs, each by its last line."""
        logs = [one.log.read_text() for one in self.replicas]
        return [found.group(1) for log in logs for found in TRACEBACK.finditer(log)]

    async def close(self) -> None:
        """End every process."""
        await asyncio.gather(*(one.end() for one in self.replicas))
        self.receiver.kill()
        await self.receiver.wait()
        if self.redis:
            await asyncio.to_thread(self.redis.stop)


@asynccontextmanager
async def house_of(kind: StoreKind, replicas: int = 1) -> AsyncIterator[House]:
    """An empty store and so many services on it. Redis has every write on the disk before it answers."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        redis = await asyncio.to_thread(RedisServer(folder).start) if kind == "Redis" else None
        command = (sys.executable, "-m", "outages.receiver", str(folder / "received.ndjson"), SECRET)
        receiver = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
        assert receiver.stdout is not None
        hook = f"http://127.0.0.1:{int(await receiver.stdout.readline())}/hook"
        house = House(kind, folder, redis, receiver, hook)
        try:
            for number, port in enumerate(free_ports(replicas)):
                house.replicas.append(Replica(port, house.environment(port), folder / f"{number}.log"))
            await asyncio.gather(*(one.start() for one in house.replicas))  # on an empty store, at the same time
            yield house
        finally:
            await house.close()


def free_ports(count: int) -> list[int]:
    """Ports that nobody has at the moment: a service that is killed comes back at its own."""
    probes = [socket.socket() for _ in range(count)]
    for probe in probes:
        probe.bind(("127.0.0.1", 0))
    ports = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports
