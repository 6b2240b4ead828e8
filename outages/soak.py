"""Full speed for minutes: webhooks, deadlines and KPIs get their share of the machine, and the file stays small."""

import asyncio
import json
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import count, cycle
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import Any

import httpx

from outages.caller import Caller, Json, calling, slim
from outages.comparing import Seen, fired_of, of_events, of_failures, seconds, seen_at_the_end
from outages.deadlines import quantile
from outages.house import SECRET, House, house_of
from outages.rows import Row, at_least, at_most, exactly, told

CLIENTS = 16
SILENT_EVERY = 5
"""Every so many clarifications nobody answers: three levels of `SILENCE` seconds each."""
SILENCE = 3
CHAIN = [{"role": role, "timeout": SILENCE} for role in ("anna", "boss", "board")]
TYPES = [
    f"clarification.{word}"
    for word in ("requested", "asked", "answered", "escalated", "resolved", "best_guess", "cancelled")
]
LAG, LATE, KPIS, AFTER, SIZE = 5.0, 1.0, 0.1, 5.0, 12.0
"""Bounds: p95 of a webhook's lag and of a deadline's effect, p50 of `/v1/kpis`, what waits after the load (s); kB."""


class Load:
    """Clients that never wait; each second request is a score, the others open clarifications and answer them."""

    def __init__(self, http: httpx.AsyncClient, url: str, seconds_: float) -> None:
        self.began, self.until = time(), time() + seconds_
        self.http, self.url = http, url
        self.told: Counter[str] = Counter()
        self.kpis: list[float] = []
        self.took: list[float] = []
        self._texts, self._numbers = cycle(texts()), count()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.ask_kpis())
            for _ in range(CLIENTS):
                group.create_task(self.client())

    async def client(self) -> None:
        while time() < self.until:
            await self.story(next(self._numbers))

    async def story(self, number: int) -> None:
        """One clarification from its opening to its end, or left to its deadlines."""
        silent = number % SILENT_EVERY == 0
        about = {"from": f"bot-{number % 7}", "to": f"agent-{number % 3}", "chain": CHAIN if silent else None}
        body = {**next(self._texts), **{name: value for name, value in about.items() if value}}
        seen = await self.step("/v1/clarifications", body, {"Idempotency-Key": f"soak-{number}"})
        while not silent and seen.get("status") == "pending" and time() < self.until:
            question = seen["question"]
            value = question["options"][0] if question["options"] else f"Acme {number} Ltd, by 31 March 2027"
            path = f"/v1/clarifications/{seen['id']}/answers"
            seen = await self.step(path, {"question_id": question["id"], "value": value})

    async def step(self, path: str, body: Json, headers: dict[str, str] | None = None) -> Json:
        """A request of a clarification, and a score before it."""
        await self.ask("POST", "/v1/score", json=next(self._texts))
        return await self.ask("POST", path, json=body, headers=headers)

    async def ask(self, method: str, path: str, **more: Any) -> Json:
        """The answer; an empty one where there was none, or an error."""
        begun = monotonic()
        try:
            answer = await self.http.request(method, self.url + path, **more)
        except httpx.TransportError as error:
            self.told[type(error).__name__] += 1
            return {}
        self.took.append(monotonic() - begun)
        self.told["good" if answer.is_success else f"{answer.status_code} {answer.text[:300]}"] += 1
        found: Json = answer.json() if answer.is_success else {}
        return found

    async def ask_kpis(self) -> None:
        """The KPIs each second."""
        while time() < self.until:
            begun = monotonic()
            await self.ask("GET", "/v1/kpis")
            self.kpis.append(monotonic() - begun)
            await asyncio.sleep(1)

    def rows(self, tried: str, slack: float) -> list[Row]:
        good, took = self.told.pop("good"), sorted(self.took)
        failed = ", ".join(f"{many} x {what}" for what, many in self.told.items()) or "none"
        rate = f"{good / (self.until - self.began):.0f}/s, {quantile(took, 0.5):.3f} / {quantile(took, 0.99):.3f} s"
        return [
            told(tried, "requests, and how long they took, p50 / p99", rate),
            exactly(tried, "requests that failed", failed, "none"),
            at_most(tried, "/v1/kpis, p50", round(quantile(sorted(self.kpis), 0.5), 3), KPIS * slack, " s"),
        ]


