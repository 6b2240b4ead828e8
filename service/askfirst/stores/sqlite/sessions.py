"""Chat sessions and subscriptions."""

import sqlite3

import msgspec

from askfirst.ports import Session, Subscription
from askfirst.stores.sqlite.base import Base

_encode, _subscription = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Subscription)


class SessionTables(Base):
    """The ports Sessions and Subscriptions."""

    async def load_session(self, id_: str) -> Session | None:
        return await self._reader.run(_load_session, id_, self._clock())

    async def save_session(self, session: Session, ttl_ms: int) -> bool:
        return await self._writer.run(_save_session, session, ttl_ms, self._clock())

    async def subscribe(self, subscription: Subscription) -> None:
        await self._writer.run(_subscribe, subscription)

    async def subscriptions(self) -> tuple[Subscription, ...]:
        return await self._reader.run(_subscriptions)

    async def unsubscribe(self, id_: str) -> bool:
        return await self._writer.run(_unsubscribe, id_)

    async def disable(self, id_: str, at: int, reason: str) -> bool:
        return await self._writer.run(_disable, id_, at, reason)


def _load_session(db: sqlite3.Connection, id_: str, now: int) -> Session | None:
    statement = "SELECT version, state FROM sessions WHERE id = ? AND expires_at > ?"
    row = db.execute(statement, (id_, now)).fetchone()
    return Session(id=id_, version=row[0], state=row[1]) if row else None


def _save_session(db: sqlite3.Connection, session: Session, ttl_ms: int, now: int) -> bool:
    kept = _load_session(db, session.id, now)
    if session.version - 1 != (kept.version if kept else 0):
        return False
    values = (session.id, session.version, session.state, now + ttl_ms)
    db.execute("INSERT OR REPLACE INTO sessions (id, version, state, expires_at) VALUES (?, ?, ?, ?)", values)
    return True


def _subscribe(db: sqlite3.Connection, subscription: Subscription) -> None:
    values = (subscription.id, subscription.created_at, _encode(subscription))
    db.execute("INSERT OR IGNORE INTO subscriptions (id, created_at, subscription) VALUES (?, ?, ?)", values)


def _subscriptions(db: sqlite3.Connection) -> tuple[Subscription, ...]:
    rows = db.execute("SELECT subscription FROM subscriptions ORDER BY created_at, id")
    return tuple(_subscription.decode(row[0]) for row in rows)


def _unsubscribe(db: sqlite3.Connection, id_: str) -> bool:
    return db.execute("DELETE FROM subscriptions WHERE id = ?", (id_,)).rowcount == 1


def _disable(db: sqlite3.Connection, id_: str, at: int, reason: str) -> bool:
    row = db.execute("SELECT subscription FROM subscriptions WHERE id = ?", (id_,)).fetchone()
    if row is None or (kept := _subscription.decode(row[0])).disabled_at is not None:
        return False
    disabled = msgspec.structs.replace(kept, disabled_at=at, disabled_because=reason)
    db.execute("UPDATE subscriptions SET subscription = ? WHERE id = ?", (_encode(disabled), id_))
    return True
