"""What the parts of the store share: the connection, how long things are kept, and idempotency keys."""

from collections.abc import Sequence

from askfirst.ports import Once, Repeated
from askfirst.ports.limits import ONCE_KEPT
from askfirst.stores.packing import Packing
from askfirst.stores.redis.connection import Command, Connection, pairs
from askfirst.stores.redis.keys import PREFIXES, once_key

once_packing = Packing(Once)


class Base:
    """A Redis; connections are made when they are needed."""

    def __init__(self, url: str, keep_ms: int) -> None:
        """`keep_ms`: how long closed clarifications, events and dead letters are kept."""
        self._url, self._keep = url, keep_ms
        self._redis: Connection

    async def lowest(self, name: str, limit: int, most: int | str = "+inf") -> list[tuple[int, str, str]]:
        """Of a sorted set that every shard has: score, member and shard's prefix, in order; `limit` of each shard."""
        words = ("-inf", most, "BYSCORE", "LIMIT", 0, limit, "WITHSCORES")
        answers = await self._redis.ask_all([("ZRANGE", prefix + name, *words) for prefix in PREFIXES])
        return sorted(
            (int(float(score)), member.decode(), prefix)
            for prefix, found in zip(PREFIXES, answers, strict=True)
            for member, score in pairs(found)
        )

    async def once_only(self, prefix: str, commands: Sequence[Command], once: Once | None) -> int | Repeated:
        """Commands in one slot, all of them or, where the first changes nothing, none; what the first gives."""
        words = [word for command in commands for word in (len(command), *command)]
        return told(await self._redis.run("once", prefix, *given(prefix, once), *words))


def given(prefix: str, once: Once | None) -> tuple[str, bytes, int]:
    """What scripts take of a key: where it is kept, the answer, for how many ms. Raises ValueError for another slot."""
    if once is None:
        return "", b"", ONCE_KEPT
    key = once_key(once.key)
    if not key.startswith(prefix):
        raise ValueError("the idempotency key lies in another slot than what is changed: see new_id and WITH")
    return key, once_packing.encode(once), ONCE_KEPT


def told(answer: int | bytes) -> int | Repeated:
    """What a script gives: a number, or the answer that was kept before."""
    return Repeated(once_packing.decode(answer)) if isinstance(answer, bytes) else int(answer)
