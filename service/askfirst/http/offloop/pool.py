"""A few children that score with the packs of the service, started when they are first needed."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from askfirst.gate import Gate
from askfirst.http.offloop.child import Child, ChildDiedError, Handle, fork_child
from askfirst.http.problems import RequestError
from askfirst.model import Versions

_TRIES = 2


class Worker(NamedTuple):
    """A child and the versions of the packs it was forked with."""

    child: Child
    versions: Versions


class Pool:
    """At most `size` children at work. Whoever asks while all are busy waits for his turn."""

    def __init__(
        self, gate: Callable[[], Gate], handler: Callable[[Gate], Handle], size: int, patience: float, niceness: int
    ) -> None:
        """`gate` gives the one in use now: a child with other packs is replaced by a new one.

        `handler` makes of a gate what a child does with a job; `patience` is how long a job may
        take, in seconds.
        """
        self._gate, self._handler = gate, handler
        self._patience, self._niceness = patience, niceness
        self._turns = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False
        self.size = size

    async def ask(self, job: bytes) -> bytes:
        """What a child makes of the job; done again, once, where the child dies over it.

        Raises RequestError (`unavailable`). If cancelled, the work on the job stops.
        """
        async with self._turns:
            for _ in range(_TRIES):
                worker = self._taken()
                try:
                    async with asyncio.timeout(self._patience):
                        answer = await worker.child.ask(job)
                except ChildDiedError:
                    continue
                except TimeoutError:
                    raise _unavailable(f"A part of the work was not done after {self._patience:g} s.") from None
                else:
                    self._busy.remove(worker)
                    self._idle.append(worker)
                    return answer
                finally:
                    if worker in self._busy:
                        self._busy.remove(worker)
                        worker.child.end()
        raise _unavailable("The process that does this work died, twice.")

    def _taken(self) -> Worker:
        """An idle worker with the packs of now, or a new one."""
        if self._closed:
            raise _unavailable("The service is stopping.")
        gate = self._gate()
        worker = None
        while self._idle and worker is None:
            worker = self._idle.pop()
            if worker.versions != gate.versions:
                worker.child.end()
                worker = None
        worker = worker or Worker(fork_child(self._handler(gate), self._niceness), gate.versions)
        self._busy.add(worker)
        return worker

    async def close(self) -> None:
        """End all children, now."""
        self._closed = True
        children = [worker.child for worker in (*self._idle, *self._busy)]
        self._idle.clear()
        self._busy.clear()
        for child in children:
            child.end()
        for child in children:
            child.wait()


def _unavailable(detail: str) -> RequestError:
    return RequestError("unavailable", detail, headers={"retry-after": "1"})
