"""The log of events, the deliveries in order per subject and receiver, and the dead letters."""

from collections.abc import Sequence
from uuid import uuid4

import msgspec

from askfirst.ports import (
    SHARED,
    Dead,
    DeadLetter,
    DeadPage,
    Delivery,
    Event,
    EventPage,
    Once,
    Repeated,
    RetryAt,
    Settlement,
    Waiting,
)
from askfirst.stores.cursors import place
from askfirst.stores.packing import Packing
from askfirst.stores.redis.base import Base, given, told
from askfirst.stores.redis.clarifications import event_plan
from askfirst.stores.redis.keys import PREFIXES, prefix_of
from askfirst.stores.redis.lists import Listing
from askfirst.stores.streams import Letter, as_claimed

_encode = msgspec.msgpack.encode
_event, _dead, _letter = Packing(Event), Packing(DeadLetter), msgspec.msgpack.Decoder(Letter)


class OutboxKeys(Base):
    """The ports Events and Outbox."""

    async def publish(self, event: Event, *, again: bool = False) -> bool:
        prefix, blobs = prefix_of(event.subject), list[bytes]()
        steps = _encode(event_plan(event, blobs))
        key = f"{prefix}event:{event.id}"
        return bool(await self._redis.run("publish", key, prefix, steps, int(again), self._keep, *blobs))

    async def events(
        self, limit: int, cursor: str | None = None, type_: str | None = None, owner: str | None = None
    ) -> EventPage:
        listing = Listing(PREFIXES, f"events:{type_}" if type_ else "events", "event:", _event.decode)
        return EventPage(*await listing.page(self._redis, limit, cursor, owner))

    async def claim(self, now: int, lease_ms: int, limit: int) -> tuple[Delivery, ...]:
        lease, claimed = uuid4().hex, list[Delivery]()
        for _, _, prefix in await self.lowest("ready", 1, now):  # the longest ready first
            left = limit - len(claimed)
            if left <= 0:
                break
            found = await self._redis.run("claim", f"{prefix}ready", prefix, now, now + lease_ms, left, lease)
            claimed += [as_claimed(_letter.decode(letter), attempt, lease) for letter, attempt in found]
        return tuple(claimed)

    async def settle(self, delivery: Delivery, how: Settlement) -> bool:
        prefix = prefix_of(delivery.event.subject)
        word, at, dead = "done", 0, b""
        if isinstance(how, RetryAt):
            word, at = "retry", how.at
        elif isinstance(how, Dead):
            letter = msgspec.structs.replace(delivery, lease="")
            word, at = "dead", how.at
            dead = _dead.encode(DeadLetter(delivery=letter, died_at=how.at, reason=how.reason))
        key, where = f"{prefix}delivery:{delivery.id}", place(at, delivery.id)
        answer = await self._redis.run(
            "settle", key, prefix, delivery.id, delivery.lease, word, at, dead, where, self._keep
        )
        return bool(answer)

    async def waiting(self, limit: int) -> tuple[Waiting, ...]:
        lines = (await self.lowest("ready", limit))[:limit]
        ids = await self._redis.ask_all([("LINDEX", f"{prefix}stream:{line}", 0) for _, line, prefix in lines])
        heads = [(at, prefix, id_.decode()) for (at, _, prefix), id_ in zip(lines, ids, strict=True) if id_]
        kept = await self._redis.ask_all([("HMGET", f"{p}delivery:{id_}", "letter", "attempts") for _, p, id_ in heads])
        return tuple(
            Waiting(delivery=as_claimed(_letter.decode(letter), int(made or 0), ""), next_at=at)
            for (at, _, _), (letter, made) in zip(heads, kept, strict=True)
            if letter
        )

    async def dead_letters(self, limit: int, cursor: str | None = None) -> DeadPage:
        listing = Listing(PREFIXES, "dead", "dead:", _dead.decode)
        return DeadPage(*await listing.page(self._redis, limit, cursor, SHARED))

    async def revive(self, ids: Sequence[str], now: int, once: Once | None = None) -> int | Repeated:
        places = [(prefix, id_) for id_ in ids for prefix in PREFIXES]
        there = await self._redis.ask_all([("EXISTS", f"{prefix}dead:{id_}") for prefix, id_ in places])
        found = [one for one, exists in zip(places, there, strict=True) if exists]
        revived = 0
        for p, id_ in found:
            done = told(await self._redis.run("revive", f"{p}dead:{id_}", p, id_, now, *given(p, once)))
            if isinstance(done, Repeated):
                return done
            revived += done
        return revived
