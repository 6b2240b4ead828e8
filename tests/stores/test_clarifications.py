"""What every store does with clarifications."""

import asyncio

import msgspec
import pytest

from askfirst.errors import CursorError
from askfirst.ports import Committed, Due, Filter, Increment, LostRace, Once, Record, Repeated, Store, new_id
from askfirst.ports.limits import DAY, PURGED_AT_ONCE
from tests.stores.examples import AT, change, event, record

pytestmark = pytest.mark.anyio


async def test_what_is_committed_is_found(store: Store) -> None:
    kept = record(tracking={"specific_issues": '[{"field": "date"}]', "confidence_score": 0.65})
    assert await store.commit(change(kept)) == Committed()
    assert (await store.load(kept.id)).record == kept
    assert (await store.load(new_id())).record is None


async def test_the_state_may_be_any_bytes(store: Store) -> None:
    kept = record(state=bytes(range(256)))
    await store.commit(change(kept))
    assert (await store.load(kept.id)).record == kept


async def test_time_never_runs_back_behind_the_last_change(store: Store) -> None:
    ahead = await store.now() + 5_000_000
    kept = record(updated_at=ahead)
    await store.commit(change(kept))
    assert (await store.load(kept.id)).now == ahead
    behind = record()
    await store.commit(change(behind))
    assert behind.updated_at < (await store.load(behind.id)).now < ahead


async def test_of_two_changes_of_one_version_one_takes_effect(store: Store) -> None:
    kept = record()
    await store.commit(change(kept))
    rivals = [record(kept.id, 2, state=b"%d" % number) for number in range(10)]
    outcomes = await asyncio.gather(*(store.commit(change(one, event(one.id, 2, "callback"))) for one in rivals))
    assert sorted(map(str, outcomes)) == ["Committed()"] + ["LostRace()"] * 9
    winner = rivals[outcomes.index(Committed())]
    assert (await store.load(kept.id)).record == winner
    assert len((await store.events(10)).events) == 1


@pytest.mark.parametrize("version", [1, 3, 7])
async def test_a_change_that_does_not_follow_the_kept_version_is_lost_whole(store: Store, version: int) -> None:
    kept = record(new_id("k"))
    await store.commit(change(kept))
    late = record(kept.id, version)
    counted = (Increment("2026-05-28T20", "clarifications"),)
    outcome = await store.commit(change(late, event(kept.id), counts=counted, once=Once("k", "f", b"r")))
    assert outcome == LostRace()
    assert (await store.events(10)).events == ()
    assert await store.counts("2026", "2027") == ()
    assert await store.recall("k") is None


async def test_an_idempotency_key_gives_its_first_answer(store: Store) -> None:
    first = Once("key-1 of bot-7", "fingerprint", b'{"id": "clr_..."}')
    one, other = record(new_id(first.key)), record(new_id(first.key))
    assert await store.commit(change(one, once=first)) == Committed()
    again = await store.commit(change(other, event(other.id), once=Once(first.key, "another", b"{}")))
    assert again == Repeated(first)
    assert (await store.load(other.id)).record is None
    assert (await store.events(10)).events == ()
    assert await store.recall(first.key) == first


async def test_due_are_those_whose_deadline_has_come_the_oldest_first(store: Store) -> None:
    second, first, later, closed = record(due=AT + 2), record(due=AT + 1), record(due=AT + 9), record()
    for one in (second, first, later, closed):
        await store.commit(change(one))
    await store.commit(change(record(closed.id, 2, "resolved")))
    assert await store.due(AT + 2, 10) == (Due(AT + 1, first.id), Due(AT + 2, second.id))
    assert await store.due(AT + 2, 1) == (Due(AT + 1, first.id),)
    await store.commit(change(record(first.id, 2, due=AT + 50)))
    assert await store.due(AT + 2, 10) == (Due(AT + 2, second.id),)


async def test_versions_of_those_that_are_kept(store: Store) -> None:
    one, other = record(), record()
    await store.commit(change(one))
    await store.commit(change(other))
    await store.commit(change(record(other.id, 2)))
    assert await store.versions([one.id, other.id, new_id()]) == {one.id: 1, other.id: 2}
    assert await store.versions([]) == {}


