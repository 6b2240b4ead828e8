"""The service as it is shipped beside the baseline's: cold start, requests, clarifications, memory."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from bench.installs import baseline
from bench.rows import Bar, Row, beside
from bench.services import Service, running
from bench.texts import Texts

CONNECTIONS, SECONDS = 16, 2.0
BOTS, LIVES = 4, 10
LONG_TEXTS, LONG_WORDS = 8, 3_000
MEMORY = 260
ORDER = "Give them a good discount on order {}"
"""What both ask two questions about: the rate, then the people."""


def rows(rounds: int, texts: Texts) -> list[Row]:
    """Both in turn, round by round; the load shares the machine with them."""
    pythons = (sys.executable, baseline() / ".venv/bin/python")
    measured: dict[str, list[tuple[float, float]]] = {}

    def measure(name: str, ours: float, theirs: float) -> None:
        measured.setdefault(name, []).append((ours, theirs))

    for _ in range(1 + rounds):
        measure("start", *(cold_start(python, texts) for python in pythons))
    with running(pythons[0], texts.request(20)) as ours, running(pythons[1], texts.request(20)) as theirs:
        both = (ours, theirs)
        for _ in range(1 + rounds):
            seed = texts.seed()
            (rate, cpu), (rate_theirs, cpu_theirs) = (loaded(service, seed) for service in both)
            measure("rate", rate, rate_theirs)
            measure("request", cpu, cpu_theirs)
            measure("life", *(asyncio.run(lived(service, texts)) for service in both))
        measure("memory", *(size(service, texts) for service in both))
    found = {name: pairs[1:] or pairs for name, pairs in measured.items()}  # the first leaves bytecode, and warms up
    (memory, _), *_ = found["memory"]
    return [
        beside(f"scores per second, {CONNECTIONS} connections", found["rate"], "/s", Bar(3, least=True)),
        beside("CPU of such a request, all processes", found["request"]),
        beside("CPU of a clarification: opened, answered twice, resolved", found["life"], bar=Bar(0.25)),
        beside("cold start to the first 200", found["start"], "s", Bar(1)),
        beside("memory of all processes after long texts", found["memory"], "MB"),
        Row("the same against what it may be", f"{memory:.3g} MB", f"{MEMORY} MB", memory / MEMORY, Bar(1)),
    ]


def cold_start(python: str | Path, texts: Texts) -> float:
    """Seconds from the start of the process to its first 200."""
    with running(python, texts.request(20)) as service:
        return service.cold_start


def loaded(service: Service, seed: int) -> tuple[float, float]:
    """Requests per second, and milliseconds of CPU that each took."""
    before = service.cpu()
    command = [sys.executable, "-m", "bench.load", *map(str, (service.port, CONNECTIONS, SECONDS, seed))]
    rate = float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return rate, 1000 * (service.cpu() - before) / (rate * SECONDS)


async def lived(service: Service, texts: Texts) -> float:
    """Milliseconds of CPU from opening a clarification to its end."""
    before = service.cpu()
    async with httpx.AsyncClient(base_url=service.url, timeout=60, trust_env=False) as client:
        await asyncio.gather(*(bot(client, texts) for _ in range(BOTS)))
    return 1000 * (service.cpu() - before) / (BOTS * LIVES)


async def bot(client: httpx.AsyncClient, texts: Texts) -> None:
    """One clarification after the other."""
    for _ in range(LIVES):
        number = texts.number()
        opened = {"text": ORDER.format(number), "department": "sales", "timeout": 300}
        seen = (await client.post("/v1/clarifications", json=opened)).json()
        for question, value in (("q1", "20 %"), ("q2", f"Acme {number} Ltd")):
            answer = {"question_id": question, "value": value}
            seen = (await client.post(f"/v1/clarifications/{seen['id']}/answers", json=answer)).json()
        if seen.get("status") != "resolved":
            raise RuntimeError(seen)


def size(service: Service, texts: Texts) -> float:
    """MB of all processes when long texts have started all children."""
    with ThreadPoolExecutor(LONG_TEXTS) as clients:
        list(clients.map(service.score, texts.requests(LONG_TEXTS, LONG_WORDS)))
    return service.memory()
