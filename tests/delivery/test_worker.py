"""The worker on both stores, with a real receiver."""

import asyncio

import pytest
from standardwebhooks import Webhook

from askfirst.delivery.signing import new_secret
from askfirst.ports import EXECUTION, Store, Subscription, Target, new_id
from tests.delivery.receiver import ReceiverServer, Say, receiving
from tests.delivery.sending import KEY, callback, delivering, happened, until

pytestmark = pytest.mark.anyio


async def subscribed(store: Store, url: str, *types: str, id_: str = "sub_1") -> Subscription:
    made = Subscription(id=id_, url=url, secret=new_secret(), types=types, created_at=1)
    await store.subscribe(made)
    return made


async def emptied(store: Store) -> bool:
    return (await store.backlog()).deliveries == 0


async def test_a_callback_gets_every_event_once_in_order_and_signed(store: Store, receiver: ReceiverServer) -> None:
    ids = [new_id() for _ in range(5)]
    events = [happened(id_, number, callback(f"{receiver.url}/{id_}")) for id_ in ids for number in range(6)]
    async with delivering(store) as counted:
        for event in events:
            await store.publish(event)
        await until(lambda: len(receiver.got) >= len(events))
        await asyncio.sleep(0.3)
    assert sorted(receiver.ids) == sorted(event.id for event in events)
    for id_ in ids:
        assert [got.json["data"]["n"] for got in receiver.got if got.path.endswith(id_)] == list(range(6))
    for got in receiver.got:
        assert Webhook(KEY).verify(got.body, got.headers)["id"] == got.id
        assert got.headers["content-type"] == "application/json"
    assert counted.outcomes == {"delivered": len(events)}
    assert await emptied(store)


async def test_a_subscription_is_signed_with_its_own_secret(store: Store, receiver: ReceiverServer) -> None:
    made = await subscribed(store, receiver.url)
    async with delivering(store):
        await store.publish(happened(new_id(), 1, Target(made.id)))
        await until(lambda: len(receiver.got) == 1)
    (got,) = receiver.got
    Webhook(made.secret).verify(got.body, got.headers)


@pytest.mark.parametrize("status", [404, 409, 500, 503])
async def test_a_receiver_that_is_not_ready_yet_gets_it_later_and_nothing_overtakes(store: Store, status: int) -> None:
    id_ = new_id()
    with receiving(lambda got, before: Say(status if got.json["data"]["n"] == 1 and before < 2 else 200)) as receiver:
        async with delivering(store) as counted:
            for number in (1, 2):
                await store.publish(happened(id_, number, callback(receiver.url)))
            await until(lambda: len(receiver.delivered()) == 2)
            await until(lambda: counted.outcomes["delivered"] == 2)
    assert [got.json["data"]["n"] for got in receiver.got] == [1, 1, 1, 2]
    assert counted.outcomes == {"retried": 2, "delivered": 2}


async def test_retry_after_is_honoured(store: Store) -> None:
    said = (("Retry-After", "3"),)
    with receiving(lambda got, before: Say() if before else Say(429, said)) as receiver:
        async with delivering(store):
            await store.publish(happened(new_id(), 1, callback(receiver.url)))
            await until(lambda: len(receiver.got) == 2)
    assert receiver.got[1].at - receiver.got[0].at >= 2.9


async def test_410_disables_the_subscription_and_what_waits_is_dropped(store: Store) -> None:
    id_ = new_id()
    with receiving(lambda got, before: Say(410)) as receiver:
        await subscribed(store, receiver.url)
        for number in range(3):
            await store.publish(happened(id_, number, Target("sub_1")))
        async with delivering(store) as counted:
            await until(lambda: counted.outcomes.total() == 3)
    assert len(receiver.got) == 1
    (kept,) = await store.subscriptions()
    assert kept.disabled_at is not None
    assert counted.outcomes == {"dead": 1, "dropped": 2}
    (letter,) = (await store.dead_letters(9)).letters
    assert "410" in letter.reason


