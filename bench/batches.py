"""Batches: what they do to single requests, and how much faster they are."""

import json
import subprocess
import sys
from statistics import median, quantiles

from bench.batch_load import SIZE
from bench.processes import ASKFIRST, Server, running
from bench.rows import Row, at_least, at_most
from bench.served import rate

ROUNDS, SECONDS, PAUSE, WARM = 3, 3.0, 0.005, 1.0
P99_BAR, RATE_BAR = 2.5, 2.0
CONNECTIONS = 16


def rows() -> list[Row]:
    """Idle and busy in turn, round by round, so that whatever else runs hits both alike."""
    with running(ASKFIRST) as server:
        done(started(server, "batches", WARM))  # the processes for batches start with the first one
        rounds = [p99s(server) for _ in range(ROUNDS)]
        pace = [(SIZE / median(done(started(server, "batches", SECONDS))), rate(server, CONNECTIONS, None))
                for _ in range(ROUNDS)]  # fmt: skip
    idle, busy = (median(column) * 1000 for column in zip(*rounds, strict=True))
    ratio = median(one / other for other, one in rounds)
    texts, requests = (median(column) for column in zip(*pace, strict=True))
    faster = median(one / other for one, other in pace)
    return [
        at_most(f"single p99 while a batch of {SIZE} is scored, against idle", ratio, P99_BAR, "x",
                f" ({busy:.1f} ms / {idle:.1f} ms)"),
        at_least(f"batch of {SIZE}, texts/s against single requests on {CONNECTIONS} connections", faster, RATE_BAR,
                 "x", f" ({texts:.0f} / {requests:.0f} texts/s)"),
    ]  # fmt: skip


def p99s(server: Server) -> tuple[float, float]:
    """The 99th percentile of single requests in seconds: alone, and while batches are scored."""
    alone = done(started(server, "singles", SECONDS, PAUSE))
    batches = started(server, "batches", SECONDS + WARM)
    beside = done(started(server, "singles", SECONDS, PAUSE))
    done(batches)
    return quantiles(alone, n=100)[-1], quantiles(beside, n=100)[-1]


def started(server: Server, kind: str, *numbers: float) -> "subprocess.Popen[str]":
    """A load in a process of its own."""
    command = [sys.executable, "-m", "bench.batch_load", str(server.port), kind, *map(str, numbers)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def done(load: "subprocess.Popen[str]") -> list[float]:
    """What it has measured."""
    output, _ = load.communicate()
    found: list[float] = json.loads(output)
    return found


if __name__ == "__main__":
    for row in rows():
        print(row.what, row.measured, row.bar, row.verdict)
