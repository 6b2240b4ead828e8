"""What the tables' classes share: two workers, and what is written and listed everywhere in the same way.

A method that is marked `reading` or `writing` is written as plain code with a connection; whoever calls it awaits it,
and it runs in the thread of the reader, or in a transaction of the writer.
"""

import time
from collections.abc import Callable, Coroutine, Mapping
from functools import cache, wraps
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

from askfirst.ports import Once, Repeated
from askfirst.ports.limits import ONCE_KEPT
from askfirst.stores.cursors import place, read_cursor
from askfirst.stores.packing import packed, unpacked
from askfirst.stores.sqlite.worker import Worker

B = TypeVar("B", bound="Base")
P = ParamSpec("P")
T = TypeVar("T")


class Base:
    """A file with one writer and one reader; `clock` gives milliseconds since 1970."""

    def __init__(
        self, path: Path, keep_ms: int, clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    ) -> None:
        """`keep_ms`: how long closed clarifications, events and dead letters are kept."""
        self.path, self._keep, self._clock = path, keep_ms, clock
        self._writer: Worker
        self._reader: Worker

    def recalled(self, db: Connection, key: str) -> Once | None:
        """What was answered under an idempotency key, while that is kept."""
        statement = "SELECT key, fingerprint, response FROM once WHERE key = ? AND expires_at > ?"
        row = db.execute(statement, (key, self._clock())).fetchone()
        return Once(row[0], row[1], unpacked(row[2])) if row else None

    def keep_once(self, db: Connection, once: Once, kept: int = ONCE_KEPT) -> None:
        """Keep an answer for so many ms."""
        row = {"key": once.key, "fingerprint": once.fingerprint, "response": packed(once.response)}
        insert(db, "once", row | {"expires_at": self._clock() + kept}, "REPLACE")

    def once_only(self, db: Connection, once: Once | None, work: Callable[[], T]) -> T | Repeated:
        """What `work` gives; the key is kept where that is true: it took effect."""
        if once and (before := self.recalled(db, once.key)):
            return Repeated(before)
        done = work()
        if once and done:
            self.keep_once(db, once)
        return done


def reading(
    work: Callable[Concatenate[B, Connection, P], T],
) -> Callable[Concatenate[B, P], Coroutine[Any, Any, T]]:
    """A method that reads."""

    @wraps(work)
    async def method(self: B, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reader.run(lambda db: work(self, db, *args, **kwargs))

    return method


def writing(
    work: Callable[Concatenate[B, Connection, P], T],
) -> Callable[Concatenate[B, P], Coroutine[Any, Any, T]]:
    """A method that writes, all that it does or nothing."""

    @wraps(work)
    async def method(self: B, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.run(lambda db: work(self, db, *args, **kwargs))

    return method


def insert(
    db: Connection, table: str, row: Mapping[str, Any], otherwise: Literal["IGNORE", "REPLACE"] = "IGNORE"
) -> bool:
    """Add a row; where its key is there already, that row stays, or is replaced. Whether this one is there now."""
    return db.execute(_insertion(table, tuple(row), otherwise), row).rowcount == 1


@cache
def _insertion(table: str, names: tuple[str, ...], otherwise: str) -> str:
    return f"INSERT OR {otherwise} INTO {table} ({', '.join(names)}) VALUES (:{', :'.join(names)})"


def newest(
    db: Connection, table: str, time: str, columns: str, limit: int, cursor: str | None, **wanted: str | None
) -> tuple[list[tuple[Any, ...]], str | None]:
    """Columns of a table's rows, newest first by the column `time`, and the cursor for more. Raises CursorError.

    `wanted` are values that columns must have; None: any.
    """
    held = {name: value for name, value in wanted.items() if value is not None}
    conditions = "".join(f"{name} = ? AND " for name in held)
    statement = (
        f"SELECT {time}, id, {columns} FROM {table} WHERE {conditions}({time}, id) < (?, ?) "
        f"ORDER BY {time} DESC, id DESC LIMIT ?"
    )
    rows = db.execute(statement, (*held.values(), *(read_cursor(cursor) or (2**62, "")), limit + 1)).fetchall()
    return [row[2:] for row in rows[:limit]], place(*rows[limit - 1][:2]) if len(rows) > limit else None
