"""Opening, closing, readiness, and removing what is past its time."""

import asyncio
import os
import sqlite3

from askfirst.errors import StoreUnavailable
from askfirst.moments import iso
from askfirst.ports import Backlog, StoreStatus
from askfirst.ports.ids import uuid_of
from askfirst.ports.limits import INSIGHTS_KEPT, PURGED_AT_ONCE
from askfirst.stores.sqlite.base import Base, reading, writing
from askfirst.stores.sqlite.connection import prepare
from askfirst.stores.sqlite.worker import Worker

_ANSWER_SECONDS = 3.0
_CHANGE = 256 * 1024
"""Bytes for which there must be room: several times what the largest request can change."""
_FEW_PAGES = 8
_EXPIRING = ("seen", "once", "events", "dead_letters", "sessions")


class Keeper(Base):
    """The port Upkeep."""

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self.path)
        self._writer, self._reader = Worker(self.path, writes=True), Worker(self.path, writes=False)
        self._inode = self.path.stat().st_ino

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.close)

    async def now(self) -> int:
        return self._clock()

    async def status(self) -> StoreStatus:
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                full = await self._writer.run(_flushes, alone=True)
                in_place = await asyncio.to_thread(self._in_place)
        except StoreUnavailable as error:
            trouble = error.detail
        except TimeoutError:
            trouble = f"no answer within {_ANSWER_SECONDS:.0f} s: the disk hangs, or another process holds the file"
        else:
            trouble = "" if in_place else f"{self.path.name} was removed or replaced; restart the service"
        if trouble:
            return StoreStatus(kind="sqlite", ok=False, safety="unknown", detail=trouble)
        detail = "WAL, synchronous=FULL: each commit is on the disk" if full else "synchronous is not FULL"
        return StoreStatus(kind="sqlite", ok=True, safety="every_commit" if full else "lost_at_a_crash", detail=detail)

    @reading
    def backlog(self, db: sqlite3.Connection) -> Backlog:
        tables = ("clarifications WHERE status = 'pending'", "deliveries", "dead_letters")
        numbers = [db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables]
        return Backlog(open=numbers[0], deliveries=numbers[1], dead_letters=numbers[2])

    @writing
    def purge(self, db: sqlite3.Connection, now: int) -> int:
        removed = 0
        for table in _EXPIRING:
            key = "key" if table == "once" else "id"
            needed = "AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event = events.id) " if table == "events" else ""
            chosen = f"SELECT {key} FROM {table} WHERE expires_at <= ? {needed}LIMIT ?"
            removed += db.execute(f"DELETE FROM {table} WHERE {key} IN ({chosen})", (now, PURGED_AT_ONCE)).rowcount
        chosen = "SELECT id FROM clarifications WHERE expires_at <= ? LIMIT ?"
        closed = db.execute(chosen, (now, PURGED_AT_ONCE)).fetchall()
        db.executemany("DELETE FROM clarifications WHERE id = ?", closed)
        rows = [(str(uuid_of(id_)),) for (id_,) in closed]
        db.executemany("DELETE FROM clarification_requests WHERE request_id = ?", rows)
        return removed + len(closed) + _purge_insights(db, now - INSIGHTS_KEPT)

    def _in_place(self) -> bool:
        """Whether the file that is open is still the one under its name: else what is written is lost with it."""
        try:
            return os.stat(self.path).st_ino == self._inode  # noqa: PTH116 as Path.stat, and named for what it is
        except FileNotFoundError:
            return False


def _flushes(db: sqlite3.Connection) -> bool:
    """Whether commits are flushed. Raises sqlite3.Error where a change of ordinary size could not be written now.

    A small write would prove little: it may fit into what the file or its WAL has left where a change does not. So a
    table is filled and given up, with a cache so small that its pages go to the end of the WAL at once, where the
    next change will go; the file does not grow. Then one page is committed, which only a flush to the disk ends.
    """
    (cache,) = db.execute("PRAGMA cache_size").fetchone()
    db.execute(f"PRAGMA cache_size = {_FEW_PAGES}")
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TABLE room (filler BLOB)")
        db.execute("INSERT INTO room VALUES (zeroblob(?))", (_CHANGE,))
        db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        (version,) = db.execute("PRAGMA user_version").fetchone()  # now that nobody else can raise it
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute(f"PRAGMA cache_size = {cache}")
    return bool(db.execute("PRAGMA synchronous").fetchone()[0] >= 2)


def _purge_insights(db: sqlite3.Connection, before: int) -> int:
    """Few enough to go at once: a bounded number of names an hour, pairs of agents, opinions."""
    oldest = iso(before)
    return (
        db.execute("DELETE FROM counters WHERE period < ?", (oldest[:13],)).rowcount
        + db.execute("DELETE FROM clarification_patterns WHERE last_seen < ?", (oldest,)).rowcount
        + db.execute("DELETE FROM feedback WHERE at < ?", (before,)).rowcount
    )
