"""What every store does with counters, patterns and feedback."""

import asyncio

import msgspec
import pytest

from askfirst.ports import Count, Feedback, Increment, Sighting, Store
from askfirst.ports.limits import DAY, EXAMPLES_KEPT
from tests.stores.examples import AT, change, record

pytestmark = pytest.mark.anyio


async def test_counters_add_up_from_batches_and_from_commits(store: Store) -> None:
    await store.count("a1", [Increment("2026-05-28T20", "messages", 3), Increment("2026-05-28T21", "messages", 1)])
    await store.count("b1", [Increment("2026-05-28T20", "messages", 4), Increment("2026-05-28T20", "messages", 1)])
    for _ in range(5):
        await store.commit(change(record(), counts=(Increment("2026-05-28T20", "asked|sales"),)))
    assert await store.counts("2026-05-28T20", "2026-05-28T20") == (
        Count("2026-05-28T20", "asked|sales", 5),
        Count("2026-05-28T20", "messages", 8),
    )
    assert await store.counts("2026-05-28T21", "2026-06") == (Count("2026-05-28T21", "messages", 1),)
    assert await store.counts("2027", "2028") == ()


async def test_a_batch_that_is_sent_twice_counts_once(store: Store) -> None:
    for _ in range(3):
        await store.count("a1", [Increment("2026-05-28T20", "messages", 3)])
    assert await store.counts("2026", "2027") == (Count("2026-05-28T20", "messages", 3),)


def sighting(number: int, pair: str = "bot-7 > anna", **other: object) -> Sighting:
    return Sighting(
        id=f"{pair} {number}", agent_pair=pair, ambiguity_type="vague_language", example=f'"{number}"', at=AT + number
    )


async def test_patterns_are_counted_with_the_latest_examples(store: Store) -> None:
    assert [await store.sight(sighting(number)) for number in range(1, 13)] == list(range(1, 13))
    assert await store.sight(sighting(12)) == 12
    await store.sight(sighting(1, "crm > li"))
    often, once = await store.patterns()
    assert (often.agent_pair, often.ambiguity_type, often.occurrence_count) == ("bot-7 > anna", "vague_language", 12)
    assert often.example_requests == tuple(f'"{number}"' for number in range(12, 12 - EXAMPLES_KEPT, -1))
    assert often.last_seen == AT + 12
    assert often.pattern_id != once.pattern_id
    assert await store.patterns(least=11) == (often,)
    assert await store.patterns(limit=1) == (often,)


async def test_an_early_case_that_comes_late_does_not_set_the_clock_back(store: Store) -> None:
    await store.sight(sighting(5))
    await store.sight(sighting(2))
    (pattern,) = await store.patterns()
    assert pattern.last_seen == AT + 5


async def test_cases_at_once_are_all_counted_each_with_its_number(store: Store) -> None:
    counts = await asyncio.gather(*(store.sight(sighting(number)) for number in range(20)))
    assert sorted(counts) == list(range(1, 21))


async def test_a_suggestion_stays_with_its_pattern(store: Store) -> None:
    await store.suggest("bot-7 > anna", "vague_language", "for nobody")
    assert await store.patterns() == ()
    await store.sight(sighting(1))
    await store.suggest("bot-7 > anna", "vague_language", "Say the date (YYYY-MM-DD)")
    await store.sight(sighting(2))
    (pattern,) = await store.patterns()
    assert (pattern.suggested_improvement, pattern.occurrence_count) == ("Say the date (YYYY-MM-DD)", 2)


async def test_feedback_is_kept_once_and_listed_newest_first(store: Store) -> None:
    given = [
        Feedback(id=f"fb_{number}", at=AT + number, subject="asm_1", verdict="clear", body=b'{"note": "\xc3\xa9"}')
        for number in range(5)
    ]
    for one in (*given, given[0], msgspec.structs.replace(given[0], at=AT + 9, verdict="unclear")):
        await store.add_feedback(one)
    first = await store.feedback(3)
    assert [*first.feedback, *(await store.feedback(3, first.cursor)).feedback] == given[::-1]


async def test_insights_go_after_more_than_a_year(store: Store) -> None:
    await store.count("a1", [Increment("2026-05-28T20", "messages", 3)])
    await store.sight(sighting(1))
    await store.add_feedback(Feedback(id="fb_1", at=AT, subject="asm_1", verdict="clear", body=b"{}"))
    await store.purge(AT + 399 * DAY)
    assert len(await store.patterns()) == len(await store.counts("2026", "2027")) == 1
    while await store.purge(AT + 402 * DAY):
        pass
    assert await store.patterns() == ()
    assert await store.counts("2026", "2027") == ()
    assert (await store.feedback(9)).feedback == ()
