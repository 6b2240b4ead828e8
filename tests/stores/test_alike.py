"""Whatever is done to them, SQLite and Redis give the answers of a store in memory."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from askfirst.ports import (
    Change,
    Count,
    Dead,
    Delivery,
    Done,
    Filter,
    Increment,
    Once,
    RetryAt,
    Session,
    Settlement,
    Sighting,
    Status,
    Store,
    Subscription,
)
from askfirst.ports.ids import WITH
from askfirst.stores import store_of
from tests.stores.examples import AT, event, record
from tests.stores.oracle import Oracle
from tests.stores.redis_server import RedisServer

T = TypeVar("T")
IDS = tuple(f"clr_{digit}{digit_two * 31}" for digit, digit_two in ("00", "01", "70", "f0"))
"""Two of them in one shard."""
STATUSES: tuple[Status, ...] = ("pending", "resolved", "best_guess", "cancelled")
LEASE = 50

OWNERS = {id_: ("", "acme", "acme", "bots")[number] for number, id_ in enumerate(IDS)}
"""Whose each clarification is, and what happens to it."""

ids, small, targets = st.sampled_from(IDS), st.integers(0, 3), st.sets(st.sampled_from(["callback", "sub_1"]))


def with_(name: str, key: int, answer: int) -> Once | None:
    """An idempotency key that lies with this, in one of four cases."""
    return Once(f"{name}{WITH}{key}", "f", b"%d" % answer) if key == 3 else None


class Alike(RuleBasedStateMachine):
    """Each rule does one thing to all stores and to the oracle; then their answers are compared."""

    server: RedisServer

    def __init__(self) -> None:
        super().__init__()
        self.runner, self.folder = asyncio.Runner(), tempfile.TemporaryDirectory()
        with self.server.client() as client:
            client.flushall()
        urls = (f"sqlite:///{Path(self.folder.name) / 'a.db'}", self.server.url)
        self.stores = [store_of(url) for url in urls]
        for store in self.stores:
            self.runner.run(store.open())
        self.oracle, self.now = Oracle(), AT
        self.claimed: list[list[Delivery]] = [[] for _ in urls]

    def teardown(self) -> None:
        for store in self.stores:
            self.runner.run(store.close())
        self.runner.close()
        self.folder.cleanup()

    def all(self, call: Callable[[Store], Awaitable[T]]) -> list[T]:
        async def each() -> list[T]:
            return [await call(store) for store in self.stores]

        return self.runner.run(each())

    def same(self, expected: Any, call: Callable[[Store], Awaitable[Any]]) -> None:
        assert self.all(call) == [expected] * len(self.stores)

    @rule(id_=ids, step=st.sampled_from([1, 1, 1, 0, 2]), status=st.sampled_from(STATUSES), to=targets, key=small)
    def commit(self, id_: str, step: int, status: Status, to: set[str], key: int) -> None:
        kept = self.oracle.records.get(id_)
        version = (kept.version if kept else 0) + step
        department = "sales" if id_[4] == "0" else "marketing"
        made = record(id_, version, status, department=department, created_at=AT, owner=OWNERS[id_],
                      due=self.now + 10 * key or None)  # fmt: skip
        once = Once(f"{id_}/{key}", "f", b"%d" % version) if key == 3 else None
        counts = (Increment("2026-05-28T20", "asked", version),) if to else ()
        events = (event(id_, version, *sorted(to), at=self.now, owner=OWNERS[id_]),)
        change = Change(record=made, events=events, counts=counts, once=once)
        if version:
            self.same(self.oracle.commit(change), lambda store: store.commit(change))

    @rule(id_=ids, number=small, to=targets, again=st.booleans())
    def publish(self, id_: str, number: int, to: set[str], again: bool) -> None:
        made = event(id_, number, *sorted(to), at=self.now, owner=OWNERS[id_])
        expected = self.oracle.publish(made, again=again)
        self.same(expected, lambda store: store.publish(made, again=again))

    @rule(passed=st.integers(1, 2 * LEASE))
    def wait(self, passed: int) -> None:
        self.now += passed

    @rule()
    def claim(self) -> None:
        expected = {one.id: one.attempts + 1 for one in self.oracle.ready(self.now).values()}
        found = self.all(lambda store: store.claim(self.now, LEASE, 100))
        for one in found:
            assert {delivery.id: delivery.attempt for delivery in one} == expected
        for claimed, one in zip(self.claimed, found, strict=True):
            claimed.extend(sorted(one, key=lambda delivery: delivery.id))
        # Leases are random words: the oracle is told the SQLite store's, and both lists run alike.
        self.oracle.claim(found[0], self.now + LEASE)

    @rule(choice=st.integers(0, 9), how=st.sampled_from(["done", "retry", "dead"]))
    def settle(self, choice: int, how: str) -> None:
        if not self.claimed[0]:
            return
        place = choice % len(self.claimed[0])
        settlements: dict[str, Settlement] = {
            "done": Done(),
            "retry": RetryAt(self.now + 20),
            "dead": Dead(self.now, "410 Gone"),
        }
        settlement = settlements[how]
        expected = self.oracle.settle(self.claimed[0][place], settlement)

        async def each() -> list[bool]:
            pairs = zip(self.stores, self.claimed, strict=True)
            return [await store.settle(claimed[place], settlement) for store, claimed in pairs]

        assert self.runner.run(each()) == [expected] * len(self.stores)

    @rule(choice=small)
    def revive(self, choice: int) -> None:
        id_ = sorted(self.oracle.dead)[choice % len(self.oracle.dead)] if self.oracle.dead else "evt_none/callback"
        self.same(self.oracle.revive(id_, self.now), lambda store: store.revive([id_], self.now))

    @rule(number=small, pair=st.sampled_from(["a > b", "a > c"]), owner=st.sampled_from(["", "acme"]))
    def sight(self, number: int, pair: str, owner: str) -> None:
        name = f"{owner} {pair} {number}"
        seen = Sighting(id=name, agent_pair=pair, ambiguity_type="vague_language", at=AT, owner=owner)
        self.same(self.oracle.sight(seen), lambda store: store.sight(seen))

    @rule(id_=st.sampled_from(["chat 1", "chat 2"]), version=st.integers(1, 4), key=small)
    def save_session(self, id_: str, version: int, key: int) -> None:
        session = Session(id=id_, version=version, state=b"{}")
        once = with_(id_, key, version)
        expected = self.oracle.save_session(id_, version, once)
        self.same(expected, lambda store: store.save_session(session, 3_600_000, once))

    @rule(number=small, key=small, remove=st.booleans())
    def subscriptions(self, number: int, key: int, remove: bool) -> None:
        made = Subscription(id=f"sub_{number}", url="http://127.0.0.1/", secret="whsec_x", created_at=AT)
        once = with_("sub_", key, number)
        if remove:
            self.same(self.oracle.unsubscribe(made.id, once), lambda store: store.unsubscribe(made.id, once))
        else:
            self.same(self.oracle.subscribe(made.id, once), lambda store: store.subscribe(made, once))

    @invariant()
    def what_is_kept_is_the_same(self) -> None:
        oracle = self.oracle
        self.same(tuple(oracle.due(self.now)), lambda store: store.due(self.now, 100))
        self.same({one.id: one.version for one in oracle.records.values()}, lambda store: store.versions(IDS))
        for filter_ in (Filter(), Filter(status="pending"), Filter(department="sales", status="resolved"),
                        Filter(owner=""), Filter(owner="acme", status="pending")):  # fmt: skip
            expected = tuple(oracle.find(filter_))
            assert all(page.records == expected for page in self.all(lambda store: store.find(filter_, 100)))  # noqa: B023
        counts = tuple(Count(*key, value) for key, value in sorted(oracle.counters.items()))
        self.same(counts, lambda store: store.counts("2026", "2027"))
        self.outgoing_is_the_same()

    def outgoing_is_the_same(self) -> None:
        oracle = self.oracle
        for owner in ("", "acme", "nobody"):
            mine = sorted(((one.at, one.id) for one in oracle.events.values() if one.owner == owner), reverse=True)
            for page in self.all(lambda store: store.events(100, owner=owner)):  # noqa: B023
                assert [(one.at, one.id) for one in page.events] == mine
            often = sorted(times for key, times in oracle.patterns.items() if key[0] == owner)
            for patterns in self.all(lambda store: store.patterns(owner=owner)):  # noqa: B023
                assert sorted(one.occurrence_count for one in patterns) == often
        listed = sorted(((one.at, one.id) for one in oracle.events.values()), reverse=True)
        for events in self.all(lambda store: store.events(100)):
            assert [(one.at, one.id) for one in events.events] == listed
        dead = sorted(((at, id_, reason) for id_, (at, reason, _, _) in oracle.dead.items()), reverse=True)
        for letters in self.all(lambda store: store.dead_letters(100)):
            assert [(one.died_at, one.delivery.id, one.reason) for one in letters.letters] == dead
        backlog = (sum(map(len, oracle.streams.values())), len(dead))
        for found in self.all(lambda store: store.backlog()):
            assert (found.deliveries, found.dead_letters) == backlog


def test_both_stores_do_as_the_oracle(redis_server: RedisServer) -> None:
    Alike.server = redis_server
    checks = list(HealthCheck)
    run_state_machine_as_test(
        Alike, settings=settings(max_examples=25, stateful_step_count=20, deadline=None, suppress_health_check=checks)
    )
