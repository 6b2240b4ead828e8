"""What every store does with events and deliveries."""

import asyncio

import pytest

from askfirst.ports import Dead, Delivery, Done, RetryAt, Store, Target, new_id
from askfirst.ports.limits import DAY
from tests.stores.examples import AT, change, event, record

pytestmark = pytest.mark.anyio
LEASE = 30_000


async def claimed(store: Store, now: int = AT, limit: int = 100) -> list[str]:
    return [one.id for one in await store.claim(now, LEASE, limit)]


async def asked(store: Store, *targets: str, times: int = 1) -> str:
    """A clarification with so many events to these targets."""
    id_ = new_id()
    for version in range(1, times + 1):
        await store.commit(change(record(id_, version), event(id_, version, *targets)))
    return id_


async def test_a_delivery_brings_the_event_and_where_to(store: Store) -> None:
    id_ = await asked(store, "callback")
    (one,) = await store.claim(AT, LEASE, 10)
    assert one.event == event(id_, 1)
    assert one.target == Target("callback", "http://127.0.0.1/callback")
    assert one.attempt == 1


async def test_what_is_claimed_is_nobody_elses_until_the_lease_ends(store: Store) -> None:
    await asked(store, "callback")
    assert len(await claimed(store)) == 1
    assert await claimed(store, AT + LEASE - 1) == []
    (again,) = await store.claim(AT + LEASE, LEASE, 10)
    assert again.attempt == 2


async def test_two_who_claim_at_once_share_what_there_is(store: Store) -> None:
    for _ in range(40):
        await asked(store, "callback")
    found = [one for part in await asyncio.gather(*(claimed(store, limit=15) for _ in range(6))) for one in part]
    assert len(found) == len(set(found)) == 40


async def test_order_holds_per_clarification_and_receiver(store: Store) -> None:
    id_ = await asked(store, "callback", "sub_1", times=3)
    first = {one.target.key: one for one in await store.claim(AT, LEASE, 10)}
    assert {one.event.id for one in first.values()} == {event(id_, 1).id}
    assert await store.settle(first["callback"], Done())
    assert await store.settle(first["sub_1"], RetryAt(AT + 5000))
    assert await claimed(store) == [f"{event(id_, 2).id}/callback"]
    assert await claimed(store, AT + 4999) == []
    assert await claimed(store, AT + 5000) == [f"{event(id_, 1).id}/sub_1"]


async def test_who_lost_the_lease_settles_nothing(store: Store) -> None:
    await asked(store, "callback")
    (late,) = await store.claim(AT, LEASE, 10)
    (ours,) = await store.claim(AT + LEASE, LEASE, 10)
    for how in (Done(), RetryAt(AT), Dead(AT, "gone")):
        assert not await store.settle(late, how)
    assert await store.settle(ours, Done())
    assert not await store.settle(ours, Done())
    assert (await store.backlog()).deliveries == 0


async def test_what_waits_can_be_looked_at_without_claiming_it(store: Store) -> None:
    slow, fresh = await asked(store, "callback", times=2), await asked(store, "callback")
    both = {one.event.subject: one for one in await store.claim(AT, LEASE, 10)}
    assert await store.settle(both[slow], RetryAt(AT + 90_000))
    seen = await store.waiting(10)
    assert [(one.delivery.event, one.delivery.attempt, one.next_at - AT) for one in seen] == [
        (event(fresh, 1), 1, LEASE),
        (event(slow, 1), 1, 90_000),
    ]
    assert [one.delivery.event.subject for one in await store.waiting(1)] == [fresh]
    assert await claimed(store) == []


async def died(store: Store, reason: str, at: int = AT) -> Delivery:
    (one,) = await store.claim(AT, LEASE, 1)
    assert await store.settle(one, Dead(at, reason))
    return one


async def test_a_dead_letter_lets_the_next_one_go_and_can_be_sent_anew(store: Store) -> None:
    id_ = await asked(store, "callback", times=2)
    dead = await died(store, "410 Gone")
    (letter,) = (await store.dead_letters(10)).letters
    assert (letter.delivery.id, letter.reason, letter.died_at) == (dead.id, "410 Gone", AT)
    assert letter.delivery.event == dead.event
    assert await store.revive([dead.id, "evt_unknown/callback"], AT) == 1
    assert await store.revive([dead.id], AT) == 0
    (second,) = await store.claim(AT, LEASE, 10)
    assert second.event.id == event(id_, 2).id
    await store.settle(second, Done())
    (again,) = await store.claim(AT, LEASE, 10)
    assert (again.id, again.attempt) == (dead.id, 1)
    assert not await store.settle(dead, Done())


async def test_dead_letters_are_listed_the_latest_first(store: Store) -> None:
    for number in range(5):
        await asked(store, "callback")
        await died(store, str(number), AT + number // 2)
    first = await store.dead_letters(3)
    rest = await store.dead_letters(3, first.cursor)
    assert [one.reason for one in first.letters][:1] == ["4"]
    assert sorted(one.reason for one in (*first.letters, *rest.letters)) == list("01234")
    times = [one.died_at for one in (*first.letters, *rest.letters)]
    assert times == sorted(times, reverse=True)
    assert rest.cursor is None


async def test_an_event_is_logged_and_sent_once(store: Store) -> None:
    seen = event("pattern bot-7 anna", 11, "sub_1", type_="pattern.detected")
    assert await store.publish(seen)
    assert not await store.publish(seen)
    assert len(await claimed(store)) == 1
    assert len((await store.events(10)).events) == 1


async def test_an_event_can_be_sent_again_and_is_not_logged_twice(store: Store) -> None:
    seen = event("clr_x", 1, "sub_1")
    await store.publish(seen)
    (one,) = await store.claim(AT, LEASE, 10)
    assert await store.settle(one, Done())
    assert await store.publish(seen, again=True)
    assert await claimed(store) == [one.id]
    assert len((await store.events(10)).events) == 1


async def test_events_are_listed_newest_first_without_addresses(store: Store) -> None:
    for number in range(7):
        kind = "clarification.asked" if number % 2 else "clarification.resolved"
        await store.publish(event(new_id(), number, "callback", type_=kind, at=AT + number))
    first = await store.events(4)
    rest = await store.events(4, first.cursor)
    assert [one.at - AT for one in (*first.events, *rest.events)] == [6, 5, 4, 3, 2, 1, 0]
    assert all(one.targets == () for one in first.events)
    assert rest.cursor is None
    page = await store.events(2, type_="clarification.asked")
    assert [one.at - AT for one in page.events] == [5, 3]
    assert [one.at - AT for one in (await store.events(2, page.cursor, "clarification.asked")).events] == [1]
    assert (await store.events(2, type_="clarification.cancelled")).events == ()


async def test_events_and_dead_letters_go_when_their_time_is_over(store: Store) -> None:
    await asked(store, "callback")
    await died(store, "410 Gone")
    await store.purge(AT + 29 * DAY)
    assert len((await store.events(9)).events) == len((await store.dead_letters(9)).letters) == 1
    await store.purge(AT + 31 * DAY)
    assert (await store.events(9)).events == ()
    assert (await store.dead_letters(9)).letters == ()
    assert (await store.backlog()).dead_letters == 0


async def test_what_waits_is_still_delivered_when_the_time_of_its_event_is_over(store: Store) -> None:
    id_ = await asked(store, "callback")
    await store.purge(AT + 31 * DAY)
    (one,) = await store.claim(AT, LEASE, 1)
    assert one.event == event(id_, 1)
