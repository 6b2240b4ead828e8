"""The load for the rows on batches, a process of its own: keep-alive connections of the standard library.

Arguments: port, then `singles` (or `short`: always the same short text) with seconds and pause, or `batches` with
seconds. Prints JSON: the latencies of single requests in seconds, or the seconds that each batch of 1,000 took.
"""

import http.client
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from time import perf_counter, sleep

from bench.processes import BODY
from bench.rows import TEXTS

SIZE = 1000
SHORT = BODY.decode()
HEADERS = {"content-type": "application/json"}
BODIES = [json.dumps(json.loads(line)) for line in TEXTS.read_text("utf-8").splitlines()]
BATCH = "[" + ",".join((BODIES * (SIZE // len(BODIES) + 1))[:SIZE]) + "]"


def taken(connection: http.client.HTTPConnection, path: str, body: str) -> float:
    """Seconds from sending a request to the end of its answer."""
    start = perf_counter()
    connection.request("POST", path, body, HEADERS)
    answer = connection.getresponse()
    content = answer.read()
    if answer.status != 200:
        sys.exit(f"not a 200: {content[:300]!r}")
    return perf_counter() - start


def singles(
    connection: http.client.HTTPConnection, seconds: float, pause: float, bodies: Sequence[str] = BODIES
) -> list[float]:
    """Latencies of single requests, each `pause` after the answer before it."""
    end = perf_counter() + seconds
    found: list[float] = []
    for body in cycle(bodies):
        if perf_counter() > end:
            return found
        found.append(taken(connection, "/v1/score", body))
        sleep(pause)
    return found


def batches(connection: http.client.HTTPConnection, seconds: float) -> list[float]:
    """Times of batches, one after the other."""
    end = perf_counter() + seconds
    found: list[float] = []
    while perf_counter() < end:
        found.append(taken(connection, "/v1/score/batch", BATCH))
    return found


if __name__ == "__main__":
    port, kind, *numbers = sys.argv[1:]
    given = [float(number) for number in numbers]
    line = http.client.HTTPConnection("127.0.0.1", int(port), timeout=60)
    loads: dict[str, Callable[..., list[float]]] = {
        "singles": singles,
        "short": partial(singles, bodies=[SHORT]),
        "batches": batches,
    }
    print(json.dumps(loads[kind](line, *given)))
