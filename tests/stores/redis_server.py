"""A real Redis: redis-server on a free port of loopback, in a folder of its own, as a process of ours."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest
import redis

NEEDED = "redis-server 7 or later is not installed (on Debian and Ubuntu: apt-get install redis-server)"


def program() -> str:
    """redis-server; without it the test is skipped, or fails where CI is set."""
    found = shutil.which("redis-server")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(NEEDED)
        pytest.skip(NEEDED)
    return found


class RedisServer:
    """Append-only, each write on the disk before it is answered."""

    def __init__(self, folder: Path, *, cluster: bool = False, options: tuple[str, ...] = ()) -> None:
        self.folder, self.cluster, self.port = folder, cluster, free_port()
        self._options = ("--cluster-enabled", "yes", *options) if cluster else options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis{'+cluster' if self.cluster else ''}://127.0.0.1:{self.port}"

    def start(self) -> "RedisServer":
        place = ("--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder))
        safety = ("--appendonly", "yes", "--appendfsync", "always", "--save", "")
        command = [program(), *place, *safety, *self._options]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)
        self._await("PING")
        if self.cluster:
            with self.client() as client:
                if b"cluster_slots_assigned:16384" not in client.execute_command("CLUSTER INFO"):
                    client.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)
            self._await("GET", "x")
        return self

    def client(self) -> "redis.Redis":
        return redis.Redis(port=self.port, socket_timeout=5)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)

    def _await(self, *command: str) -> None:
        until = time.monotonic() + 20
        while True:
            try:
                with self.client() as client:
                    client.execute_command(*command)
            except redis.RedisError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)
            else:
                return


def free_port() -> int:
    """A port whose neighbour 10,000 further on exists too: a cluster's nodes talk there."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
            if port < 55_000:
                return port
