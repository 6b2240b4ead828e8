"""One history told to both stores: what they keep, tell and export is the same."""

import asyncio
import json
import re
import sys
from typing import Any

from outages.caller import Caller, calling
from outages.comparing import seen_at_the_end
from outages.house import House, StoreKind, house_of
from outages.rows import Row, exactly

VARYING = re.compile(
    r"[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}"  # ids
    r"|\d{4}-\d\d-\d\dT[0-9:.]+(Z|\+00:00)"  # moments
    r"|http://127\.0\.0\.1:\d+"
)
SHORT = [{"role": role, "timeout": 1} for role in ("anna", "boss")]


async def history(house: House, caller: Caller) -> None:
    """One of everything that can happen to a clarification, one after the other."""

    async def opened(name: str, **more: Any) -> str:
        return str((await caller.open(name, callback_url=house.hook, **{"from": f"bot {name}", **more}))["id"])

    async def post(id_: str, act: str, **body: Any) -> None:
        await caller.ask("POST", f"/v1/clarifications/{id_}/{act}", json=body)

    silent = await opened("silent", chain=SHORT)
    answered = await opened("answered")
    for value, question in (("20 %", "q1"), ("20 %", "q1"), ("30 %", "q1"), ("Acme Ltd", "q2"), ("40 %", "q1")):
        await caller.answer(answered, value, question)
    await post(await opened("skipped"), "answers", question_id="q1", outcome="skipped")
    await post(await opened("declined"), "answers", question_id="q1", outcome="declined")
    passed_on = await opened("escalated", to={"id": "anna", "role": "director_agent"})
    for _ in range(3):
        await post(passed_on, "escalate")
    cancelled = await opened("cancelled")
    await post(cancelled, "cancel")
    await caller.answer(cancelled, "20 %", "q1")
    form = await opened("form", mode="all_at_once")
    await post(form, "answers", clarifications=[{"field": "discount", "value": "20 %"}])
    own = await opened("own", questions=["Which version?", "Which stage?"], context_text="About:")
    await caller.answer(own, "12", "q1")
    await caller.answer(own, "staging", "q2")
    vague = await opened("vague", max_turns=2)
    for number in range(2):
        await caller.answer(vague, "That thing", f"q{number + 1}")
    await caller.closed(silent)


async def told_to(kind: StoreKind) -> dict[str, list[str]]:
    """What is left of the history in each view, without ids and times, in the order in which it happened."""
    async with house_of(kind) as house, calling(house.urls) as caller:
        await history(house, caller)
        seen = await seen_at_the_end(house, caller)
        kept = sorted(seen.clarifications.values(), key=lambda one: one["timestamp"])
        exported = await export(house)
        return {
            "clarifications": [plain(one) for one in kept],
            "events": sorted(plain(one) for one in seen.events),
            "webhooks": sorted(one["id"].partition("_")[2][32:] for one in seen.received),
            "exported rows": sorted(plain(json.loads(row)) for row in exported),
        }


async def export(house: House) -> list[str]:
    """`askfirst export`, line by line."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "askfirst", "export", env=house.environment(0), stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    return out.decode().splitlines()


def plain(value: Any) -> str:
    """As JSON without what differs from run to run: ids, moments, addresses, tokens, milliseconds."""
    text = VARYING.sub("*", json.dumps(value, sort_keys=True, ensure_ascii=False))
    text = re.sub(r"/answer/[\w-]+", "/answer/*", text)
    return re.sub(r'("resolution_time_(?:ms|seconds)?": )[\d.]+', r"\1*", text)


async def alike() -> list[Row]:
    """Both stores side by side."""
    tried = "one history, told to SQLite and to Redis"
    first, second = await asyncio.gather(told_to("SQLite"), told_to("Redis"))
    return [
        exactly(tried, f"{name} that differ, of {len(found)}", differing(found, second[name]), 0)
        for name, found in first.items()
    ]


def differing(first: list[str], second: list[str]) -> int:
    pairs = zip(first, second, strict=False)
    return abs(len(first) - len(second)) + sum(one != other for one, other in pairs)