async def test_an_execution_that_is_over_is_called_no_more(store: Store) -> None:
    id_ = new_id()
    with receiving(lambda got, before: Say(410 if got.json["data"]["n"] == 0 else 409)) as receiver:
        for number in range(3):
            await store.publish(happened(id_, number, Target(EXECUTION, receiver.url)))
        async with delivering(store) as counted:
            await until(lambda: counted.outcomes.total() == 3)
    assert [got.json["data"]["n"] for got in receiver.got] == [0, 1, 2]
    assert counted.outcomes == {"dropped": 3}
    assert (await store.dead_letters(9)).letters == ()


async def test_what_is_refused_is_dead_at_once_and_can_be_sent_anew(store: Store) -> None:
    ready = False
    with receiving(lambda got, before: Say(200 if ready else 400)) as receiver:
        event = happened(new_id(), 1, callback(receiver.url))
        async with delivering(store) as counted:
            await store.publish(event)
            await until(lambda: counted.outcomes["dead"] == 1)
            (letter,) = (await store.dead_letters(9)).letters
            ready = True
            await store.revive([letter.delivery.id], await store.now())
            await until(lambda: counted.outcomes["delivered"] == 1)
    assert letter.reason == "the receiver answered 400"
    assert receiver.ids == [event.id, event.id]
    assert (await store.dead_letters(9)).letters == ()


async def test_redirects_are_not_followed(store: Store, receiver: ReceiverServer) -> None:
    with receiving(lambda got, before: Say(307, (("Location", receiver.url),))) as first:
        async with delivering(store) as counted:
            await store.publish(happened(new_id(), 1, callback(first.url)))
            await until(lambda: counted.outcomes["dead"] == 1)
    assert receiver.got == []


async def test_a_receiver_that_takes_no_end_is_given_up_and_tried_again(store: Store) -> None:
    with receiving(lambda got, before: Say(wait=0 if before else 3)) as receiver:
        async with delivering(store, patience=0.5) as counted:
            await store.publish(happened(new_id(), 1, callback(receiver.url)))
            await until(lambda: counted.outcomes["delivered"] == 1)
    # On a busy machine a second try may be given up, too: how many there were is not the point.
    assert counted.outcomes["retried"] >= 1
    assert set(counted.outcomes) == {"retried", "delivered"}


async def test_a_dead_receiver_holds_up_no_other(store: Store, receiver: ReceiverServer) -> None:
    with receiving(lambda got, before: Say(wait=1)) as dead:
        async with delivering(store, patience=0.4):
            for _ in range(200):
                await store.publish(happened(new_id(), 1, callback(dead.url)))
            await until(lambda: len(dead.got) >= 32)
            for _ in range(50):
                await store.publish(happened(new_id(), 1, callback(receiver.url)))
            await until(lambda: len(receiver.delivered()) == 50, 15)


async def test_two_workers_send_each_event_once(store: Store, receiver: ReceiverServer) -> None:
    ids = [new_id() for _ in range(40)]
    async with delivering(store) as one, delivering(store) as other:
        for number in range(3):
            for id_ in ids:
                await store.publish(happened(id_, number, callback(f"{receiver.url}/{id_}")))
        await until(lambda: len(receiver.got) >= 120)
        await asyncio.sleep(0.3)
    assert len(receiver.ids) == len(set(receiver.ids)) == 120
    assert one.outcomes["delivered"] + other.outcomes["delivered"] == 120
    for id_ in ids:
        assert [got.json["data"]["n"] for got in receiver.got if got.path.endswith(id_)] == [0, 1, 2]


async def test_what_was_under_way_when_the_service_stops_is_given_back(store: Store) -> None:
    with receiving(lambda got, before: Say(wait=0 if before else 12)) as receiver:
        async with delivering(store, patience=15) as counted:
            await store.publish(happened(new_id(), 1, callback(receiver.url)))
            await until(lambda: len(receiver.got) == 1)
        assert counted.outcomes == {}
        async with delivering(store) as counted:
            await until(lambda: counted.outcomes["delivered"] == 1, 5)
