"""Clarifications, the protocol's table beside them, and idempotency keys."""

from collections.abc import Sequence
from sqlite3 import Connection
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
from askfirst.stores.packing import packed, unpacked
from askfirst.stores.sqlite.base import Base, insert, newest, reading, writing
from askfirst.stores.sqlite.insights import add
from askfirst.stores.sqlite.outbox import log, send

_NAMES = ("id", "version", "state", "status", "due", "created_at", "updated_at", "department", "language", "owner",
          "tracking")  # fmt: skip
_COLUMNS = ", ".join(_NAMES)
_encode, _tracking = msgspec.json.encode, msgspec.json.Decoder(Tracking)


class ClarificationTables(Base):
    """The port Clarifications."""

    @reading
    def load(self, db: Connection, id_: str) -> Found:
        row = db.execute(f"SELECT {_COLUMNS} FROM clarifications WHERE id = ?", (id_,)).fetchone()
        record = _record(row) if row else None
        return Found(record, max(self._clock(), record.updated_at if record else 0))

    @writing
    def commit(self, db: Connection, change: Change) -> Outcome:
        if change.once and (before := self.recalled(db, change.once.key)):
            return Repeated(before)
        if not _write(db, change.record, self._keep):
            return LostRace()
        _track(db, change.record)
        for event in change.events:
            log(db, event, self._keep)
            send(db, event)
        add(db, change.counts)
        if change.once:
            self.keep_once(db, change.once)
        return Committed()

    @reading
    def recall(self, db: Connection, key: str) -> Once | None:
        return self.recalled(db, key)

    @writing
    def remember(self, db: Connection, once: Once, kept: int = ONCE_KEPT) -> Once | None:
        before = self.recalled(db, once.key)
        if before is None:
            self.keep_once(db, once, kept)
        return before

    @reading
    def due(self, db: Connection, now: int, limit: int) -> tuple[Due, ...]:
        statement = "SELECT due, id FROM clarifications WHERE due <= ? ORDER BY due, id LIMIT ?"
        return tuple(Due(*row) for row in db.execute(statement, (now, limit)))

    @reading
    def versions(self, db: Connection, ids: Sequence[str]) -> dict[str, int]:
        statement = "SELECT id, version FROM clarifications WHERE id IN (SELECT value FROM json_each(?))"
        return dict(db.execute(statement, (_encode(ids).decode(),)))

    @reading
    def find(self, db: Connection, filter_: Filter, limit: int, cursor: str | None = None) -> RecordPage:
        wanted = msgspec.structs.asdict(filter_)
        rows, more = newest(db, "clarifications", "created_at", _COLUMNS, limit, cursor, **wanted)
        return RecordPage(tuple(map(_record, rows)), more)


def _record(row: Sequence[Any]) -> Record:
    kept = dict(zip(_NAMES, row, strict=True))
    read = {"state": unpacked(kept["state"]), "tracking": _tracking.decode(unpacked(kept["tracking"]))}
    return Record(**kept | read)


def _write(db: Connection, record: Record, life: int) -> bool:
    """Whether the version before this one was there and this one has taken its place."""
    row = {name: getattr(record, name) for name in _NAMES} | {
        "state": packed(record.state),
        "tracking": packed(_encode(record.tracking)),
        "expires_at": None if record.status == "pending" else record.updated_at + life,
    }
    if record.version == 1:
        agents = {"from_agent": record.tracking.from_agent, "to_agent": record.tracking.to_agent}
        return insert(db, "clarifications", row | agents)
    moved = ("version", "state", "status", "due", "updated_at", "expires_at", "tracking")
    changes = ", ".join(f"{name} = :{name}" for name in moved)
    statement = f"UPDATE clarifications SET {changes} WHERE id = :id AND version = :version - 1"
    return db.execute(statement, row).rowcount == 1


def _track(db: Connection, record: Record) -> None:
    """The row of the protocol's table."""
    row = msgspec.structs.asdict(record.tracking)
    for name in ("requested_at", "responded_at"):
        row[name] = None if row[name] is None else iso(row[name])
    row |= {"request_id": str(uuid_of(record.id)), "created_at": iso(record.created_at)}
    insert(db, "clarification_requests", row, "REPLACE")
