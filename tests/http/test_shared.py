"""Something shared is asked for once by all who want it, and again when its answer is no longer good."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from askfirst.http import shared
from askfirst.http.shared import Shared


class Source:
    """Answers how often it was asked, or as it is told."""

    def __init__(self) -> None:
        self.asked = 0
        self.error: Exception | None = None
        self.before: Callable[[], Any] = lambda: None

    async def ask(self) -> int:
        self.asked += 1
        number = self.asked
        await asyncio.sleep(0)
        self.before()
        if self.error:
            raise self.error
        return number


class Clock:
    """Stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.9

    def __call__(self) -> float:
        return self.now

    def move(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(shared, "monotonic", clock)
    return clock


def test_all_who_want_it_meanwhile_get_one_answer() -> None:
    async def use() -> None:
        answers = Shared(Source().ask)
        assert await asyncio.gather(*(answers.get() for _ in range(3))) == [1, 1, 1]
        assert await answers.get() == 1

    asyncio.run(use())


def test_it_is_asked_for_though_the_first_to_want_it_leaves() -> None:
    async def use() -> None:
        answers = Shared(Source().ask)
        first = asyncio.create_task(answers.get())
        await asyncio.sleep(0)
        first.cancel()
        assert await answers.get() == 1

    asyncio.run(use())


def test_seconds_count_from_when_the_answer_came(clock: Clock) -> None:
    async def use() -> None:
        source = Source()
        answers = Shared(source.ask, seconds=1)
        source.before = lambda: clock.move(5)
        assert await answers.get() == 1
        clock.move(0.9)  # past a whole second of the clock
        assert await answers.get() == 1
        clock.move(0.2)
        assert await answers.get() == 2

    asyncio.run(use())


def test_it_is_good_while_its_mark_is_the_same(clock: Clock) -> None:
    async def use() -> None:
        marks = ["a"]
        answers = Shared(Source().ask, lambda: marks[-1])
        assert await answers.get() == 1
        clock.move(1e9)
        assert await answers.get() == 1
        marks.append("b")
        assert await answers.get() == 2

    asyncio.run(use())


def test_an_error_reaches_all_who_wait_and_is_not_kept() -> None:
    async def use() -> None:
        source = Source()
        answers, source.error = Shared(source.ask), LookupError("away")
        found = await asyncio.gather(*(answers.get() for _ in range(2)), return_exceptions=True)
        assert found == [source.error, source.error]
        assert source.asked == 1
        source.error = None
        assert await answers.get() == 2

    asyncio.run(use())


def test_what_was_cancelled_is_asked_for_again() -> None:
    async def use() -> None:
        source = Source()
        answers = Shared(source.ask)

        def cancel() -> None:
            task = asyncio.current_task()
            assert task is not None
            task.cancel()

        source.before = cancel
        with pytest.raises(asyncio.CancelledError):
            await answers.get()
        source.before = lambda: None
        assert await answers.get() == 2

    asyncio.run(use())
