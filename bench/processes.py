"""Server processes to measure: started on a free port, timed to their first 200, stopped."""

import http.client
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import perf_counter, sleep

from askfirst.cli.server import SERVER

BODY = b'{"text": "Give them a good discount", "department": "sales"}'
HEADERS = {"content-type": "application/json"}
ASKFIRST = ("-m", "askfirst", "serve")
EMPTY = ("-m", "bench.empty", json.dumps(SERVER))
PATIENCE = 60


@dataclass
class Server:
    """A server that has answered."""

    port: int
    pid: int
    cold_start: float

    def memory(self) -> float:
        """Memory in MB of the server and its children, what they share counted once (Linux; else of the server)."""
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, check=True, text=True).stdout
        mine = [pid for pid, parent in map(str.split, listed.splitlines()) if str(self.pid) in (pid, parent)]
        shares = [Path(f"/proc/{pid}/smaps_rollup") for pid in mine]
        lines = [line.split() for share in shares if share.exists() for line in share.read_text().splitlines()]
        return sum(int(words[1]) for words in lines if words[0] == "Pss:") / 1024 or resident(self.pid)

    def score(self, body: bytes = BODY) -> int:
        """The status of one request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("POST", "/v1/score", body, HEADERS)
        return connection.getresponse().status


@contextmanager
def running(command: tuple[str, ...], cpu: int | None = None) -> Iterator[Server]:
    """Starts the server as shipped and hands it over when it has answered 200."""
    port = free_port()
    with TemporaryDirectory() as kept, TemporaryFile() as log:
        environ = {**os.environ, "ASKFIRST_PORT": str(port), "ASKFIRST_HOST": "127.0.0.1", "ASKFIRST_DATA": kept}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each start compiles what an installed service has compiled
        start = perf_counter()
        process = subprocess.Popen([sys.executable, *command], env=environ, stdout=subprocess.DEVNULL, stderr=log)
        if cpu is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {cpu})
        try:
            server = Server(port, process.pid, 0)
            while not answers(server):
                if process.poll() is not None or perf_counter() - start > PATIENCE:
                    raise RuntimeError(f"{command} did not start")
                sleep(0.005)
            server.cold_start = perf_counter() - start
            yield server
        finally:
            process.terminate()
            process.wait(30)


def answers(server: Server) -> bool:
    """Whether the server scores already."""
    try:
        return server.score() == 200
    except OSError:
        return False


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        port: int = held.getsockname()[1]
        return port


def resident(pid: int) -> float:
    """Resident memory of a process in MB."""
    kilobytes = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True, text=True)
    return int(kilobytes.stdout) / 1024
