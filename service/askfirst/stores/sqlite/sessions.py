"""Chat sessions and subscriptions."""

from sqlite3 import Connection

import msgspec

from askfirst.ports import Once, Repeated, Session, Subscription
from askfirst.stores.sqlite.base import Base, insert, reading, writing

_encode, _subscription = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Subscription)


class SessionTables(Base):
    """The ports Sessions and Subscriptions."""

    @reading
    def load_session(self, db: Connection, id_: str) -> Session | None:
        return self._session(db, id_)

    @writing
    def save_session(self, db: Connection, session: Session, ttl_ms: int, once: Once | None = None) -> bool | Repeated:
        def save() -> bool:
            before = self._session(db, session.id)
            if session.version - 1 != (before.version if before else 0):
                return False
            row = {"id": session.id, "version": session.version, "state": session.state}
            return insert(db, "sessions", row | {"expires_at": self._clock() + ttl_ms}, "REPLACE")

        return self.once_only(db, once, save)

    @writing
    def subscribe(self, db: Connection, subscription: Subscription, once: Once | None = None) -> Repeated | None:
        row = {"id": subscription.id, "created_at": subscription.created_at, "subscription": _encode(subscription)}
        done = self.once_only(db, once, lambda: insert(db, "subscriptions", row))
        return done if isinstance(done, Repeated) else None

    @reading
    def subscriptions(self, db: Connection) -> tuple[Subscription, ...]:
        rows = db.execute("SELECT subscription FROM subscriptions ORDER BY created_at, id")
        return tuple(_subscription.decode(row[0]) for row in rows)

    @writing
    def unsubscribe(self, db: Connection, id_: str, once: Once | None = None) -> bool | Repeated:
        delete = "DELETE FROM subscriptions WHERE id = ?"
        return self.once_only(db, once, lambda: db.execute(delete, (id_,)).rowcount == 1)

    @writing
    def disable(self, db: Connection, id_: str, at: int, reason: str) -> bool:
        row = db.execute("SELECT subscription FROM subscriptions WHERE id = ?", (id_,)).fetchone()
        if row is None or (kept := _subscription.decode(row[0])).disabled_at is not None:
            return False
        disabled = msgspec.structs.replace(kept, disabled_at=at, disabled_because=reason)
        db.execute("UPDATE subscriptions SET subscription = ? WHERE id = ?", (_encode(disabled), id_))
        return True

    def _session(self, db: Connection, id_: str) -> Session | None:
        statement = "SELECT version, state FROM sessions WHERE id = ? AND expires_at > ?"
        row = db.execute(statement, (id_, self._clock())).fetchone()
        return Session(id=id_, version=row[0], state=row[1]) if row else None
