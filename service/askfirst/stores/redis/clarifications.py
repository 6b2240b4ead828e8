"""Clarifications, their deadlines and idempotency keys."""

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

import msgspec

from askfirst.ports import (
    Change,
    Committed,
    Due,
    Event,
    Filter,
    Found,
    LostRace,
    Once,
    Outcome,
    Record,
    RecordPage,
    Repeated,
)
from askfirst.ports.limits import ONCE_KEPT
from askfirst.stores.cursors import place
from askfirst.stores.packing import Packing
from askfirst.stores.redis.base import Base, given, once_packing
from askfirst.stores.redis.keys import PREFIXES, once_key, owned, prefix_of
from askfirst.stores.redis.lists import Listing
from askfirst.stores.streams import letters_of

_encode = msgspec.msgpack.encode
_record, _event = Packing(Record), Packing(Event)
_INDEXED = ("from_agent", "to_agent", "department", "status")
"""Labels with a sorted set of their own, those that leave least first."""


class ClarificationKeys(Base):
    """The port Clarifications."""

    async def load(self, id_: str) -> Found:
        value, now = await self._redis.run("load", f"{prefix_of(id_)}clarification:{id_}")
        record = _record.decode(value) if value is not None else None
        return Found(record, max(now, record.updated_at if record else 0))

    async def commit(self, change: Change) -> Outcome:
        record, once = change.record, change.once
        prefix = prefix_of(record.id)
        blobs: list[bytes] = []
        steps = plan(record, self._keep) | {
            "events": [event_plan(event, blobs) for event in change.events],
            "counts": [[one.period, one.name, one.by] for one in change.counts],
        }
        key, kept = f"{prefix}clarification:{record.id}", (_encode(steps), _record.encode(record))
        answer, *rest = await self._redis.run("commit", key, prefix, *kept, *given(prefix, once), *blobs)
        if answer == b"repeated":
            return Repeated(once_packing.decode(rest[0]))
        return Committed() if answer == b"committed" else LostRace()

    async def recall(self, key: str) -> Once | None:
        value = await self._redis.ask("GET", once_key(key))
        return once_packing.decode(value) if value is not None else None

    async def remember(self, once: Once, kept: int = ONCE_KEPT) -> Once | None:
        if await self._redis.ask("SET", once_key(once.key), once_packing.encode(once), "NX", "PX", kept):
            return None
        return await self.recall(once.key)

    async def due(self, now: int, limit: int) -> tuple[Due, ...]:
        return tuple(Due(at, id_) for at, id_, _ in (await self.lowest("due", limit, now))[:limit])

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        answers = await self._redis.ask_all([("HGET", f"{prefix_of(i)}clarification:{i}", "version") for i in ids])
        return {id_: int(version) for id_, version in zip(ids, answers, strict=True) if version is not None}

    async def find(self, filter_: Filter, limit: int, cursor: str | None = None) -> RecordPage:
        wanted = {name: value for name, value in msgspec.structs.asdict(filter_).items() if value is not None}
        index = next((f"{name}:{wanted[name]}" for name in _INDEXED if name in wanted), "all")
        listing = Listing(PREFIXES, f"list:{index}", "clarification:", _record.decode)
        page = await listing.page(self._redis, limit, cursor, filter_.owner, lambda record: fits(record, wanted))
        return RecordPage(*page)


def plan(record: Record, keep: int) -> dict[str, Any]:
    """What the script must know of a record."""
    tracked = record.tracking
    labels = {"from_agent": tracked.from_agent, "to_agent": tracked.to_agent, "department": record.department}
    return {
        "id": record.id,
        "version": record.version,
        "token": uuid4().hex,
        "status": record.status,
        "due": record.due,
        "place": place(record.created_at, record.id),
        "owner": record.owner,
        "of": owned(record.owner, ""),
        "indexes": ["all", *(f"{name}:{value}" for name, value in labels.items() if value is not None)],
        "expires": None if record.status == "pending" else record.updated_at + keep,
        "keep": keep,
    }


def event_plan(event: Event, blobs: list[bytes]) -> dict[str, Any]:
    """What the script must know of an event; what it only keeps goes into `blobs`, as the n-th of them."""
    blobs.append(_event.encode(msgspec.structs.replace(event, targets=())))
    steps: dict[str, Any] = {"id": event.id, "type": event.type, "at": event.at, "blob": len(blobs)}
    steps |= {"place": place(event.at, event.id), "owner": event.owner, "of": owned(event.owner, "")}
    letters = letters_of(event)
    steps["letters"] = [[one.id, one.stream, len(blobs) + number] for number, one in enumerate(letters, 1)]
    blobs.extend(map(_encode, letters))
    return steps


def fits(record: Record, wanted: dict[str, str]) -> bool:
    """Whether the record has all these labels."""
    held = msgspec.structs.asdict(record) | msgspec.structs.asdict(record.tracking)
    return all(held[name] == value for name, value in wanted.items())
