"""One SQLite file: WAL, every commit on the disk before it is acknowledged, several processes at once."""

from askfirst.stores.sqlite.clarifications import ClarificationTables
from askfirst.stores.sqlite.insights import InsightTables
from askfirst.stores.sqlite.outbox import OutboxTables
from askfirst.stores.sqlite.sessions import SessionTables
from askfirst.stores.sqlite.upkeep import Keeper

__all__ = ["SqliteStore"]


class SqliteStore(ClarificationTables, OutboxTables, SessionTables, InsightTables, Keeper):
    """The port Store over a SQLite file; `open` it before use."""
