"""Opening the file: private, WAL, `synchronous=FULL`, and the schema brought up to date."""

import os
import sqlite3
import time
from contextlib import closing
from importlib.resources import files
from pathlib import Path

from askfirst.errors import StoreError, StoreUnavailable

BUSY_SECONDS = 5.0
"""How long a writer waits for one of another process."""
_WAL_LIMIT = 64 * 1024 * 1024


def prepare(path: Path) -> None:
    """Make the file, if there is none, and its schema. Raises StoreError or StoreUnavailable."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # before SQLite would, for all to read
    except OSError as error:
        mend = "Set ASKFIRST_DATA to a folder that can be written, or ASKFIRST_STORE to such a file."
        raise StoreError(f"{path}: {error.strerror}. {mend}") from error
    with closing(connect(path)) as db:
        _migrate(db, path)


def connect(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode; transactions are begun by hand."""
    db = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        _to_wal(db, path)
    except BaseException:
        db.close()
        raise
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk there
    db.execute(f"PRAGMA journal_size_limit = {_WAL_LIMIT}")
    return db


def _to_wal(db: sqlite3.Connection, path: Path) -> None:
    """SQLite does not wait for others when it changes the journal's mode, so we do."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if time.monotonic() > until:
                raise StoreUnavailable(f"{path}: {error}") from error
            time.sleep(0.02)
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path}: {error}. Name another file in ASKFIRST_STORE.") from error
        else:
            break
    if mode != "wal":
        raise StoreError(f"{path}: its file system has no shared memory for WAL. Use a local disk.")


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    """Run the migrations that the file has not seen; others that start at the same time wait."""
    steps = sorted(
        (
            step
            for step in files("askfirst.stores.sqlite").joinpath("migrations").iterdir()
            if step.name.endswith(".sql")
        ),
        key=lambda step: step.name,
    )
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[_done(db, path, len(steps)) :]:
            for statement in _statements(step.read_text("utf-8")):
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _done(db: sqlite3.Connection, path: Path, known: int) -> int:
    """How many migrations the file has seen."""
    done: int = db.execute("PRAGMA user_version").fetchone()[0]
    if done > known:
        raise StoreError(f"{path}: written by a newer Askfirst (schema {done}, this one knows {known}).")
    return done


def _statements(script: str) -> list[str]:
    """One by one: `executescript` would commit in between."""
    found, begun = [], ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun)
            begun = ""
    return found
