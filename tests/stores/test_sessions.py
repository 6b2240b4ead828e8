"""What every store does with chat sessions and subscriptions."""

import asyncio

import pytest
from msgspec.structs import replace

from askfirst.ports import Session, Store, Subscription
from tests.stores.examples import AT

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


def session(version: int, state: bytes = b"{}") -> Session:
    return Session(id="chat 1 / 悠遊卡", version=version, state=state)


async def test_a_session_is_saved_over_the_version_before(store: Store) -> None:
    assert await store.load_session(session(1).id) is None
    assert await store.save_session(session(1), HOUR)
    assert await store.save_session(session(2, b"\xff\x00"), HOUR)
    assert await store.load_session(session(1).id) == session(2, b"\xff\x00")
    assert not await store.save_session(session(2, b"late"), HOUR)
    assert not await store.save_session(session(1, b"new"), HOUR)
    assert not await store.save_session(session(4), HOUR)


async def test_of_two_turns_at_once_one_is_saved(store: Store) -> None:
    saved = await asyncio.gather(*(store.save_session(session(1, b"%d" % n), HOUR) for n in range(8)))
    assert sorted(saved, key=bool) == [False] * 7 + [True]
    assert await store.load_session(session(1).id) == session(1, b"%d" % saved.index(True))


async def test_a_session_ends_with_its_time(store: Store) -> None:
    await store.save_session(session(1), 60)
    await asyncio.sleep(0.12)
    assert await store.load_session(session(1).id) is None
    assert not await store.save_session(session(2), HOUR)
    assert await store.save_session(session(1, b"anew"), HOUR)


def subscription(number: int, **other: object) -> Subscription:
    made = Subscription(id=f"sub_{number}", url="http://127.0.0.1/hook", secret="whsec_x", created_at=AT + number)
    return replace(made, **other)


async def test_subscriptions_are_kept_disabled_and_removed(store: Store) -> None:
    first, second = subscription(1, types=("clarification.asked",)), subscription(2)
    await store.subscribe(second)
    await store.subscribe(first)
    assert await store.subscriptions() == (first, second)
    assert await store.disable("sub_1", AT, "410 Gone")
    assert not await store.disable("sub_1", AT + 1, "again")
    assert not await store.disable("sub_9", AT, "unknown")
    off, still = await store.subscriptions()
    assert off == replace(first, disabled_at=AT, disabled_because="410 Gone")
    assert not off.wants("clarification.asked")
    assert still.wants("clarification.asked")
    assert await store.unsubscribe("sub_1")
    assert not await store.unsubscribe("sub_1")
    assert await store.subscriptions() == (second,)
