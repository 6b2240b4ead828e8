"""Reading it back: KPIs of a stretch of time, patterns with their suggestions and what people said of them."""

from collections.abc import Callable
from time import time

import msgspec
from msgspec import Struct

from askfirst.counting.flushing import Flusher
from askfirst.errors import StoreMissing
from askfirst.insights.counters import HOUR, hour_of, pair_name, whole_hours
from askfirst.insights.kpis import KpiReport, Wanted, report
from askfirst.insights.patterns import SeenPattern, shown
from askfirst.ports import Counters, Patterns, Store

DAY = 24 * HOUR
LOOKED_AT = 1_000
"""Patterns and feedback that one answer looks at."""


class KpiQuery(Wanted, frozen=True, kw_only=True):
    """Which KPIs: from `since` to before `until` (ms); without them, the last 24 hours."""

    since: int | None = None
    until: int | None = None


class PatternQuery(Struct, frozen=True, kw_only=True):
    """Which patterns: last seen from `since` to before `until` (ms), at least so often."""

    department: str | None = None
    from_: str | None = None
    to: str | None = None
    ambiguity_type: str | None = None
    since: int | None = None
    until: int | None = None
    least: int = 1
    limit: int = 100
    owner: str | None = None


class Insights:
    """KPIs and patterns, from the store, or from memory where there is none."""

    def __init__(
        self,
        counters: Counters,
        patterns: Patterns,
        store: Store,
        flusher: Flusher | None = None,
        *,
        memory: bool = False,
        clock: Callable[[], float] = time,
    ) -> None:
        """`flusher` brings what this process has counted; `memory`: counted since now, nothing is kept."""
        self._counters, self._patterns, self._store, self._flusher = counters, patterns, store, flusher
        self._clock = clock
        self._since = int(clock() * 1000) if memory else None

    def now(self) -> int:
        """The time in ms."""
        return int(self._clock() * 1000)

    async def kpis(self, query: KpiQuery) -> KpiReport:
        """The KPIs. Raises StoreError."""
        await self._flushed()
        until = query.until if query.until is not None else self.now()
        since = query.since if query.since is not None else until - DAY
        first, last = whole_hours(since, until)
        counts = await self._counters.counts(hour_of(first), hour_of(last - HOUR))
        return report(counts, query, first, last, self._since)

    async def patterns(self, query: PatternQuery) -> tuple[SeenPattern, ...]:
        """Patterns, the most frequent first, each with the verdicts about cases of it. Raises StoreError."""
        await self._flushed()
        verdicts = await self._verdicts(query.owner)
        found = (
            shown(one, verdicts.get((one.owner, one.agent_pair, one.ambiguity_type), ()))
            for one in await self._patterns.patterns(query.least, LOOKED_AT, query.owner)
            if (query.since is None or one.last_seen >= query.since)
            and (query.until is None or one.last_seen < query.until)
        )
        return tuple(one for one in found if fits(one, query))[: query.limit]

    async def _verdicts(self, owner: str | None) -> dict[tuple[str, str, str], list[str]]:
        """The verdicts of the latest feedback, by owner, pair and type."""
        found: dict[tuple[str, str, str], list[str]] = {}
        try:
            page = await self._store.feedback(LOOKED_AT, owner=owner)
        except StoreMissing:
            return found
        for one in page.feedback:
            about = msgspec.json.decode(one.body, type=About)
            if about.from_ and about.to and about.ambiguity_type:
                key = (one.owner, pair_name(about.from_, about.to), about.ambiguity_type)
                found.setdefault(key, []).append(one.verdict)
        return found

    async def _flushed(self) -> None:
        """What this process has counted until now belongs to the answer. Raises StoreError."""
        if self._flusher:
            await self._flusher.flush()


class About(Struct, frozen=True):
    """Which pattern a feedback's case belongs to."""

    from_: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    ambiguity_type: str | None = None


def fits(pattern: SeenPattern, query: PatternQuery) -> bool:
    """Whether a pattern is wanted; it is of a department where one of its examples is."""
    return (
        query.from_ in (None, pattern.from_)
        and query.to in (None, pattern.to)
        and query.ambiguity_type in (None, pattern.ambiguity_type)
        and (query.department is None or any(one.department == query.department for one in pattern.example_requests))
    )
