"""Clarifications, the protocol's table beside them, and idempotency keys."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from askfirst.moments import iso
from askfirst.ports import (
    Change,
    Committed,
    Due,
    Filter,
    Found,
    LostRace,
    Once,
    Outcome,
    Record,
    RecordPage,
    Repeated,
    Tracking,
)
from askfirst.ports.ids import uuid_of
from askfirst.ports.limits import ONCE_KEPT
from askfirst.stores.cursors import place, read_cursor
from askfirst.stores.packing import packed, unpacked
from askfirst.stores.sqlite.base import Base
from askfirst.stores.sqlite.insights import add
from askfirst.stores.sqlite.once import keep, recalled
from askfirst.stores.sqlite.outbox import log, send

_COLUMNS = "id, version, state, status, due, created_at, updated_at, department, language, owner, tracking"
_encode, _tracking = msgspec.json.encode, msgspec.json.Decoder(Tracking)


class ClarificationTables(Base):
    """The port Clarifications."""

    async def load(self, id_: str) -> Found:
        record = await self._reader.run(_load, id_)
        return Found(record, max(self._clock(), record.updated_at if record else 0))

    async def commit(self, change: Change) -> Outcome:
        return await self._writer.run(_commit, change, self._clock(), self._keep)

    async def recall(self, key: str) -> Once | None:
        return await self._reader.run(recalled, key, self._clock())

    async def remember(self, once: Once, kept: int = ONCE_KEPT) -> Once | None:
        return await self._writer.run(_remember, once, self._clock(), kept)

    async def due(self, now: int, limit: int) -> tuple[Due, ...]:
        return await self._reader.run(_due, now, limit)

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        return await self._reader.run(_versions, list(ids))

    async def find(self, filter_: Filter, limit: int, cursor: str | None = None) -> RecordPage:
        return await self._reader.run(_find, filter_, limit, read_cursor(cursor))


def _record(row: Sequence[Any]) -> Record:
    *columns, tracking = row
    names = ("id", "version", "state", "status", "due", "created_at", "updated_at", "department", "language",
             "owner")  # fmt: skip
    kept = dict(zip(names, columns, strict=True))
    return Record(**kept | {"state": unpacked(kept["state"])}, tracking=_tracking.decode(unpacked(tracking)))


def _load(db: sqlite3.Connection, id_: str) -> Record | None:
    row = db.execute(f"SELECT {_COLUMNS} FROM clarifications WHERE id = ?", (id_,)).fetchone()
    return _record(row) if row else None


def _commit(db: sqlite3.Connection, change: Change, now: int, life: int) -> Outcome:
    if change.once and (before := recalled(db, change.once.key, now)):
        return Repeated(before)
    if not _write(db, change.record, life):
        return LostRace()
    _track(db, change.record)
    for event in change.events:
        log(db, event, life)
        send(db, event)
    add(db, change.counts)
    if change.once:
        keep(db, change.once, now)
    return Committed()


def _write(db: sqlite3.Connection, record: Record, life: int) -> bool:
    """Whether the version before this one was there and this one has taken its place."""
    expires = None if record.status == "pending" else record.updated_at + life
    moving = (record.version, packed(record.state), record.status, record.due, record.updated_at, expires)
    tracking = packed(_encode(record.tracking))
    if record.version == 1:
        tracked = record.tracking
        fixed = (record.id, record.created_at, record.department, record.language, tracked.from_agent,
                 tracked.to_agent, record.owner)  # fmt: skip
        statement = (
            "INSERT INTO clarifications (version, state, status, due, updated_at, expires_at, tracking, "
            "id, created_at, department, language, from_agent, to_agent, owner) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
        )
        return db.execute(statement, (*moving, tracking, *fixed)).rowcount == 1
    statement = (
        "UPDATE clarifications SET version = ?, state = ?, status = ?, due = ?, updated_at = ?, expires_at = ?, "
        "tracking = ? WHERE id = ? AND version = ?"
    )
    return db.execute(statement, (*moving, tracking, record.id, record.version - 1)).rowcount == 1


def _track(db: sqlite3.Connection, record: Record) -> None:
    """The row of the protocol's table."""
    row = msgspec.structs.asdict(record.tracking)
    for name in ("requested_at", "responded_at"):
        row[name] = None if row[name] is None else iso(row[name])
    row |= {"request_id": str(uuid_of(record.id)), "created_at": iso(record.created_at)}
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    db.execute(f"INSERT OR REPLACE INTO clarification_requests ({names}) VALUES ({marks})", row)


def _remember(db: sqlite3.Connection, once: Once, now: int, kept: int) -> Once | None:
    before = recalled(db, once.key, now)
    if before is None:
        keep(db, once, now, kept)
    return before


def _due(db: sqlite3.Connection, now: int, limit: int) -> tuple[Due, ...]:
    statement = "SELECT due, id FROM clarifications WHERE due <= ? ORDER BY due, id LIMIT ?"
    return tuple(Due(*row) for row in db.execute(statement, (now, limit)))


def _versions(db: sqlite3.Connection, ids: list[str]) -> dict[str, int]:
    statement = "SELECT id, version FROM clarifications WHERE id IN (SELECT value FROM json_each(?))"
    return dict(db.execute(statement, (_encode(ids).decode(),)))


def _find(db: sqlite3.Connection, filter_: Filter, limit: int, after: tuple[int, str] | None) -> RecordPage:
    wanted = {name: value for name, value in msgspec.structs.asdict(filter_).items() if value is not None}
    conditions, values = [f"{name} = ?" for name in wanted], list(wanted.values())
    if after:
        conditions.append("(created_at, id) < (?, ?)")
        values += after
    where = f"WHERE {' AND '.join(conditions)} " if conditions else ""
    statement = f"SELECT {_COLUMNS} FROM clarifications {where}ORDER BY created_at DESC, id DESC LIMIT ?"
    records = [_record(row) for row in db.execute(statement, (*values, limit + 1))]
    shown = records[:limit]
    more = len(records) > limit
    return RecordPage(tuple(shown), place(shown[-1].created_at, shown[-1].id) if more else None)
