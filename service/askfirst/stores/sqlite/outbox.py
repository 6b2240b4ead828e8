"""The log of events, the deliveries in order per subject and receiver, and the dead letters.

Of each stream only the first delivery has a time at which it is ready, so nothing overtakes it.
"""

from collections.abc import Sequence
from sqlite3 import Connection
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
from askfirst.stores.packing import packed, unpacked
from askfirst.stores.sqlite.base import Base, insert, newest, reading, writing
from askfirst.stores.streams import Letter, as_claimed, letter_of, letters_of

_encode, _letter = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Letter)
_LETTER = "delivery, body FROM deliveries LEFT JOIN events ON events.id = deliveries.event"


class OutboxTables(Base):
    """The ports Events and Outbox."""

    @writing
    def publish(self, db: Connection, event: Event, *, again: bool = False) -> bool:
        if not log(db, event, self._keep) and not again:
            return False
        send(db, event)
        return True

    @reading
    def events(
        self, db: Connection, limit: int, cursor: str | None = None, type_: str | None = None, owner: str | None = None
    ) -> EventPage:
        columns = "id, type, subject, at, body, owner"
        rows, more = newest(db, "events", "at", columns, limit, cursor, type=type_, owner=owner)
        found = (
            Event(id=id_, type=kind, subject=subject, at=at, body=unpacked(body), owner=whose)
            for id_, kind, subject, at, body, whose in rows
        )
        return EventPage(tuple(found), more)

    async def claim(self, now: int, lease_ms: int, limit: int) -> tuple[Delivery, ...]:
        if not await self._any_ready(now):
            return ()  # so that idle replicas do not write
        return await self._claim(now, now + lease_ms, limit, uuid4().hex)

    @reading
    def _any_ready(self, db: Connection, now: int) -> bool:
        return db.execute("SELECT 1 FROM deliveries WHERE ready <= ? LIMIT 1", (now,)).fetchone() is not None

    @writing
    def _claim(self, db: Connection, now: int, until: int, limit: int, lease: str) -> tuple[Delivery, ...]:
        statement = f"SELECT place, attempts, {_LETTER} WHERE ready <= ? ORDER BY ready, place LIMIT ?"
        claimed = []
        for number, attempts, *letter in db.execute(statement, (now, limit)).fetchall():
            db.execute(
                "UPDATE deliveries SET ready = ?, attempts = attempts + 1, lease = ? WHERE place = ?",
                (until, lease, number),
            )
            claimed.append(as_claimed(_whole(*letter), attempts + 1, lease))
        return tuple(claimed)

    @writing
    def settle(self, db: Connection, delivery: Delivery, how: Settlement) -> bool:
        ours, key = "id = ? AND lease = ?", (delivery.id, delivery.lease)
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
            letter = packed(_encode(letter_of(delivery)))  # with its body: it may outlive its event
            dead = {"id": delivery.id, "stream": stream, "delivery": letter, "attempts": attempts}
            dead |= {"died_at": how.at, "reason": how.reason, "expires_at": how.at + self._keep}
            insert(db, "dead_letters", dead, "REPLACE")
        return True

    @reading
    def waiting(self, db: Connection, limit: int) -> tuple[Waiting, ...]:
        statement = f"SELECT attempts, ready, {_LETTER} WHERE ready IS NOT NULL ORDER BY ready, place LIMIT ?"
        rows = db.execute(statement, (limit,)).fetchall()
        return tuple(Waiting(delivery=as_claimed(_whole(*kept), made, ""), next_at=at) for made, at, *kept in rows)

    @reading
    def dead_letters(self, db: Connection, limit: int, cursor: str | None = None) -> DeadPage:
        columns = "delivery, attempts, died_at, reason"
        rows, more = newest(db, "dead_letters", "died_at", columns, limit, cursor)
        found = (
            DeadLetter(delivery=as_claimed(_whole(delivery, None), attempts, ""), died_at=died_at, reason=reason)
            for delivery, attempts, died_at, reason in rows
        )
        return DeadPage(tuple(found), more)

    @writing
    def revive(self, db: Connection, ids: Sequence[str], now: int, once: Once | None = None) -> int | Repeated:
        return self.once_only(db, once, lambda: sum(_revive(db, id_, now) for id_ in ids))


def log(db: Connection, event: Event, keep: int) -> bool:
    """Add an event to the log; False where it is there."""
    row = {"id": event.id, "type": event.type, "subject": event.subject, "at": event.at, "owner": event.owner}
    return insert(db, "events", row | {"body": packed(event.body), "expires_at": event.at + keep})


def send(db: Connection, event: Event) -> None:
    """A delivery for each receiver, behind what waits for the same one. The body is in the log."""
    for letter in letters_of(event):
        _append(db, letter.id, letter.stream, _encode(replace(letter, body=b"")), event.at, event.id)


def _append(db: Connection, id_: str, stream: str, delivery: bytes, at: int, event: str | None = None) -> None:
    """`event` is that of a letter without a body."""
    waiting = db.execute("SELECT 1 FROM deliveries WHERE stream = ? LIMIT 1", (stream,)).fetchone()
    row = {"id": id_, "stream": stream, "delivery": delivery, "ready": None if waiting else at, "event": event}
    insert(db, "deliveries", row)


def _revive(db: Connection, id_: str, now: int) -> bool:
    """Send a dead letter anew; whether there was one."""
    row = db.execute("DELETE FROM dead_letters WHERE id = ? RETURNING stream, delivery", (id_,)).fetchone()
    if row:
        _append(db, id_, row[0], row[1], now)
    return bool(row)


def _whole(delivery: bytes, body: bytes | None) -> Letter:
    """The letter of a delivery; `body` is that of its event, None where the letter has its own."""
    letter = _letter.decode(unpacked(delivery))
    return letter if body is None else replace(letter, body=unpacked(body))
