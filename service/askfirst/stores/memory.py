"""Counters and patterns in memory, for a service without a store: since its start, by this process alone."""

from collections import OrderedDict
from collections.abc import Sequence

from msgspec.structs import replace

from askfirst.insights.counters import HOUR, hour_of, start_of
from askfirst.ports import SHARED, Count, Increment, Pattern, Sighting
from askfirst.ports.limits import EXAMPLES_KEPT

KEPT = 7 * 24 * HOUR
"""Ms for which counters are kept: a week."""
PATTERNS_KEPT = 1_000
"""Patterns, those that were seen last."""
REMEMBERED = 50_000
"""Names of batches that are not counted again."""


class MemoryInsights:
    """The ports Counters and Patterns."""

    def __init__(self) -> None:
        self._counters: dict[str, dict[str, int]] = {}
        self._patterns: OrderedDict[tuple[str, str, str], Pattern] = OrderedDict()
        self._seen: OrderedDict[str, None] = OrderedDict()
        self._numbers = 0

    async def count(self, batch: str, increments: Sequence[Increment]) -> None:
        if not self._first(f"batch {batch}"):
            return
        for one in increments:
            counters = self._counters.setdefault(one.period, {})
            counters[one.name] = counters.get(one.name, 0) + one.by
        if increments:
            newest = start_of(max(self._counters), "hour").timestamp() * 1000
            oldest = hour_of(int(newest) - KEPT)
            self._counters = {period: counters for period, counters in self._counters.items() if period >= oldest}

    async def counts(self, first: str, last: str) -> tuple[Count, ...]:
        return tuple(
            sorted(
                Count(period, name, value)
                for period, counters in self._counters.items()
                if first <= period <= last
                for name, value in counters.items()
            )
        )

    async def sight(self, sighting: Sighting) -> int:
        key = (sighting.owner, sighting.agent_pair, sighting.ambiguity_type)
        before = self._patterns.get(key)
        if not self._first(f"sighting {sighting.id}"):
            return before.occurrence_count if before else 0
        if before is None:
            self._numbers += 1
            before = Pattern(
                pattern_id=self._numbers,
                agent_pair=sighting.agent_pair,
                ambiguity_type=sighting.ambiguity_type,
                occurrence_count=0,
                example_requests=(),
                suggested_improvement=None,
                last_seen=0,
                owner=sighting.owner,
            )
        latest = (sighting.example,) if sighting.example else ()
        self._patterns[key] = replace(
            before,
            occurrence_count=before.occurrence_count + sighting.times,
            example_requests=(*latest, *before.example_requests)[:EXAMPLES_KEPT],
            last_seen=max(before.last_seen, sighting.at),
        )
        self._patterns.move_to_end(key)
        if len(self._patterns) > PATTERNS_KEPT:
            self._patterns.popitem(last=False)
        return self._patterns[key].occurrence_count

    async def suggest(self, agent_pair: str, ambiguity_type: str, improvement: str, owner: str = SHARED) -> None:
        key = (owner, agent_pair, ambiguity_type)
        if key in self._patterns:
            self._patterns[key] = replace(self._patterns[key], suggested_improvement=improvement)

    async def patterns(self, least: int = 1, limit: int = 1000, owner: str | None = None) -> tuple[Pattern, ...]:
        mine = (one for one in self._patterns.values() if owner in (None, one.owner))
        found = [one for one in mine if one.occurrence_count >= least]
        return tuple(sorted(found, key=lambda one: (-one.occurrence_count, one.pattern_id))[:limit])

    def _first(self, name: str) -> bool:
        """Whether this name is new."""
        if name in self._seen:
            return False
        self._seen[name] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True
