"""The log of events, the deliveries in order per subject and receiver, and the dead letters.

Of each stream only the first delivery has a time at which it is ready, so nothing overtakes it.
"""

import sqlite3
from collections.abc import Sequence
from functools import partial
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from askfirst.ports import (
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
from askfirst.stores.cursors import place, read_cursor
from askfirst.stores.packing import packed, unpacked
from askfirst.stores.sqlite.base import Base
from askfirst.stores.sqlite.once import once_only
from askfirst.stores.streams import Letter, as_claimed, letter_of, letters_of

_encode, _letter = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Letter)
_LETTER = "delivery, body FROM deliveries LEFT JOIN events ON events.id = deliveries.event"


class OutboxTables(Base):
    """The ports Events and Outbox."""

    async def publish(self, event: Event, *, again: bool = False) -> bool:
        return await self._writer.run(_publish, event, again, self._keep)

    async def events(
        self, limit: int, cursor: str | None = None, type_: str | None = None, owner: str | None = None
    ) -> EventPage:
        return await self._reader.run(_events, limit, read_cursor(cursor), type_, owner)

    async def claim(self, now: int, lease_ms: int, limit: int) -> tuple[Delivery, ...]:
        if not await self._reader.run(_any_ready, now):
            return ()  # so that idle replicas do not write
        return await self._writer.run(_claim, now, now + lease_ms, limit, uuid4().hex)

    async def settle(self, delivery: Delivery, how: Settlement) -> bool:
        return await self._writer.run(_settle, delivery, how, self._keep)

    async def waiting(self, limit: int) -> tuple[Waiting, ...]:
        return await self._reader.run(_waiting, limit)

    async def dead_letters(self, limit: int, cursor: str | None = None) -> DeadPage:
        return await self._reader.run(_dead_letters, limit, read_cursor(cursor))

    async def revive(self, ids: Sequence[str], now: int, once: Once | None = None) -> int | Repeated:
        return await self._writer.run(once_only, once, self._clock(), partial(_revive, ids=list(ids), now=now))


def log(db: sqlite3.Connection, event: Event, keep: int) -> bool:
    """Add an event to the log; False where it is there."""
    values = (event.id, event.type, event.subject, event.at, packed(event.body), event.at + keep, event.owner)
    columns = "(id, type, subject, at, body, expires_at, owner)"
    return db.execute(f"INSERT OR IGNORE INTO events {columns} VALUES (?, ?, ?, ?, ?, ?, ?)", values).rowcount == 1


def send(db: sqlite3.Connection, event: Event) -> None:
    """A delivery for each receiver, behind what waits for the same one. The body is in the log."""
    for letter in letters_of(event):
        _append(db, letter.id, letter.stream, _encode(replace(letter, body=b"")), event.at, event.id)


def _append(db: sqlite3.Connection, id_: str, stream: str, delivery: bytes, at: int, event: str | None = None) -> None:
    """`event` is that of a letter without a body."""
    waiting = db.execute("SELECT 1 FROM deliveries WHERE stream = ? LIMIT 1", (stream,)).fetchone()
    values = (id_, stream, delivery, None if waiting else at, event)
    db.execute("INSERT OR IGNORE INTO deliveries (id, stream, delivery, ready, event) VALUES (?, ?, ?, ?, ?)", values)


def _whole(delivery: bytes, body: bytes | None) -> Letter:
    """The letter of a delivery; `body` is that of its event, None where the letter has its own."""
    letter = _letter.decode(unpacked(delivery))
    return letter if body is None else replace(letter, body=unpacked(body))


def _publish(db: sqlite3.Connection, event: Event, again: bool, keep: int) -> bool:
    if not log(db, event, keep) and not again:
        return False
    send(db, event)
    return True


