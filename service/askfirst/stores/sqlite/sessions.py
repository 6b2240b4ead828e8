"""Chat sessions and subscriptions."""

import sqlite3
from functools import partial

import msgspec

from askfirst.ports import Once, Repeated, Session, Subscription
from askfirst.stores.sqlite.base import Base
from askfirst.stores.sqlite.once import once_only

_encode, _subscription = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Subscription)


class SessionTables(Base):
    """The ports Sessions and Subscriptions."""

    async def load_session(self, id_: str) -> Session | None:
        return await self._reader.run(_load_session, id_, self._clock())

    async def save_session(self, session: Session, ttl_ms: int, once: Once | None = None) -> bool | Repeated:
        now = self._clock()
        save = partial(_save_session, session=session, ttl_ms=ttl_ms, now=now)
        return await self._writer.run(once_only, once, now, save)

    async def subscribe(self, subscription: Subscription, once: Once | None = None) -> Repeated | None:
        done = await self._writer.run(once_only, once, self._clock(), partial(_subscribe, subscription=subscription))
        return done if isinstance(done, Repeated) else None

    async def subscriptions(self) -> tuple[Subscription, ...]:
        return await self._reader.run(_subscriptions)

    async def unsubscribe(self, id_: str, once: Once | None = None) -> bool | Repeated:
        return await self._writer.run(once_only, once, self._clock(), partial(_unsubscribe, id_=id_))

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


def _subscribe(db: sqlite3.Connection, subscription: Subscription) -> bool:
    values = (subscription.id, subscription.created_at, _encode(subscription))
    statement = "INSERT OR IGNORE INTO subscriptions (id, created_at, subscription) VALUES (?, ?, ?)"
    return db.execute(statement, values).rowcount == 1


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
