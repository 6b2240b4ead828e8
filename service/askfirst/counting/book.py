"""What has been counted and is not yet in the store. Not for several threads: count on the event loop."""

from collections.abc import Callable
from time import time
from typing import NamedTuple, TypeAlias
from uuid import uuid4

from msgspec.structs import replace

from askfirst.clarifications.state import Clarification
from askfirst.insights.counters import HOUR, OTHERS, Labels, counter, hour_of, labels_of, outcomes, pair_name
from askfirst.insights.patterns import example_of
from askfirst.insights.seen import Seen
from askfirst.ports import SHARED, Increment, Sighting

PAIRS = 1_000
"""Agent pairs of an owner that are told apart in a day; what comes from others is counted together under `*`."""
KEYS = 50_000
"""Counters, patterns and outcomes that wait for a store that is away; beyond that nothing is counted."""
_DAY = 24

Key: TypeAlias = tuple[int, str, Labels]


class Batch(NamedTuple):
    """What one flush takes: counters under one name, outcomes each under its own, and cases of patterns."""

    name: str
    increments: tuple[Increment, ...]
    outcomes: dict[str, tuple[Increment, ...]]
    sightings: tuple[Sighting, ...]


class Book:
    """Counters by hour, decision and labels: one dictionary entry each."""

    def __init__(self, *, texts: bool = False, clock: Callable[[], float] = time) -> None:
        """`texts`: whether examples may keep the beginning of an instruction. `clock` in seconds since 1970."""
        self._texts, self._clock = texts, clock
        self._messages: dict[Key, int] = {}
        self._outcomes: dict[str, tuple[Increment, ...]] = {}
        self._cases: dict[tuple[Labels, str], tuple[int, Seen, float]] = {}
        self._known: dict[str, set[tuple[str, str]]] = {}
        self._day = 0
        self.dropped = 0
        """What was not counted because the store was away too long."""

    def message(self, seen: Seen, owner: str = SHARED) -> None:
        """An instruction of this owner was scored."""
        if owner:
            seen = replace(seen, labels=replace(seen.labels, owner=owner))
        key = (int(self._clock()) // 3600, seen.decision, seen.labels)
        if key in self._messages:
            self._messages[key] += 1
        else:
            self._new(key)
        if seen.unclear:
            self._case(seen)

    def outcome(self, before: Clarification | None, after: Clarification, owner: str = SHARED) -> tuple[Increment, ...]:
        """The counters that go into the commit of a step of a clarification that is kept."""
        return outcomes(before, after, self.bounded(replace(labels_of(after), owner=owner)))

    def carried(self, before: Clarification | None, after: Clarification, owner: str = SHARED) -> None:
        """A step of a clarification that its caller carries: the same step, done again, counts once."""
        increments = self.outcome(before, after, owner)
        if not increments:
            return
        if len(self._outcomes) >= KEYS:
            self.dropped += 1
            return
        self._outcomes[f"{after.id}:{after.version}"] = increments

    def bounded(self, labels: Labels) -> Labels:
        """The labels as they are counted: an owner's pairs beyond the first of a day lose their names."""
        day = int(self._clock()) // 3600 // _DAY
        if day != self._day:
            self._day = day
            self._known.clear()
        pair = (labels.from_, labels.to)
        known = self._known.setdefault(labels.owner, set())
        if pair not in known:
            if len(known) >= PAIRS and pair != ("", ""):
                return Labels(labels.department, OTHERS, OTHERS, labels.owner)
            known.add(pair)
        return labels

    def take(self) -> Batch | None:
        """Everything since the last time; None where there is nothing."""
        if not (self._messages or self._outcomes or self._cases):
            return None
        messages, self._messages = self._messages, {}
        steps, self._outcomes = self._outcomes, {}
        cases, self._cases = self._cases, {}
        name = uuid4().hex
        sightings = tuple(
            Sighting(
                id=f"{name}:{number}",
                agent_pair=pair_name(labels.from_, labels.to),
                ambiguity_type=type_,
                example=example_of(latest, int(at * 1000), text=self._texts),
                at=int(at * 1000),
                times=times,
                owner=labels.owner,
            )
            for number, ((labels, type_), (times, latest, at)) in enumerate(cases.items())
        )
        return Batch(name, tuple(_increments(messages)), steps, sightings)

    def _new(self, key: Key) -> None:
        """The first message with this key, or one of a pair that is not told apart."""
        hour, decision, labels = key
        key = (hour, decision, self.bounded(labels))
        if key not in self._messages and len(self._messages) >= KEYS:
            self.dropped += 1
            return
        self._messages[key] = self._messages.get(key, 0) + 1

    def _case(self, seen: Seen) -> None:
        """One more case of a pattern; the latest one becomes the example."""
        labels = self.bounded(seen.labels)
        if labels.from_ == OTHERS:
            return
        key = (Labels("", labels.from_, labels.to, labels.owner), seen.ambiguity_type or "")
        before = self._cases.get(key)
        self._cases[key] = (before[0] + 1 if before else 1, seen, self._clock())


def _increments(messages: dict[Key, int]) -> list[Increment]:
    """Messages, and those that had to be asked about, by the names of the counters."""
    sums: dict[tuple[str, str], int] = {}
    for (hour, decision, labels), times in messages.items():
        period = hour_of(hour * HOUR)
        for metric in ("messages", "asked") if decision == "clarify" else ("messages",):
            name = (period, counter(metric, labels))
            sums[name] = sums.get(name, 0) + times
    return [Increment(period, name, times) for (period, name), times in sums.items()]
