"""One SQLite file: WAL, every commit on the disk before it is acknowledged, several processes at once."""

from askfirst.stores.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
