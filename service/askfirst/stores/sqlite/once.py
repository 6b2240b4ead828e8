"""Idempotency keys: kept in the transaction of the change that they stand for."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from askfirst.ports import Once, Repeated
from askfirst.ports.limits import ONCE_KEPT
from askfirst.stores.packing import packed, unpacked

T = TypeVar("T")


def recalled(db: sqlite3.Connection, key: str, now: int) -> Once | None:
    """What was answered under the key, while that is kept."""
    statement = "SELECT key, fingerprint, response FROM once WHERE key = ? AND expires_at > ?"
    row = db.execute(statement, (key, now)).fetchone()
    return Once(row[0], row[1], unpacked(row[2])) if row else None


def keep(db: sqlite3.Connection, once: Once, now: int, kept: int = ONCE_KEPT) -> None:
    """Keep an answer for so many ms."""
    values = (once.key, once.fingerprint, packed(once.response), now + kept)
    db.execute("INSERT OR REPLACE INTO once (key, fingerprint, response, expires_at) VALUES (?, ?, ?, ?)", values)


def once_only(
    db: sqlite3.Connection, once: Once | None, now: int, work: Callable[[sqlite3.Connection], T]
) -> T | Repeated:
    """What `work` gives; the key is kept where that is true: it took effect."""
    if once is None:
        return work(db)
    if before := recalled(db, once.key, now):
        return Repeated(before)
    done = work(db)
    if done:
        keep(db, once, now)
    return done
