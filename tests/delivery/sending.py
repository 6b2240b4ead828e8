"""Deliveries that run beside a test, and what they counted."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, time_ns

from askfirst.delivery.addresses import Resolver, resolve
from askfirst.delivery.delivering import Deliveries
from askfirst.delivery.policy import Policy
from askfirst.delivery.postman import Outcome
from askfirst.delivery.signing import derived_secret
from askfirst.ports import Backlog, Event, Store, Target

KEY = derived_secret(b"a secret of the tests")


class Counted:
    """What would go to the metrics."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.lags: list[float] = []

    def delivery(self, outcome: Outcome, lag: float) -> None:
        self.outcomes[outcome] += 1
        self.lags.append(lag)

    def backlog(self, backlog: Backlog) -> None:
        pass


@asynccontextmanager
async def delivering(
    store: Store,
    *,
    resolver: Resolver = resolve,
    loopback: bool = True,
    origins: tuple[str, ...] = (),
    patience: float = 5,
) -> AsyncIterator[Counted]:
    """A worker on this store while this is open."""
    counted = Counted()
    policy = Policy(origins, loopback=loopback)
    deliveries = Deliveries(store, policy, lambda: (KEY,), counted, resolver, patience)
    async with deliveries.running():
        yield counted


async def until(fits: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something to become true."""
    end = monotonic() + seconds
    while not fits():
        assert monotonic() < end, "it did not come to that in time"
        await asyncio.sleep(0.01)


def happened(subject: str, number: int, *targets: Target, type_: str = "clarification.asked") -> Event:
    """Something that happened just now."""
    id_ = f"evt_{subject.removeprefix('clr_')}_{number}_0"
    at = time_ns() // 1_000_000
    body = {"id": id_, "type": type_, "timestamp": "2026-11-21T20:00:00.000Z", "data": {"n": number}}
    return Event(id=id_, type=type_, subject=subject, at=at, body=json.dumps(body).encode(), targets=targets)


def callback(url: str) -> Target:
    """The target that a clarification's own callback is."""
    return Target("callback", url)