def _events(
    db: sqlite3.Connection, limit: int, after: tuple[int, str] | None, type_: str | None, owner: str | None
) -> EventPage:
    wanted = {name: value for name, value in (("type", type_), ("owner", owner)) if value is not None}
    conditions = "".join(f"{name} = ? AND " for name in wanted)
    statement = (
        f"SELECT id, type, subject, at, body, owner FROM events WHERE {conditions}(at, id) < (?, ?) "
        "ORDER BY at DESC, id DESC LIMIT ?"
    )
    rows = db.execute(statement, (*wanted.values(), *(after or (2**62, "")), limit + 1)).fetchall()
    found = [
        Event(id=id_, type=kind, subject=subject, at=at, body=unpacked(body), owner=whose)
        for id_, kind, subject, at, body, whose in rows
    ]
    shown = found[:limit]
    return EventPage(tuple(shown), place(shown[-1].at, shown[-1].id) if len(found) > limit else None)


def _any_ready(db: sqlite3.Connection, now: int) -> bool:
    return db.execute("SELECT 1 FROM deliveries WHERE ready <= ? LIMIT 1", (now,)).fetchone() is not None


def _claim(db: sqlite3.Connection, now: int, until: int, limit: int, lease: str) -> tuple[Delivery, ...]:
    statement = f"SELECT place, attempts, {_LETTER} WHERE ready <= ? ORDER BY ready, place LIMIT ?"
    claimed = []
    for number, attempts, *letter in db.execute(statement, (now, limit)).fetchall():
        db.execute(
            "UPDATE deliveries SET ready = ?, attempts = attempts + 1, lease = ? WHERE place = ?",
            (until, lease, number),
        )
        claimed.append(as_claimed(_whole(*letter), attempts + 1, lease))
    return tuple(claimed)


def _settle(db: sqlite3.Connection, delivery: Delivery, how: Settlement, keep: int) -> bool:
    ours = "id = ? AND lease = ?"
    key = (delivery.id, delivery.lease)
    if isinstance(how, RetryAt):
        statement = f"UPDATE deliveries SET ready = ?, lease = NULL WHERE {ours}"
        return db.execute(statement, (how.at, *key)).rowcount == 1
    row = db.execute(f"DELETE FROM deliveries WHERE {ours} RETURNING stream, attempts", key).fetchone()
    if row is None:
        return False
    stream, attempts = row
    following = "SELECT min(place) FROM deliveries WHERE stream = ?"
    db.execute(f"UPDATE deliveries SET ready = 0 WHERE place = ({following})", (stream,))
    if isinstance(how, Dead):
        columns = "(id, stream, delivery, attempts, died_at, reason, expires_at)"
        letter = packed(_encode(letter_of(delivery)))  # with its body: it may outlive its event
        values = (delivery.id, stream, letter, attempts, how.at, how.reason, how.at + keep)
        db.execute(f"INSERT OR REPLACE INTO dead_letters {columns} VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    return True


def _waiting(db: sqlite3.Connection, limit: int) -> tuple[Waiting, ...]:
    statement = f"SELECT attempts, ready, {_LETTER} WHERE ready IS NOT NULL ORDER BY ready, place LIMIT ?"
    rows = db.execute(statement, (limit,)).fetchall()
    return tuple(Waiting(delivery=as_claimed(_whole(*kept), made, ""), next_at=at) for made, at, *kept in rows)


def _dead_letters(db: sqlite3.Connection, limit: int, after: tuple[int, str] | None) -> DeadPage:
    statement = (
        "SELECT delivery, attempts, died_at, reason FROM dead_letters WHERE (died_at, id) < (?, ?) "
        "ORDER BY died_at DESC, id DESC LIMIT ?"
    )
    rows = db.execute(statement, (*(after or (2**62, "")), limit + 1)).fetchall()
    found = [
        DeadLetter(delivery=as_claimed(_whole(delivery, None), attempts, ""), died_at=died_at, reason=reason)
        for delivery, attempts, died_at, reason in rows
    ]
    shown = found[:limit]
    return DeadPage(tuple(shown), place(shown[-1].died_at, shown[-1].delivery.id) if len(found) > limit else None)


def _revive(db: sqlite3.Connection, ids: list[str], now: int) -> int:
    revived = 0
    for id_ in ids:
        row = db.execute("DELETE FROM dead_letters WHERE id = ? RETURNING stream, delivery", (id_,)).fetchone()
        if row:
            _append(db, id_, row[0], row[1], now)
            revived += 1
    return revived
