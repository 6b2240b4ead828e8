"""A lane: a few children that score with the packs of the service, and those who wait for one of them."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from askfirst.errors import ScoringBusy
from askfirst.gate import Gate
from askfirst.http.offloop.child import Child, ChildDiedError, Handle, fork_child, still
from askfirst.live.packs import LivePacks, Ready

TRIES = 2
TURN = 10.0
"""Seconds that somebody waits for a turn, where that is bounded."""
PAUSES = 30.0
"""Seconds that work may last beyond its time: others keep the machine busy, too."""


class Worker(NamedTuple):
    """A child, and what it is good for."""

    child: Child
    ready: Ready


class Lane:
    """At most `size` children at work. Whoever asks while all are busy waits for his turn."""

    def __init__(
        self,
        packs: LivePacks,
        handler: Callable[[Gate], Handle],
        size: int,
        niceness: int,
        most: int,
        count: Callable[[str], None],
    ) -> None:
        """A child that was forked with other `packs` than those in use, or fewer languages, is replaced by a new one.

        `handler` makes of a gate what a child does with a job, `niceness` is how far children step back for the
        service, `most` how many may wait; `count` is told of what went wrong.
        """
        self._packs, self._handler, self._niceness = packs, handler, niceness
        self._turns, self._most, self._waiting = asyncio.Semaphore(size), most, 0
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._count, self._closed = count, False
        self.size = size

    async def start(self) -> None:
        """Fork all children now, so that no request waits for it."""
        while len(self._idle) < self.size:
            self._idle.append(await self._forked())

    async def ask(self, job: bytes, patience: float, turn: float | None = TURN) -> bytes:
        """What a child makes of the job; done again, once, where the child dies over it.

        `patience` are the seconds of CPU for the work, `turn` those of the wait before it, None without a bound.
        Raises OutOfTimeError or ScoringBusy. In all these cases, and if cancelled, the work has stopped.
        """
        await self._turn(turn)
        try:
            for _ in range(TRIES):
                worker = await self._taken()
                try:
                    async with asyncio.timeout(patience + PAUSES):
                        answer = await worker.child.ask(job, patience)
                except ChildDiedError:
                    self._count("died")
                except TimeoutError:
                    self._count("refused")
                    raise ScoringBusy(f"Not done after {patience + PAUSES:g} s: the machine is busy.", 10) from None
                else:
                    self._busy.remove(worker)
                    self._idle.append(worker)
                    return answer
                finally:
                    if worker in self._busy:
                        self._busy.remove(worker)
                        worker.child.end()
        finally:
            self._turns.release()
        raise ScoringBusy("The process that does this work died, twice.")

    async def _turn(self, seconds: float | None) -> None:
        """Wait until a child is free: without a bound, or among at most so many who have one. Raises ScoringBusy."""
        if seconds is None:
            await self._turns.acquire()
            return
        if self._turns.locked() and self._waiting >= self._most:
            self._count("refused")
            raise ScoringBusy(f"{self._waiting} texts wait to be scored already.")
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds):
                await self._turns.acquire()
        except TimeoutError:
            self._count("refused")
            raise ScoringBusy(f"Nobody was free to score this within {seconds:g} s.") from None
        finally:
            self._waiting -= 1

    async def _taken(self) -> Worker:
        """An idle worker with the packs and languages of now, or a new one."""
        while self._idle and not self._closed:
            worker = self._idle.pop()
            if worker.child.gone():
                self._count("died")
            elif worker.ready == self._packs.ready:
                break
            worker.child.end()
        else:
            worker = await self._forked()
        self._busy.add(worker)
        return worker

    async def _forked(self) -> Worker:
        """A new worker, as soon as no thread is making packs ready. Raises ScoringBusy."""
        try:
            async with asyncio.timeout(TURN), still(self._packs.making):
                if self._closed:
                    raise ScoringBusy("The service is stopping.")
                ready = self._packs.ready
                return Worker(fork_child(partial(self._handler, ready.gate), self._niceness), ready)
        except TimeoutError:
            self._count("refused")
            raise ScoringBusy(f"Packs were being loaded for {TURN:g} s.") from None

    def close(self) -> None:
        """End all children, now."""
        self._closed = True
        children = [worker.child for worker in (*self._idle, *self._busy)]
        self._idle.clear()
        self._busy.clear()
        for child in children:
            child.end()
        for child in children:
            child.wait()
