"""A lane of children by itself: what becomes of a job that takes too long, kills its child, or finds no turn."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from askfirst.entry import default_gate
from askfirst.errors import ScoringBusy
from askfirst.gate import Gate
from askfirst.http.offloop.child import Handle, OutOfTimeError
from askfirst.http.offloop.lane import Lane
from askfirst.live.packs import LivePacks


def handler(_: Gate) -> Handle:
    """Does what the job says."""

    def handle(job: bytes) -> bytes:
        if job == b"die":
            os._exit(1)
        while job == b"think":
            pass
        if job == b"wait":
            time.sleep(60)
        return b"%d" % os.getpid()

    return handle


def with_lane(
    use: Callable[[Lane, Counter[str]], Coroutine[Any, Any, None]],
    size: int = 1,
    most: int = 1,
    packs: LivePacks | None = None,
) -> None:
    async def run() -> None:
        counted: Counter[str] = Counter()
        lane = Lane(
            packs or LivePacks(gate=default_gate()), handler, size, 0, most, lambda what: counted.update([what])
        )
        try:
            await use(lane, counted)
        finally:
            lane.close()

    asyncio.run(run())


def test_what_takes_too_much_cpu_is_ended_and_the_next_job_gets_another_child() -> None:
    async def use(lane: Lane, _: Counter[str]) -> None:
        first = await lane.ask(b"who?", 5)
        with pytest.raises(OutOfTimeError):
            await lane.ask(b"think", 0.05)
        assert await lane.ask(b"who?", 5) != first

    with_lane(use)


def test_time_counts_for_each_job_by_itself() -> None:
    async def use(lane: Lane, _: Counter[str]) -> None:
        assert len({await lane.ask(b"who?", 0.5) for _ in range(50)}) == 1

    with_lane(use)


def test_a_job_that_kills_its_child_is_tried_once_more() -> None:
    async def use(lane: Lane, counted: Counter[str]) -> None:
        with pytest.raises(ScoringBusy, match="died, twice"):
            await lane.ask(b"die", 5)
        assert counted == {"died": 2}
        assert await lane.ask(b"who?", 5)

    with_lane(use)


def test_no_more_wait_than_may() -> None:
    async def use(lane: Lane, counted: Counter[str]) -> None:
        busy, waiting = (asyncio.create_task(lane.ask(b"wait", 5)) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(ScoringBusy, match="1 texts wait") as refused:
            await lane.ask(b"who?", 5)
        assert refused.value.retry_after > 0
        assert counted == {"refused": 1}
        busy.cancel()
        waiting.cancel()
        await asyncio.wait((busy, waiting))
        assert await lane.ask(b"who?", 5)

    with_lane(use)


def test_who_waits_without_a_bound_is_never_refused() -> None:
    async def use(lane: Lane, counted: Counter[str]) -> None:
        busy = asyncio.create_task(lane.ask(b"wait", 5))
        await asyncio.sleep(0)
        parts = [asyncio.create_task(lane.ask(b"who?", 5, turn=None)) for _ in range(3)]
        await asyncio.sleep(0)
        busy.cancel()
        assert len(await asyncio.gather(*parts)) == 3
        assert not counted

    with_lane(use)


def test_nobody_waits_for_a_turn_for_ever() -> None:
    async def use(lane: Lane, _: Counter[str]) -> None:
        busy = asyncio.create_task(lane.ask(b"wait", 5))
        await asyncio.sleep(0)
        with pytest.raises(ScoringBusy, match="Nobody was free"):
            await lane.ask(b"who?", 5, turn=0.05)
        busy.cancel()
        await asyncio.wait((busy,))

    with_lane(use)


def test_work_that_nobody_wants_any_more_ends() -> None:
    async def use(lane: Lane, _: Counter[str]) -> None:
        pid = int(await lane.ask(b"who?", 5))
        unwanted = asyncio.create_task(lane.ask(b"think", 600))
        await asyncio.sleep(0.05)
        unwanted.cancel()
        await asyncio.wait((unwanted,))
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                break
            await asyncio.sleep(0.01)

    with_lane(use)


def test_nothing_is_forked_while_a_thread_makes_a_language_ready() -> None:
    """Else the child would wait for ever for a lock that this thread held when it was forked."""
    packs = LivePacks(gate=default_gate())

    async def use(lane: Lane, _: Counter[str]) -> None:
        first = await lane.ask(b"who?", 5)
        with packs.making:
            assert await lane.ask(b"who?", 5) == first, "what is there goes on"
            packs.ready = packs.ready._replace(languages=("en", "de"))
            asked = asyncio.create_task(lane.ask(b"who?", 5))
            await asyncio.sleep(0.1)
            assert not asked.done()
        assert await asked != first

    with_lane(use, packs=packs)
