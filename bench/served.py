"""The service as it is shipped, against an empty Litestar handler on the same server settings."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from statistics import median

from bench.processes import ASKFIRST, EMPTY, Server, running
from bench.rows import Row, at_least, at_most

STARTS, ROUNDS, SECONDS = 5, 7, 1.0
RATE_BAR, START_BAR, MEMORY_BAR = 0.5, 2.5, 260
SCORES, LONG = 1000, 8
LONG_BODY = json.dumps({"text": ("Send the report to Ana Ruiz by Friday 17:00. " * 500)[:20_000]}).encode()


def rows() -> list[Row]:
    """Cold start, requests per second, memory."""
    return [*throughput(), *cold_start(), *resident()]


def throughput() -> list[Row]:
    """Both servers on one core, loaded in turn from another one."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [None, None]
    found = []
    with ExitStack() as stack:
        ours = stack.enter_context(running(ASKFIRST, cores[0]))
        empty = stack.enter_context(running(EMPTY, cores[0]))
        for connections in (1, 16):
            rates = [(rate(ours, connections, cores[-1]), rate(empty, connections, cores[-1])) for _ in range(ROUNDS)]
            ratio = median(one / other for one, other in rates)
            mine, base = (median(column) for column in zip(*rates, strict=True))
            what = f"POST /v1/score against an empty handler, connections: {connections}"
            found.append(at_least(what, ratio, RATE_BAR, "x", f" ({mine:.0f} / {base:.0f} requests/s)"))
    return found


def rate(server: Server, connections: int, core: int | None) -> float:
    """Requests per second of one burst."""
    command = [sys.executable, "-m", "bench.load", str(server.port), str(connections), str(SECONDS)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    output, _ = process.communicate()
    return float(output)


def cold_start() -> list[Row]:
    """From the start of the process to its first 200, both in turn; the first one leaves bytecode and packs."""
    pairs = []
    for _ in range(1 + STARTS):
        with running(ASKFIRST) as ours:
            pass
        with running(EMPTY) as empty:
            pass
        pairs.append((ours.cold_start, empty.cold_start))
    mine, base = (median(column) for column in zip(*pairs[1:], strict=True))
    note = f" ({mine:.2f} s / {base:.2f} s)"
    return [at_most("cold start to first 200, against an empty Litestar app", mine / base, START_BAR, "x", note)]


def resident() -> list[Row]:
    """Memory of the service with its children, new, used, and with all of them started."""
    with running(ASKFIRST) as ours:
        fresh = ours.memory()
        for _ in range(SCORES):
            ours.score()
        used = ours.memory()
        with ThreadPoolExecutor(LONG) as clients:
            list(clients.map(ours.score, [LONG_BODY] * LONG))
        all_ = ours.memory()
    with running(EMPTY) as empty:
        base = empty.memory()
    return [
        at_most("memory after start", fresh, MEMORY_BAR, "MB", f" (empty Litestar app: {base:.0f} MB)"),
        at_most(f"memory after {SCORES} scores", used, MEMORY_BAR, "MB"),
        at_most(f"memory after {LONG} long texts at once", all_, MEMORY_BAR, "MB"),
    ]
