"""Counters, patterns and feedback."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from askfirst.ports import Count, Feedback, FeedbackPage, Increment, Pattern, Sighting
from askfirst.ports.limits import EXAMPLES_KEPT, ONCE_KEPT
from askfirst.stores.cursors import place
from askfirst.stores.redis.base import Base
from askfirst.stores.redis.clarifications import pairs
from askfirst.stores.redis.keys import FEEDBACK, PATTERNS, PREFIXES, prefix_of
from askfirst.stores.redis.lists import Listing

_encode, _feedback = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Feedback)


class InsightKeys(Base):
    """The ports Counters, Patterns and FeedbackBook."""

    async def count(self, batch: str, increments: Sequence[Increment]) -> None:
        prefix = prefix_of(batch)
        steps = _encode([[one.period, one.name, one.by] for one in increments])
        await self._redis.run("count", f"{prefix}batch:{batch}", prefix, steps, ONCE_KEPT)

    async def counts(self, first: str, last: str) -> tuple[Count, ...]:
        periods = await self._redis.ask_all(
            [("ZRANGE", f"{prefix}periods", f"[{first}", f"[{last}", "BYLEX") for prefix in PREFIXES]
        )
        places = [(prefix, one.decode()) for prefix, found in zip(PREFIXES, periods, strict=True) for one in found]
        answers = await self._redis.ask_all([("HGETALL", f"{prefix}counts:{period}") for prefix, period in places])
        sums: Counter[tuple[str, str]] = Counter()
        for (_, period), answer in zip(places, answers, strict=True):
            for name, value in answer.items() if isinstance(answer, dict) else pairs(answer):
                sums[period, name.decode()] += int(value)
        return tuple(sorted(Count(period, name, value) for (period, name), value in sums.items()))

    async def sight(self, sighting: Sighting) -> int:
        key = f"{PATTERNS}sighting:{sighting.id}"
        told = (sighting.agent_pair, sighting.ambiguity_type, sighting.example or "", sighting.at)
        return int(await self._redis.run("sight", key, PATTERNS, *told, EXAMPLES_KEPT, ONCE_KEPT, sighting.times))

    async def suggest(self, agent_pair: str, ambiguity_type: str, improvement: str) -> None:
        await self._redis.run("suggest", f"{PATTERNS}names", PATTERNS, agent_pair, ambiguity_type, improvement)

    async def patterns(self, least: int = 1, limit: int = 1000) -> tuple[Pattern, ...]:
        answer = await self._redis.ask("ZRANGE", f"{PATTERNS}often", least, "+inf", "BYSCORE", "WITHSCORES")
        ranked = sorted((-int(float(times)), int(number)) for number, times in pairs(answer))[:limit]
        fields = ("agent_pair", "ambiguity_type", "times", "improvement", "last_seen")
        answers = await self._redis.ask_all([("HMGET", f"{PATTERNS}pattern:{n}", *fields) for _, n in ranked])
        examples = await self._redis.ask_all([("LRANGE", f"{PATTERNS}examples:{n}", 0, -1) for _, n in ranked])
        return tuple(
            Pattern(
                pattern_id=number,
                agent_pair=pair.decode(),
                ambiguity_type=type_.decode(),
                occurrence_count=int(times),
                example_requests=tuple(one.decode() for one in shown),
                suggested_improvement=improvement.decode() if improvement is not None else None,
                last_seen=int(last),
            )
            for (_, number), (pair, type_, times, improvement, last), shown in zip(
                ranked, answers, examples, strict=True
            )
            if pair is not None  # purged in between
        )

    async def add_feedback(self, feedback: Feedback) -> None:
        entry = f"{FEEDBACK}entry:{feedback.id}"
        if not await self._redis.ask("HSETNX", entry, "value", _encode(feedback)):  # listed at the time of the first
            feedback = _feedback.decode(await self._redis.ask("HGET", entry, "value"))
        await self._redis.ask("ZADD", f"{FEEDBACK}newest", 0, place(feedback.at, feedback.id))

    async def feedback(self, limit: int, cursor: str | None = None) -> FeedbackPage:
        listing = Listing((FEEDBACK,), "newest", "entry:", _feedback.decode)
        return FeedbackPage(*await listing.page(self._redis, limit, cursor))
