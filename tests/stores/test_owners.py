"""What belongs to whom: lists by owner in every store, and data from before there were owners."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from askfirst.ports import (
    Committed,
    Dead,
    Event,
    Feedback,
    Filter,
    Once,
    Record,
    Repeated,
    Sighting,
    Status,
    Store,
    new_id,
)
from askfirst.ports.ids import WITH
from askfirst.stores import store_of
from askfirst.stores.packing import unpacked
from askfirst.stores.sqlite import SqliteStore
from tests.stores.examples import AT, change, event, record
from tests.stores.redis_server import RedisServer

pytestmark = pytest.mark.anyio
OWNERS = ("", "acme", "bots")


async def pages(store: Store, owner: str | None, status: Status | None = None) -> list[Record]:
    """All of an owner, two at a time."""
    found, cursor, more = list[Record](), None, True
    while more:
        page = await store.find(Filter(owner=owner, status=status), 2, cursor)
        found += page.records
        cursor = page.cursor
        more = cursor is not None
    return found


async def test_clarifications_are_listed_by_owner_and_everybody_s_in_one_order(store: Store) -> None:
    kept = [record(created_at=AT + n, owner=OWNERS[n % 3], status=("pending", "resolved")[n % 2]) for n in range(12)]
    for one in kept:
        assert await store.commit(change(one)) == Committed()
    newest = kept[::-1]
    assert await pages(store, None) == newest
    for owner in OWNERS:
        assert await pages(store, owner) == [one for one in newest if one.owner == owner]
        pending = [one for one in newest if one.owner == owner and one.status == "pending"]
        assert await pages(store, owner, status="pending") == pending
    assert await pages(store, "nobody") == []
    assert (await store.backlog()).open == 6


async def test_a_clarification_moves_from_list_to_list_of_its_owner_alone(store: Store) -> None:
    first = record(owner="acme")
    await store.commit(change(first))
    closed = msgspec.structs.replace(first, version=2, status="resolved", due=None)
    await store.commit(change(closed))
    assert await pages(store, "acme", status="pending") == []
    assert await pages(store, "acme", status="resolved") == [closed]
    assert await pages(store, "", status="resolved") == []
    while await store.purge(AT + 10**11):
        pass
    assert await pages(store, None) == []


async def test_events_and_feedback_are_listed_by_owner(store: Store) -> None:
    for number, owner in enumerate(OWNERS):
        await store.publish(event(new_id(), at=AT + number, owner=owner))
        await store.add_feedback(
            Feedback(id=f"fb_{number}", at=AT + number, subject="s", verdict="v", body=b"{}", owner=owner)
        )

    async def events(owner: str | None, type_: str | None = None) -> list[Event]:
        return list((await store.events(10, None, type_, owner)).events)

    assert [one.owner for one in await events(None)] == list(OWNERS[::-1])
    assert [one.owner for one in (await store.feedback(10)).feedback] == list(OWNERS[::-1])
    for owner in OWNERS:
        assert [one.owner for one in await events(owner)] == [owner]
        assert [one.owner for one in await events(owner, "clarification.asked")] == [owner]
        assert [one.owner for one in (await store.feedback(10, owner=owner)).feedback] == [owner]
    while await store.purge(AT + 10**11):
        pass
    assert (await events(None), (await store.feedback(10)).feedback) == ([], ())


async def test_the_same_pattern_of_two_owners_is_two(store: Store) -> None:
    for number, owner in enumerate(("", "acme", "acme")):
        seen = Sighting(id=str(number), agent_pair="a > b", ambiguity_type="vague_language", at=AT, owner=owner)
        await store.sight(seen)
    await store.suggest("a > b", "vague_language", "Say more", "acme")
    found = {one.owner: one for one in await store.patterns()}
    assert {owner: one.occurrence_count for owner, one in found.items()} == {"": 1, "acme": 2}
    assert (found[""].suggested_improvement, found["acme"].suggested_improvement) == (None, "Say more")
    assert await store.patterns(owner="acme") == (found["acme"],)
    while await store.purge(AT + 10**11):
        pass
    assert await store.patterns() == ()
    assert await store.sight(Sighting(id="9", agent_pair="a > b", ambiguity_type="vague_language", at=AT)) == 1


async def test_feedback_under_an_idempotency_key_is_kept_once(store: Store) -> None:
    once = Once(f"fb_{WITH}key", "f", b"1")
    first, again = (Feedback(id=f"fb_{n}", at=AT, subject="s", verdict="v", body=b"{}") for n in range(2))
    assert await store.add_feedback(first, once) is None
    assert await store.add_feedback(again, once) == Repeated(once)
    assert (await store.feedback(10)).feedback == (first,)
    assert await store.recall(once.key) == once


async def test_a_dead_letter_is_sent_anew_once_for_an_idempotency_key(store: Store) -> None:
    subject = new_id()
    told = msgspec.structs.replace(event(subject, 1, "callback"), id=f"evt_{subject[4:]}_1_1")
    await store.publish(told)
    for _ in range(2):
        (delivery,) = await store.claim(AT, 1000, 10)
        assert await store.settle(delivery, Dead(AT, "gone"))
        once = Once(f"{delivery.id}{WITH}key", "f", b"1")
        done = await store.revive([delivery.id], AT, once)
    assert done == Repeated(once)
    assert (await store.backlog()).dead_letters == 1


async def test_a_file_from_before_there_were_owners_belongs_to_the_shared_one(tmp_path: Path) -> None:
    path = tmp_path / "askfirst.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(files("askfirst.stores.sqlite").joinpath("migrations", "0001.sql").read_text("utf-8"))
        db.execute(
            "INSERT INTO clarifications VALUES ('clr_1', 1, x'7b7d', 'pending', 5, 1, 1, NULL, NULL, NULL, 'a', 'b', "
            'CAST(\'{"from_agent":"a","to_agent":"b","requested_at":1}\' AS BLOB))'
        )
        db.execute("INSERT INTO events VALUES ('evt_1', 'clarification.asked', 'clr_1', 1, x'7b7d', 9)")
        db.execute(
            "INSERT INTO clarification_patterns (pattern_id, agent_pair, ambiguity_type, occurrence_count, "
            "example_requests, last_seen) VALUES (7, 'a > b', 'vague_language', 12, '[]', '2026-05-28T20:26:40.000Z')"
        )
        db.execute("PRAGMA user_version = 1")
        db.commit()
    store = SqliteStore(path, 1_000_000)
    await store.open()
    assert [one.id for one in (await store.find(Filter(owner=""), 5)).records] == ["clr_1"]
    assert [one.id for one in (await store.events(5, owner="")).events] == ["evt_1"]
    (pattern,) = await store.patterns(owner="")
    assert (pattern.pattern_id, pattern.occurrence_count) == (7, 12)
    assert (await store.find(Filter(owner="acme"), 5)).records == ()
    await store.close()


async def test_what_an_earlier_version_kept_in_redis_belongs_to_the_shared_owner(redis_server: RedisServer) -> None:
    store = store_of(redis_server.url)
    await store.open()
    with redis_server.client() as client:
        client.flushall()
        kept = record(status="resolved")
        await store.commit(change(kept, event(kept.id)))
        at = f"askfirst:{{{kept.id[4]}}}:clarification:{kept.id}"
        value = msgspec.msgpack.decode(unpacked(client.hget(at, "value")))
        del value["owner"]  # as it was written then
        client.hset(at, "value", msgspec.msgpack.encode(value))
        client.hdel(at, "of")
        assert await pages(store, "") == [kept]
        assert await pages(store, "acme") == []
        assert len((await store.events(10, owner="")).events) == 1
        while await store.purge(AT + 10**11):
            pass
        assert [name for name in client.keys("askfirst*") if b"list" in name or b"events" in name] == []
    await store.close()
