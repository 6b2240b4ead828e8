"""Two replicas sweep the same deadlines: each takes effect once, in time, and nobody is skipped unasked."""

import asyncio

from outages.caller import calling, side_by_side
from outages.comparing import Fired, of_deadlines, of_events, of_failures, seen_at_the_end
from outages.house import House, StoreKind
from outages.rows import Row, at_most, told

LEVELS, TIMEOUT = ("anna", "boss", "board"), 2


async def shared_deadlines(house: House, kind: StoreKind, size: int, latest: float) -> list[Row]:
    """So many clarifications that nobody answers, in a house with nothing else in it; `latest` in seconds."""
    tried = f"{len(house.replicas)} replicas, {size} x {len(LEVELS)} deadlines of {TIMEOUT} s, {kind}"
    chain = [{"role": role, "timeout": TIMEOUT} for role in LEVELS]
    async with calling(house.urls) as caller:

        async def open_(number: int) -> None:
            await caller.open(f"deadline-{number}", callback_url=house.hook, chain=chain)

        await side_by_side(open_, range(size))
        await asyncio.sleep(len(LEVELS) * (TIMEOUT + latest))  # nobody looks: only the sweepers move anything
        seen = await seen_at_the_end(house, caller)
        rows, fired = of_deadlines(tried, seen, size * len(LEVELS))
        return [*rows, *of_times(tried, fired, latest), *of_events(tried, seen), of_failures(tried, house)]


def of_times(tried: str, fired: list[Fired], latest: float) -> list[Row]:
    """How late they took effect, and how late the receiver knew."""
    late, arrived = sorted(one.late for one in fired), sorted(one.told for one in fired)
    return [
        told(tried, "from deadline to effect, p50 / p99", f"{quantile(late, 0.5):.2f} / {quantile(late, 0.99):.2f} s"),
        at_most(tried, "from deadline to effect, longest", round(late[-1], 2), latest, " s"),
        told(
            tried,
            "from deadline to webhook, p50 / p99 / longest",
            f"{quantile(arrived, 0.5):.2f} / {quantile(arrived, 0.99):.2f} / {arrived[-1]:.2f} s",
        ),
    ]


def quantile(values: list[float], share: float) -> float:
    """Of sorted values."""
    return values[min(len(values) - 1, int(share * len(values)))]
