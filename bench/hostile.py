"""Short requests while three clients send the worst texts that the service takes: one text must not stop it.

Arguments of the load, a process of its own: port, seconds, and the name of a class of texts.
"""

import http.client
import json
import signal
import subprocess
import sys
from statistics import median, quantiles
from time import perf_counter, process_time

from askfirst import Instruction
from askfirst.entry import default_gate
from bench.batch_load import HEADERS
from bench.batches import done, started
from bench.hostile_texts import texts
from bench.processes import ASKFIRST, running
from bench.rows import Row, at_most

ROUNDS, SECONDS, PAUSE, WARM = 3, 4.0, 0.005, 1.0
CLIENTS, BAR, LONGEST = 3, 2.5, 10.0


class TooLongError(Exception):
    """A text took longer than the service would let it."""


def rows() -> list[Row]:
    """The classes, each timed by itself; then idle and busy in turn, so that whatever else runs hits both alike."""
    costs = sorted(((cost(text), name) for name, text in texts()), reverse=True)
    worst = [name for _, name in costs[:CLIENTS]]
    with running(ASKFIRST) as server:
        rounds = []
        for _ in range(ROUNDS):
            idle = quantiles(done(started(server, "short", SECONDS, PAUSE)), n=100)[-1]
            clients = [load(server.port, SECONDS + 2 * WARM, name) for name in worst]
            busy = quantiles(done(started(server, "short", SECONDS, PAUSE)), n=100)[-1]
            answered = sum(int(client.communicate()[0]) for client in clients)
            rounds.append((busy / idle, busy, idle, answered))
    ratio, busy, idle, answered = (median(column) for column in zip(*rounds, strict=True))
    told = ", ".join(f"{name} {seconds:.1f} s" for seconds, name in costs[:8])
    note = f" ({busy * 1000:.1f} ms / {idle * 1000:.1f} ms; {answered:.0f} long ones were answered)"
    return [
        Row(f"CPU of the worst of {len(costs)} classes of texts of 20,000 characters", told),
        at_most(f"single p99 while {CLIENTS} clients send the worst of them, against idle", ratio, BAR, "x", note),
    ]


def cost(text: str) -> float:
    """Seconds of CPU that a text takes, or the longest that it may."""
    gate = default_gate()
    before = process_time()
    signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        gate.assess(Instruction(text=text))
    except TooLongError:
        return LONGEST
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return process_time() - before


def _stop(*_: object) -> None:
    raise TooLongError


def load(port: int, seconds: float, name: str) -> "subprocess.Popen[str]":
    """A client that sends a text of this class again and again."""
    command = [sys.executable, "-m", "bench.hostile", str(port), str(seconds), name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def send(port: int, seconds: float, name: str) -> int:
    """Send it until the time is over; how many were answered, whatever the answer."""
    body = json.dumps({"text": dict(texts())[name]}, ensure_ascii=False).encode()
    until, answered = perf_counter() + seconds, 0
    while (left := until - perf_counter()) > 0:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=left)
        try:
            line.request("POST", "/v1/score", body, HEADERS)
            status = line.getresponse().status
            if status not in (200, 422, 503):
                sys.exit(f"not an answer to a text: {status}")
            answered += 1
        except TimeoutError:
            pass  # it goes away, and the work on its text ends
        finally:
            line.close()
    return answered


if __name__ == "__main__":
    print(send(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
