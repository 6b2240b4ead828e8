"""Lists, newest first, over all shards: in each an owner has a sorted set of places, each place an entry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from typing import Generic, TypeVar

from askfirst.stores.cursors import read_cursor
from askfirst.stores.redis.connection import Command, Connection
from askfirst.stores.redis.keys import owned

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
        self,
        redis: Connection,
        limit: int,
        cursor: str | None,
        owner: str | None,
        fits: Callable[[T], bool] = lambda _: True,
    ) -> tuple[tuple[T, ...], str | None]:
        """So many that fit, of one owner or (None) of all, and the cursor for more. Raises CursorError."""
        read_cursor(cursor)
        parts = await parts_of(redis, self.prefixes, owner)
        found: list[tuple[str, T]] = []
        size = max(limit + 1, _ROUND)
        while True:
            places = await self._places(redis, parts, size, cursor)
            found += [(place, entry) for place, entry in await self._entries(redis, places) if fits(entry)]
            if len(found) > limit:
                shown = found[:limit]
                return tuple(entry for _, entry in shown), shown[-1][0]
            if len(places) < size:
                return tuple(entry for _, entry in found), None
            cursor = places[-1][0]

    async def _places(
        self, redis: Connection, parts: list[tuple[str, str]], size: int, cursor: str | None
    ) -> list[tuple[str, str, str]]:
        """The next places, each with its shard's prefix and its owner."""
        start = f"({cursor}" if cursor else "+"
        commands: list[Command] = [
            ("ZRANGE", prefix + owned(owner, self.index), start, "-", "BYLEX", "REV", "LIMIT", 0, size)
            for prefix, owner in parts
        ]
        answers = await redis.ask_all(commands)
        found = [
            [(place.decode(), prefix, owner) for place in places]
            for (prefix, owner), places in zip(parts, answers, strict=True)
        ]
        return list(islice(merge(*found, reverse=True), size))

    async def _entries(self, redis: Connection, places: list[tuple[str, str, str]]) -> list[tuple[str, T]]:
        """The entries; places of those that Redis let expire by itself are cleared away."""
        answers = await redis.ask_all([("HGET", prefix + self.entry + at[16:], "value") for at, prefix, _ in places])
        gone: list[Command] = [
            ("ZREM", prefix + owned(owner, self.index), place)
            for (place, prefix, owner), value in zip(places, answers, strict=True)
            if value is None
        ]
        await redis.ask_all(gone)
        return [
            (place, self.read(value)) for (place, *_), value in zip(places, answers, strict=True) if value is not None
        ]


async def parts_of(redis: Connection, prefixes: Sequence[str], owner: str | None) -> list[tuple[str, str]]:
    """Where the parts of an index lie: each shard with the owner, or with every owner that has anything there."""
    if owner is not None:
        return [(prefix, owner) for prefix in prefixes]
    answers = await redis.ask_all([("SMEMBERS", f"{prefix}owners") for prefix in prefixes])
    return [
        (prefix, whose)
        for prefix, owners in zip(prefixes, answers, strict=True)
        for whose in ("", *(one.decode() for one in owners))
    ]
