"""Services to measure, as they are shipped: started on a free port, timed to their first 200, stopped. Needs Linux."""

import http.client
import json
import os
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep

from bench.texts import Request

PATIENCE = 120
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Service:
    """One that has answered. `cold_start` is in seconds, from the start of the process to its first 200."""

    port: int
    pid: int
    cold_start: float = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def score(self, request: Request) -> int:
        """The status of one request, on a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("POST", "/v1/score", json.dumps(request), {"content-type": "application/json"})
        with connection.getresponse() as answer:
            return answer.status

    def memory(self) -> float:
        """MB of all processes, what they share counted once."""
        rollups = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self._pids()]
        lines = [line.split() for rollup in rollups for line in rollup.splitlines()]
        return sum(int(words[1]) for words in lines if words[0] == "Pss:") / 1024

    def cpu(self) -> float:
        """Seconds of CPU of all processes until now, those that have ended included."""
        spent = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            spent += sum(map(int, fields[11:15]))  # user and system time, its own and that of children which ended
        return spent / TICKS

    def _pids(self) -> list[str]:
        """The process and its children: they have none of their own."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return [str(self.pid), *(pid for one in threads for pid in (one / "children").read_text().split())]


@contextmanager
def running(python: str | Path, request: Request) -> Iterator[Service]:
    """`askfirst serve` in that Python, with the default settings, as soon as it has scored the request."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile() as log:
        port = free_port()
        environ = {name: value for name, value in os.environ.items() if not name.startswith("ASKFIRST_")}
        environ |= {"ASKFIRST_PORT": str(port), "ASKFIRST_DATA": data}
        environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else each start compiles what an installed service has compiled
        start = perf_counter()
        process = subprocess.Popen([python, "-m", "askfirst", "serve"], env=environ, stdout=log, stderr=log, cwd=data)
        service = Service(port, process.pid)
        try:
            while not answers(service, request):
                if process.poll() is not None or perf_counter() - start > PATIENCE:
                    log.seek(0)
                    raise RuntimeError(f"{python} does not serve: {log.read()[-500:].decode()}")
                sleep(0.005)
            service.cold_start = perf_counter() - start
            yield service
        finally:
            process.terminate()
            process.wait(30)


def answers(service: Service, request: Request) -> bool:
    """Whether it scores already."""
    try:
        return service.score(request) == 200
    except OSError:
        return False


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        port: int = held.getsockname()[1]
        return port