async def test_a_list_is_newest_first_and_goes_on_where_it_ended(store: Store) -> None:
    kept = [record(created_at=AT + number // 2) for number in range(11)]  # two at a time are of the same moment
    for one in kept:
        await store.commit(change(one))
    listed: list[Record] = []
    cursor: str | None = None
    while True:
        page = await store.find(Filter(), 3, cursor)
        listed += page.records
        if page.cursor is None:
            break
        cursor = page.cursor
        assert len(page.records) == 3
    assert listed == sorted(kept, key=lambda one: (one.created_at, one.id), reverse=True)


@pytest.mark.parametrize(
    ("filter_", "expected"),
    [
        (Filter(status="pending"), {"a", "b"}),
        (Filter(status="resolved"), {"c"}),
        (Filter(status="cancelled"), set()),
        (Filter(department="marketing"), {"b"}),
        (Filter(language="de"), {"c"}),
        (Filter(from_agent="bot-7"), {"a", "c"}),
        (Filter(to_agent="anna", status="pending"), {"a"}),
        (Filter(to_agent="nobody"), set()),
    ],
)
async def test_a_filter_leaves_what_fits(store: Store, filter_: Filter, expected: set[str]) -> None:
    ids = {name: new_id() for name in "abc"}
    await store.commit(change(record(ids["a"])))
    await store.commit(
        change(record(ids["b"], department="marketing", tracking={"from_agent": "crm", "to_agent": "li"}))
    )
    await store.commit(change(record(ids["c"], language="de")))
    await store.commit(change(record(ids["c"], 2, "resolved", language="de")))
    page = await store.find(filter_, 10)
    assert {one.id for one in page.records} == {ids[name] for name in expected}
    assert page.cursor is None


async def test_a_filter_that_fits_few_still_fills_its_page(store: Store) -> None:
    for number in range(30):
        rare = number % 10 == 0
        await store.commit(change(record(created_at=AT + number, language="pt" if rare else "en")))
    page = await store.find(Filter(department="sales", language="pt"), 2)
    assert [one.created_at - AT for one in page.records] == [20, 10]
    rest = await store.find(Filter(department="sales", language="pt"), 2, page.cursor)
    assert [one.created_at - AT for one in rest.records] == [0]
    assert rest.cursor is None


@pytest.mark.parametrize("cursor", ["", "next", "12:clr_1", "00000000000000x:clr_1"])
async def test_a_cursor_that_no_list_gave_is_refused(store: Store, cursor: str) -> None:
    with pytest.raises(CursorError):
        await store.find(Filter(), 10, cursor)


async def test_closed_clarifications_go_when_their_time_is_over_and_open_ones_stay(store: Store) -> None:
    pending, closed = record(), record()
    for one in (pending, closed):
        await store.commit(change(one))
    await store.commit(change(record(closed.id, 2, "best_guess")))
    assert await store.purge(AT + 29 * DAY) == 0
    assert await store.purge(AT + 31 * DAY) > 0
    assert await store.purge(AT + 31 * DAY) == 0
    assert (await store.load(closed.id)).record is None
    page = await store.find(Filter(), 10)
    assert [one.id for one in page.records] == [pending.id]
    assert (await store.find(Filter(status="best_guess"), 10)).records == ()


async def test_a_purge_takes_what_there_is_in_portions(store: Store) -> None:
    count = PURGED_AT_ONCE + 1
    await asyncio.gather(*(store.commit(change(record(status="cancelled"))) for _ in range(count)))
    removed = []
    while amount := await store.purge(AT + 31 * DAY):
        removed.append(amount)
    assert sum(removed) == count
    assert (await store.find(Filter(), 1)).records == ()


async def test_the_backlog_counts_what_is_left_to_do(store: Store) -> None:
    one = record()
    await store.commit(change(one, event(one.id, 1, "callback", "sub_1")))
    await store.commit(change(record(status="resolved")))
    assert msgspec.structs.asdict(await store.backlog()) == {"open": 1, "deliveries": 2, "dead_letters": 0}


async def test_an_answer_without_a_record_is_kept_once(store: Store) -> None:
    first, second = Once("lone", "f1", b"clear"), Once("lone", "f2", b"other")
    assert await store.remember(first) is None
    assert await store.remember(second) == first
    assert await store.recall("lone") == first
