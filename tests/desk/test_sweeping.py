"""Deadlines: each once, one at a time, and none held up by another."""

import asyncio

import msgspec
import pytest

from askfirst.clarifications.options import LevelRequest, Options
from askfirst.clarifications.state import Clarification
from askfirst.desk import Asked, Desk, Opened, Reply
from askfirst.entry import default_gate
from askfirst.model import Instruction
from askfirst.ports import ANYBODY, Change, Event, Store, Subscription
from askfirst.ports.ids import shard_of
from askfirst.stores import store_of
from tests.stores.examples import record
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio

CHAIN = tuple(LevelRequest(role=role, timeout=1) for role in ("anna", "boss", "board"))
ASKED = Asked(
    instruction=Instruction(text="Give them a good discount", department="sales"),
    options=Options(chain=CHAIN),
    callback_url="http://127.0.0.1/hook",
)
PATIENT = msgspec.structs.replace(
    ASKED, options=Options(chain=(CHAIN[0], *(msgspec.structs.replace(level, timeout=600) for level in CHAIN[1:])))
)
"""Its second deadline is not reached by sweeps on a busy machine."""


def desk_of(store: Store) -> Desk:
    return Desk(store, default_gate)


async def opened(desk: Desk, asked: Asked = ASKED) -> Clarification:
    found: list[Clarification] = []

    def answer(opened: Opened) -> Reply:
        assert opened.clarification is not None
        found.append(opened.clarification)
        return Reply(201, b"")

    await desk.open(asked, None, answer)
    return found[0]


async def events(store: Store, type_: str) -> list[Event]:
    return list((await store.events(100, type_=type_)).events)


async def test_two_replicas_sweep_each_deadline_once(store: Store) -> None:
    replicas = desk_of(store), desk_of(store)
    ids = [(await opened(replicas[0], PATIENT)).id for _ in range(20)]
    await asyncio.sleep(1.1)
    await asyncio.gather(*(replica.sweeper.sweep() for replica in replicas for _ in range(2)))
    assert {(await replicas[0].look(id_, ANYBODY)).level for id_ in ids} == {1}
    told = await events(store, "clarification.escalated")
    assert sorted(event.subject for event in told) == sorted(ids)


async def test_after_an_outage_nobody_is_skipped_unasked(store: Store) -> None:
    desk = desk_of(store)
    id_ = (await opened(desk)).id
    await asyncio.sleep(2.6)  # longer than two levels
    await desk.sweeper.sweep()
    seen = await desk.look(id_, ANYBODY)
    assert (seen.level, seen.status) == (1, "pending")
    assert seen.deadline is not None
    assert seen.deadline - await store.now() > 500


async def test_a_broken_one_holds_up_no_other(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    desk = desk_of(store)
    broken = record(state=b"not ours", due=1)
    await store.commit(Change(record=broken))
    id_ = (await opened(desk)).id
    await asyncio.sleep(1.1)
    assert await desk.sweeper.sweep() == 2
    assert (await desk.look(id_, ANYBODY)).level == 1
    assert await desk.sweeper.sweep() == 0
    assert broken.id in caplog.text


async def test_events_go_to_the_callback_and_to_those_who_want_them(store: Store) -> None:
    desk = desk_of(store)
    for name, types in (("sub_all", ()), ("sub_other", ("pattern.detected",))):
        await store.subscribe(Subscription(id=name, url="http://127.0.0.1/s", secret="s", types=types, created_at=1))
    c = await opened(desk)
    claimed = await store.claim(await store.now() + 1_000, 10_000, 10)
    assert {(one.target.key, one.event.subject) for one in claimed} == {("callback", c.id), ("sub_all", c.id)}
    body = msgspec.json.decode(claimed[0].event.body)
    assert body["type"] == "clarification.requested"
    assert body["data"]["clarification"]["answer_url"] is None
    assert b"/hook" not in claimed[0].event.body


async def test_what_nobody_foresaw_does_not_end_the_sweeping(
    redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    store = store_of(redis_server.url)
    await store.open()
    desk = desk_of(store)
    while shard_of(id_ := (await opened(desk)).id) == 0:
        pass
    with redis_server.client() as client:
        client.set("askfirst:{0}:due", "somebody wrote this here")
        sweeping = asyncio.create_task(desk.sweeper.run())
        await asyncio.sleep(1.2)
        assert not sweeping.done()
        assert caplog.text.count("Deadlines wait") == 1
        client.delete("askfirst:{0}:due")
    await asyncio.sleep(1.2)
    assert [event.subject for event in await events(store, "clarification.escalated")].count(id_) == 1
    sweeping.cancel()
    await asyncio.wait((sweeping,))
    await store.close()
