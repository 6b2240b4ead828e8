"""Answers that come late, twice, all at once, by a link, or while somebody cancels: over two replicas."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx

from outages.caller import Caller, calling, side_by_side
from outages.comparing import of_failures
from outages.house import House, StoreKind
from outages.rows import Row

Trial = Callable[[Caller, str], Awaitable[str]]
"""What was answered to one try with a clarification of this id, as a word to count."""


async def answered_twice(house: House, kind: StoreKind, each: int) -> list[Row]:
    """Every trial so many times, some at the same time; what was answered, counted."""
    rows = []
    tried = f"{len(house.replicas)} replicas, {each} times each, {kind}"
    async with calling(house.urls) as caller:
        for turn, (what, trial, wanted) in enumerate(TRIALS):
            counted: Counter[str] = Counter()

            async def one(number: int, trial: Trial = trial, counted: Counter[str] = counted, turn: int = turn) -> None:
                opened = await caller.open(f"trial-{turn}-{number}")
                counted[await trial(caller, opened["id"])] += 1

            await side_by_side(one, range(each), 4)
            found = ", ".join(f"{count} x {outcome}" for outcome, count in counted.most_common())
            rows.append(Row(tried, what, found, " or ".join(wanted), set(counted) <= set(wanted)))
    return [*rows, of_failures(tried, house)]


async def late(caller: Caller, id_: str) -> str:
    await resolve(caller, id_)
    after = await caller.answer(id_, "30 %", "q1")
    kept = [one["value"] for one in (await caller.see(id_))["late_answers"]]
    outcome = after.json()["recorded"]["status"] if after.status_code == 409 else None
    return words(after) + f" {outcome}, kept {len(kept)}"


async def same(caller: Caller, id_: str) -> str:
    return words(await caller.answer(id_, "20 %", "q1"), await caller.answer(id_, "20 %", "q1"))


async def same_after_the_end(caller: Caller, id_: str) -> str:
    await resolve(caller, id_)
    return words(await caller.answer(id_, "20 %", "q1"))


async def different(caller: Caller, id_: str) -> str:
    first, second = await caller.answer(id_, "20 %", "q1"), await caller.answer(id_, "30 %", "q1")
    recorded = second.json().get("recorded", {})
    return f"{words(first, second)} {recorded.get('value')}"


async def bare(caller: Caller, id_: str) -> str:
    """A double click on a form that names no question."""
    answers = await asyncio.gather(caller.answer(id_, "20 %"), caller.answer(id_, "20 %"))
    return " ".join(sorted(map(words, answers)))


async def five_at_once(caller: Caller, id_: str) -> str:
    answers = await asyncio.gather(*(caller.answer(id_, f"{20 + number} %", "q1") for number in range(5)))
    taken = [one.json()["answers"][0]["value"] for one in answers if one.status_code == 200]
    said = {one.json()["recorded"]["value"] for one in answers if one.status_code == 409}
    kept = [one["value"] for one in (await caller.see(id_))["answers"] if one["question_id"] == "q1"]
    return f"{words(*answers)}, {'the same' if taken == kept and said == set(kept) else 'another'} recorded"


async def five_of_the_same(caller: Caller, id_: str) -> str:
    answers = await asyncio.gather(*(caller.answer(id_, "20 %", "q1") for _ in range(5)))
    return f"{words(*answers)}, {len((await caller.see(id_))['answers'])} recorded"


async def link(caller: Caller, id_: str) -> str:
    """Two people open the link, both answer, one looks again."""
    page = urlsplit((await caller.see(id_))["answer_url"]).path
    seen = [await caller.ask("GET", page) for _ in range(2)]
    posted = [await caller.ask("POST", page, data={"answer.q1": value}) for value in ("20 %", "30 %")]
    again = await caller.ask("GET", page)
    right = "20 %" in again.text and "20 %" in posted[1].text
    return f"{words(*seen)} | {words(*posted)} | {words(again)}{' 20 %' if right else ''}"


async def cancelled(caller: Caller, id_: str) -> str:
    """The last answer and the cancelling at the same time: one of them wins, the other is told so."""
    await caller.answer(id_, "20 %", "q1")

    async def soon(call: Awaitable[httpx.Response]) -> httpx.Response:
        await asyncio.sleep(random.uniform(0, 0.01))
        return await call

    calls = [caller.answer(id_, "Acme Ltd", "q2"), caller.ask("POST", f"/v1/clarifications/{id_}/cancel")]
    answer, cancel = await asyncio.gather(*map(soon, calls))
    return f"{answer.status_code} and {cancel.status_code}: {(await caller.see(id_))['status']}"


async def resolve(caller: Caller, id_: str) -> None:
    await caller.answer(id_, "20 %", "q1")
    await caller.answer(id_, "Acme Ltd", "q2")


def words(*answers: httpx.Response) -> str:
    """Their statuses; of five at once, in order."""
    statuses = [one.status_code for one in answers]
    return " ".join(map(str, sorted(statuses) if len(statuses) > 2 else statuses))


TRIALS: tuple[tuple[str, Trial, tuple[str, ...]], ...] = (
    ("an answer after the end", late, ("409 resolved, kept 1",)),
    ("the same answer twice", same, ("200 200",)),
    ("the same answer after the end", same_after_the_end, ("200",)),
    ("a different second answer", different, ("200 409 20 %",)),
    ("a double click that names no question", bare, ("200 422",)),
    ("five different answers at once", five_at_once, ("200 409 409 409 409, the same recorded",)),
    ("the same answer five times at once", five_of_the_same, ("200 200 200 200 200, 1 recorded",)),
    ("a link opened twice and answered twice", link, ("200 200 | 303 409 | 200 20 %",)),
    ("cancelled while it is answered", cancelled, ("200 and 409: resolved", "409 and 200: cancelled")),
)
