"""Lists, newest first, over all shards: each shard has a sorted set of places, each place an entry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from typing import Generic, TypeVar

from askfirst.stores.cursors import read_cursor
from askfirst.stores.redis.connection import Command, Connection

T = TypeVar("T")
_ROUND = 50
"""Entries looked at in one round trip at least, where a filter leaves some out."""


@dataclass(frozen=True)
class Listing(Generic[T]):
    """How to read one list: `index` is the sorted set's name, `entry` the name of an entry without its id."""

    prefixes: Sequence[str]
    index: str
    entry: str
    read: Callable[[bytes], T]

    async def page(
        self, redis: Connection, limit: int, cursor: str | None, fits: Callable[[T], bool] = lambda _: True
    ) -> tuple[tuple[T, ...], str | None]:
        """So many that fit, and the cursor for more. Raises CursorError."""
        read_cursor(cursor)
        found: list[tuple[str, T]] = []
        size = max(limit + 1, _ROUND)
        while True:
            places = await self._places(redis, size, cursor)
            found += [(place, entry) for place, entry in await self._entries(redis, places) if fits(entry)]
            if len(found) > limit:
                shown = found[:limit]
                return tuple(entry for _, entry in shown), shown[-1][0]
            if len(places) < size:
                return tuple(entry for _, entry in found), None
            cursor = places[-1][0]

    async def _places(self, redis: Connection, size: int, cursor: str | None) -> list[tuple[str, str]]:
        """The next places, each with its shard's prefix."""
        start = f"({cursor}" if cursor else "+"
        commands: list[Command] = [
            ("ZRANGE", prefix + self.index, start, "-", "BYLEX", "REV", "LIMIT", 0, size) for prefix in self.prefixes
        ]
        answers = await redis.ask_all(commands)
        shards = [
            [(place.decode(), prefix) for place in places]
            for prefix, places in zip(self.prefixes, answers, strict=True)
        ]
        return list(islice(merge(*shards, reverse=True), size))

    async def _entries(self, redis: Connection, places: list[tuple[str, str]]) -> list[tuple[str, T]]:
        """The entries; places of those that Redis let expire by itself are cleared away."""
        answers = await redis.ask_all([("HGET", prefix + self.entry + place[16:], "value") for place, prefix in places])
        gone: list[Command] = [
            ("ZREM", prefix + self.index, place)
            for (place, prefix), value in zip(places, answers, strict=True)
            if value is None
        ]
        await redis.ask_all(gone)
        return [
            (place, self.read(value)) for (place, _), value in zip(places, answers, strict=True) if value is not None
        ]