def texts() -> list[Json]:
    """Instructions of usual lengths, in all languages: those of the regression tests, in any order."""
    files = sorted(Path("tests/regression").glob("*.jsonl"))
    lines = [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
    Random(7).shuffle(lines)
    return [{name: one[name] for name in ("text", "department") if one.get(name)} for one in lines]


async def soak(seconds_: float, slack: float = 1.0) -> list[Row]:
    """So long at full speed, then quiet until the last deadline has come. `slack` widens the bounds."""
    tried = f"{CLIENTS} clients at full speed for {seconds_:g} s, SQLite"
    async with house_of("SQLite") as house, calling(house.urls) as caller:
        wanted = {"url": house.hook, "secret": SECRET, "types": TYPES}
        (await caller.ask("POST", "/v1/subscriptions", json=wanted)).raise_for_status()
        limits = httpx.Limits(max_connections=CLIENTS + 1)
        async with httpx.AsyncClient(timeout=60, trust_env=False, limits=limits) as http:
            load = Load(http, house.urls[0], seconds_)
            await load.run()
        emptied = await nothing_waits(caller)
        await asyncio.sleep(len(CHAIN) * (SILENCE + LATE))  # nobody looks: only the sweeper moves anything
        seen = await seen_at_the_end(house, caller, lambda one: slim(one) if one["type"] in TYPES else one)
        await house.replicas[0].end()
        seen.events = [one for one in seen.events if one["type"] in TYPES]
        return [
            *load.rows(tried, slack),
            *of_lags(tried, seen, load, slack),
            at_most(
                tried, "after the load, until nothing waited to be delivered", round(emptied, 1), AFTER * slack, " s"
            ),
            *of_size(tried, house, slack),
            *of_events(tried, seen),
            of_failures(tried, house),
        ]


async def nothing_waits(caller: Caller, patience: float = 600) -> float:
    """Seconds until nothing is left to deliver, or deadlines alone keep adding to it."""
    begun = monotonic()
    while monotonic() - begun < patience:
        waiting = (await caller.ask("GET", "/v1/deliveries?status=waiting&limit=1")).json()
        if not waiting["counts"]["waiting"]:
            break
        await asyncio.sleep(0.1)
    return monotonic() - begun


def of_lags(tried: str, seen: Seen, load: Load, slack: float) -> list[Row]:
    """How late webhooks and deadlines were while the load lasted."""
    lags = sorted(one["at"] - at for one in seen.received if (at := seconds(one["timestamp"])) < load.until)
    fired = sorted(fired_of(seen), key=lambda one: one.late)
    late, heard = [one.late for one in fired], sorted(one.told for one in fired)
    shares = (0.5, 0.95, 1.0)
    return [
        told(tried, "from event to webhook, p50 / p95 / longest", in_seconds(lags, *shares)),
        at_most(tried, "from event to webhook, p95", round(quantile(lags, 0.95), 2), LAG * slack, " s"),
        at_least(tried, "deadlines that took effect", len(late), 1),
        told(tried, "from deadline to effect, p50 / p95 / longest", in_seconds(late, *shares)),
        at_most(tried, "from deadline to effect, p95", round(quantile(late, 0.95), 2), LATE * slack, " s"),
        told(tried, "from deadline to webhook, p50 / p95 / longest", in_seconds(heard, *shares)),
    ]


def in_seconds(values: list[float], *shares: float) -> str:
    return " / ".join(f"{quantile(values, share):.2f}" for share in shares) + " s"


def of_size(tried: str, house: House, slack: float) -> list[Row]:
    """The file after a checkpoint, with what is left of its WAL, for each clarification in it."""
    path = house.folder / "kept.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        clarifications: int = db.execute("SELECT count(*) FROM clarifications").fetchone()[0]
        size = sum(file.stat().st_size for file in house.folder.glob("kept.db*")) / 1000
    return [
        told(tried, "clarifications, and the database in MB", f"{clarifications}, {size / 1000:.1f} MB"),
        at_most(tried, "database for each clarification", round(size / clarifications, 1), SIZE * slack, " kB"),
    ]
