"""What was acknowledged, what is kept, what the log of events says, and what the receiver wrote down: compared."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from time import monotonic

from outages.caller import PATIENCE, Caller, Json
from outages.house import House
from outages.rows import Row, at_least, exactly, told

FIRED = ("clarification.escalated", "clarification.best_guess")


@dataclass
class Seen:
    """Everything there is at the end."""

    clarifications: dict[str, Json]
    events: list[Json]
    received: list[Json]


@dataclass
class Fired:
    """A deadline that took effect. Times in seconds: `late` until it was taken, `told` until the receiver had it."""

    subject: str
    level: int
    late: float
    told: float


async def seen_at_the_end(house: House, caller: Caller, keep: Callable[[Json], Json] = dict) -> Seen:
    """Wait until nothing is left to deliver, then look. What a killed sender had is sent 30 s later.

    `keep` is what is kept of each event: all, or what is compared where there are many.
    """
    until = monotonic() + PATIENCE
    while (await caller.ask("GET", "/v1/deliveries?status=waiting&limit=1")).json()["counts"]["waiting"]:
        if monotonic() > until:
            break
        await asyncio.sleep(0.3)
    kept = await caller.all_of("/v1/clarifications", "clarifications")
    events = await caller.all_of("/v1/events", "events", keep)
    return Seen({one["id"]: one for one in kept}, events, house.received())


def of_answers(tried: str, seen: Seen, acknowledged: dict[tuple[str, str], str], others: Counter[int]) -> list[Row]:
    """No acknowledged answer is lost; one sent again is the same one."""
    lost = 0
    for (id_, question), value in acknowledged.items():
        given = [one["value"] for one in seen.clarifications[id_]["answers"] if one["question_id"] == question]
        lost += given != [value]
    refused = ", ".join(f"{count} x {status}" for status, count in others.items()) or "none"
    return [
        exactly(tried, f"acknowledged answers that are lost, of {len(acknowledged)}", lost, 0),
        exactly(tried, "answers sent again and refused", refused, "none"),
    ]


def of_events(tried: str, seen: Seen) -> list[Row]:
    """Each event is received, in order, and there is none that did not happen."""
    happened, came = {one["id"] for one in seen.events}, [one["id"] for one in seen.received]
    order = defaultdict[str, list[tuple[int, int]]](list)
    for one in seen.received:
        order[subject_of(one["id"])].append(number_of(one["id"]))
    disordered = sum(numbers != sorted(numbers) for numbers in order.values())
    versions = defaultdict[str, set[int]](set)
    for one in seen.events:
        versions[one["data"]["clarification"]["id"]].add(number_of(one["id"])[0])
    gaps = sum(versions[id_] != set(range(1, one["version"] + 1)) for id_, one in seen.clarifications.items())
    return [
        exactly(tried, "changes of a clarification without their event", gaps, 0),
        exactly(tried, f"events missed by the receiver, of {len(happened)}", len(happened - set(came)), 0),
        exactly(tried, "events received that did not happen", len(set(came) - happened), 0),
        exactly(tried, "clarifications whose events came out of order", disordered, 0),
        exactly(tried, "events received with a wrong signature", sum(not one["signed"] for one in seen.received), 0),
        told(tried, "events received more than once", len(came) - len(set(came))),
    ]


def of_deadlines(tried: str, seen: Seen, expected: int) -> tuple[list[Row], list[Fired]]:
    """Each deadline takes effect once, in the order of the levels, and none before its time."""
    fired = fired_of(seen)
    count = Counter((one.subject, one.level) for one in fired)
    levels = defaultdict[str, list[int]](list)
    for one in fired:
        levels[one.subject].append(one.level)
    skipped = sum(found != list(range(len(found))) for found in levels.values())
    rows = [
        exactly(tried, "deadlines that took effect", len(fired), expected),
        exactly(tried, "of them more than once", sum(many - 1 for many in count.values()), 0),
        exactly(tried, "levels skipped, or asked out of turn", skipped, 0),
        exactly(tried, "deadlines before their time", sum(one.late < 0 for one in fired), 0),
    ]
    return rows, fired


def fired_of(seen: Seen) -> list[Fired]:
    """The deadlines in the log of events, each with the level that did not answer."""
    arrived = {one["id"]: one["at"] for one in reversed(seen.received)}
    before: dict[str, Json] = {}
    found = []
    for event in sorted(seen.events, key=lambda one: (subject_of(one["id"]), number_of(one["id"]))):
        subject, now = subject_of(event["id"]), event["data"]["clarification"]
        level = before[subject]["level"] if subject in before else None
        if event["type"] in FIRED and level and event["data"].get("reason") in (None, "timed_out"):
            deadline = seconds(level["deadline"])
            told_at = arrived.get(event["id"], float("inf"))
            found.append(Fired(subject, level["index"], seconds(event["timestamp"]) - deadline, told_at - deadline))
        before[subject] = now
    return found


def of_openings(tried: str, seen: Seen, opened: dict[str, str]) -> list[Row]:
    """As many clarifications as keys, and just those that were acknowledged."""
    return [
        exactly(
            tried,
            f"acknowledged openings that are lost, of {len(opened)}",
            len(set(opened.values()) - set(seen.clarifications)),
            0,
        ),
        exactly(tried, "clarifications opened twice", len(set(seen.clarifications) - set(opened.values())), 0),
    ]


def of_disturbance(tried: str, caller: Caller, kills: int) -> list[Row]:
    """That the callers did meet the outage."""
    met = caller.told["no answer"] + caller.told["503"]
    return [
        at_least(tried, f"requests that met the outage ({kills} x kill -9) and were sent again", met, 1),
        exactly(tried, "503 without Retry-After", caller.told["503 without Retry-After"], 0),
    ]


def of_failures(tried: str, house: House) -> Row:
    """What went wrong in the services without a name for it."""
    return exactly(tried, "failures that nobody foresaw, in the log", ", ".join(house.unforeseen()) or "none", "none")


def seconds(iso: str) -> float:
    return datetime.fromisoformat(iso).timestamp()


def number_of(event_id: str) -> tuple[int, int]:
    """The version and the number in it that an event's id ends in."""
    _, version, number = event_id.rsplit("_", 2)
    return int(version), int(number)


def subject_of(event_id: str) -> str:
    return event_id.rsplit("_", 2)[0]
