"""A thread of its own for a connection, so that the event loop never waits for a disk.

The standard library's `sqlite3` rather than aiosqlite: one job is one hop to the thread however
many statements it has, and the writer takes all jobs that wait into one transaction, so that
requests at the same time share one flush to the disk. Each job is a savepoint of its own.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from askfirst.errors import StoreUnavailable
from askfirst.stores.sqlite.connection import connect

T = TypeVar("T")
_MOST = 256
"""Jobs of one transaction at most."""


class Job:
    """One function to call with the connection, and the future that waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any], *, alone: bool) -> None:
        """`alone`: it begins and ends transactions of its own."""
        self.work, self.alone, self.loop = work, alone, asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Hand the result to whoever waits, if somebody still does. A `concurrent.futures.Future` takes 20 us more."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Worker:
    """Runs jobs on one connection: a writer's in transactions, a reader's as they are."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._door, self._closed = threading.Lock(), False
        self._db = connect(path)
        self._db.execute(f"PRAGMA query_only = {0 if writes else 1}")
        self._run = self._transaction if writes else self._each
        self._thread = threading.Thread(target=self._work, name=f"askfirst-{path.name}", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T], *, alone: bool = False) -> T:
        """The function's result, kept once this returns; `alone`: it takes care of its transactions itself.

        Raises StoreUnavailable.
        """
        job = Job(work, alone=alone)
        with self._door:
            if self._closed:
                raise StoreUnavailable("it is closed: the service stops")
            self._jobs.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        """Finish the jobs that wait, then let go of the file."""
        with self._door:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()
        self._db.close()

    def _work(self) -> None:
        stop = False
        while not stop:
            waiting = [self._jobs.get()]
            while len(waiting) < _MOST and not self._jobs.empty():
                waiting.append(self._jobs.get())
            stop = None in waiting
            batch = [job for job in waiting if job is not None]
            self._settled(batch)
            for done in batch:
                done.tell()

    def _settled(self, batch: list[Job]) -> None:
        """Run the batch; whatever is raised in between is told, for nobody else would run what comes after."""
        try:
            if together := [job for job in batch if not job.alone]:
                self._run(together)
            self._each([job for job in batch if job.alone])
        except Exception as error:  # noqa: BLE001 whoever waits for the jobs gets it
            for job in batch:
                job.error = job.error or _told(error)

    def _each(self, batch: list[Job]) -> None:
        for job in batch:
            try:
                job.result = job.work(self._db)
            except Exception as error:  # noqa: BLE001 whoever waits for the job gets it
                job.error = _told(error)

    def _transaction(self, batch: list[Job]) -> None:
        """All or none of the batch is on the disk; only the jobs that fail by themselves are left out."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._savepoint(job)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            for job in batch:
                job.error = job.error or _told(error)
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def _savepoint(self, job: Job) -> None:
        self._db.execute("SAVEPOINT job")
        self._each([job])
        if job.error is not None:
            self._db.execute("ROLLBACK TO job")  # raises where SQLite has rolled back everything
        self._db.execute("RELEASE job")


def _told(error: Exception) -> Exception:
    """SQLite's own troubles (a full disk, a lock held too long) as StoreUnavailable; mistakes of ours as they are."""
    ours = isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError)
    if isinstance(error, sqlite3.DatabaseError) and not ours:
        return StoreUnavailable(str(error))
    return error
