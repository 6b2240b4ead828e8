"""Counters, patterns and feedback."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from askfirst.ports import SHARED, Count, Feedback, FeedbackPage, Increment, Once, Pattern, Repeated, Sighting
from askfirst.ports.limits import EXAMPLES_KEPT, ONCE_KEPT
from askfirst.stores.cursors import place
from askfirst.stores.redis.base import Base
from askfirst.stores.redis.connection import Command, pairs
from askfirst.stores.redis.keys import FEEDBACK, PATTERNS, PREFIXES, owned, prefix_of
from askfirst.stores.redis.lists import Listing, parts_of

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
            for name, value in pairs(answer):
                sums[period, name.decode()] += int(value)
        return tuple(sorted(Count(period, name, value) for (period, name), value in sums.items()))

    async def sight(self, sighting: Sighting) -> int:
        key = f"{PATTERNS}sighting:{sighting.id}"
        told = (sighting.agent_pair, sighting.ambiguity_type, sighting.example or "", sighting.at)
        how = (EXAMPLES_KEPT, ONCE_KEPT, sighting.times, sighting.owner)
        return int(await self._redis.run("sight", key, PATTERNS, *told, *how))

    async def suggest(self, agent_pair: str, ambiguity_type: str, improvement: str, owner: str = SHARED) -> None:
        await self._redis.run("suggest", f"{PATTERNS}names", PATTERNS, agent_pair, ambiguity_type, improvement, owner)

    async def patterns(self, least: int = 1, limit: int = 1000, owner: str | None = None) -> tuple[Pattern, ...]:
        parts = await parts_of(self._redis, [PATTERNS], owner)
        found = await self._redis.ask_all(
            [("ZRANGE", PATTERNS + owned(one, "often"), least, "+inf", "BYSCORE", "WITHSCORES") for _, one in parts]
        )
        ranked = sorted((-int(float(times)), int(number)) for one in found for number, times in pairs(one))[:limit]
        fields = ("agent_pair", "ambiguity_type", "times", "improvement", "last_seen", "owner")
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
                owner=whose.decode() if whose is not None else SHARED,
            )
            for (_, number), (pair, type_, times, improvement, last, whose), shown in zip(
                ranked, answers, examples, strict=True
            )
            if pair is not None  # purged in between
        )

    async def add_feedback(self, feedback: Feedback, once: Once | None = None) -> Repeated | None:
        newest = FEEDBACK + owned(feedback.owner, "newest")
        commands: list[Command] = [
            ("HSETNX", f"{FEEDBACK}entry:{feedback.id}", "value", _encode(feedback)),
            ("ZADD", newest, 0, place(feedback.at, feedback.id)),
        ]
        if feedback.owner:
            commands.append(("SADD", f"{FEEDBACK}owners", feedback.owner))
        done = await self.once_only(FEEDBACK, commands, once)
        return done if isinstance(done, Repeated) else None

    async def feedback(self, limit: int, cursor: str | None = None, owner: str | None = None) -> FeedbackPage:
        listing = Listing((FEEDBACK,), "newest", "entry:", _feedback.decode)
        return FeedbackPage(*await listing.page(self._redis, limit, cursor, owner))
