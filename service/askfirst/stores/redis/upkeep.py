"""Opening, closing, readiness, and removing what is past its time."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from askfirst.errors import StoreError, StoreUnavailable
from askfirst.ports import Backlog, Safety, StoreStatus
from askfirst.ports.limits import INSIGHTS_KEPT, PURGED_AT_ONCE
from askfirst.stores.cursors import place
from askfirst.stores.redis.base import Base
from askfirst.stores.redis.connection import Connection, pairs
from askfirst.stores.redis.keys import FEEDBACK, PATTERNS, PREFIXES, owned
from askfirst.stores.redis.lists import parts_of

_LEAST = 7
_ANSWER_SECONDS = 3.0
_SETTINGS = ("appendonly", "appendfsync", "maxmemory", "maxmemory-policy")
_SAFETY: dict[tuple[str, str], Safety] = {
    ("yes", "always"): "every_commit",
    ("yes", "everysec"): "within_a_second",
    ("yes", "no"): "lost_at_a_crash",
}
_ORDER: tuple[Safety, ...] = ("lost_at_a_crash", "unknown", "within_a_second", "every_commit")


class Keeper(Base):
    """The port Upkeep."""

    async def open(self) -> None:
        """A Redis that is away at the moment is no hindrance: scoring goes on, and so do we once it is back."""
        self._redis = Connection(self._url)
        try:
            versions = [_version(node) for node in await self._redis.ask_nodes("INFO", "server")]
        except StoreUnavailable:
            return
        if min(versions) < _LEAST:
            await self._redis.close()
            raise StoreError(f"Redis {_LEAST} or later is needed, this one is {min(versions)}.")

    async def close(self) -> None:
        await self._redis.close()

    async def now(self) -> int:
        return int((await self._redis.run("load", f"{PREFIXES[0]}nothing"))[1])

    async def status(self) -> StoreStatus:
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await self._redis.ask_all([("SET", f"{prefix}probe", 1, "EX", 60) for prefix in PREFIXES])
                settings = await self._settings()
        except StoreUnavailable as error:
            return StoreStatus(kind="redis", ok=False, safety="unknown", detail=error.detail)
        except TimeoutError:
            detail = f"no answer within {_ANSWER_SECONDS:.0f} s"
            return StoreStatus(kind="redis", ok=False, safety="unknown", detail=detail)
        safety, detail = min((_judged(one) for one in settings), key=lambda judged: _ORDER.index(judged[0]))
        return StoreStatus(kind="redis", ok=True, safety=safety, detail=detail)

    async def backlog(self) -> Backlog:
        parts = await parts_of(self._redis, PREFIXES, None)
        pending = [("ZCARD", prefix + owned(owner, "list:status:pending")) for prefix, owner in parts]
        opened = sum(await self._redis.ask_all(pending))
        dead = sum(await self._redis.ask_all([("ZCARD", f"{prefix}dead") for prefix in PREFIXES]))
        waiting = await self._redis.ask_all([("GET", f"{prefix}waiting") for prefix in PREFIXES])
        return Backlog(open=opened, deliveries=sum(int(one or 0) for one in waiting), dead_letters=dead)

    async def purge(self, now: int) -> int:
        old, older = place(now - self._keep + 1, ""), place(now - INSIGHTS_KEPT, "")
        period = datetime.fromtimestamp((now - INSIGHTS_KEPT) / 1000, UTC).strftime("%Y-%m-%dT%H")
        limit = PURGED_AT_ONCE // len(PREFIXES) + 1
        shards = [await self._redis.run("purge", f"{p}closed", p, now, old, period, limit) for p in PREFIXES]
        run = self._redis.run
        patterns = await run("purge_insights", f"{PATTERNS}last", PATTERNS, now - INSIGHTS_KEPT, older, PURGED_AT_ONCE)
        opinions = await run("purge_insights", f"{FEEDBACK}last", FEEDBACK, now - INSIGHTS_KEPT, older, PURGED_AT_ONCE)
        return int(sum(shards) + patterns + opinions)

    async def _settings(self) -> list[dict[str, str]]:
        """Of each node what decides about safety; nothing where the provider hides it."""
        try:
            nodes = await self._redis.ask_nodes("CONFIG GET", *_SETTINGS)
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 a provider that has renamed CONFIG, or forbids it
            return [{"hidden": str(error)}]
        return [{_text(name): _text(value) for name, value in pairs(node)} for node in nodes]


def _judged(settings: dict[str, str]) -> tuple[Safety, str]:
    """What a crash of Redis can take, and why."""
    if "appendonly" not in settings:
        return "unknown", "this Redis does not say whether it is append-only; ask its provider"
    policy = settings.get("maxmemory-policy", "noeviction")
    if settings.get("maxmemory", "0") != "0" and policy != "noeviction":
        return "lost_at_a_crash", f"maxmemory-policy {policy} may drop data; set noeviction"
    if settings["appendonly"] != "yes":
        return "lost_at_a_crash", "appendonly no; set appendonly yes and appendfsync always"
    mode = settings["appendfsync"]
    return _SAFETY[settings["appendonly"], mode], f"appendonly yes, appendfsync {mode}"


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)


def _version(info: dict[str, Any]) -> int:
    """The first number of the version."""
    return int(str(info["redis_version"]).partition(".")[0])
