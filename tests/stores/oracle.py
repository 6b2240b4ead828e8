"""What a store does, in the plainest way: lists and dictionaries in memory."""

from dataclasses import dataclass, field

from askfirst.ports import (
    Change,
    Committed,
    Dead,
    Delivery,
    Due,
    Event,
    Filter,
    LostRace,
    Once,
    Outcome,
    Record,
    Repeated,
    RetryAt,
    Settlement,
    Sighting,
)


@dataclass
class Waiting:
    """A delivery that waits: who has it, until when, or from when on it is ready."""

    id: str
    event: str
    ready: int
    lease: str = ""
    attempts: int = 0


@dataclass
class Oracle:
    """Everything that was kept."""

    records: dict[str, Record] = field(default_factory=dict)
    once: dict[str, Once] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    streams: dict[tuple[str, str], list[Waiting]] = field(default_factory=dict)
    dead: dict[str, tuple[int, str, tuple[str, str], str]] = field(default_factory=dict)
    counters: dict[tuple[str, str], int] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)
    patterns: dict[tuple[str, str, str], int] = field(default_factory=dict)
    sessions: dict[str, int] = field(default_factory=dict)
    subscriptions: set[str] = field(default_factory=set)

    def commit(self, change: Change) -> Outcome:
        record = change.record
        if change.once and change.once.key in self.once:
            return Repeated(self.once[change.once.key])
        kept = self.records.get(record.id)
        if record.version - 1 != (kept.version if kept else 0):
            return LostRace()
        self.records[record.id] = record
        for event in change.events:
            self.events.setdefault(event.id, event)
            self.send(event)
        for one in change.counts:
            key = (one.period, one.name)
            self.counters[key] = self.counters.get(key, 0) + one.by
        if change.once:
            self.once[change.once.key] = change.once
        return Committed()

    def publish(self, event: Event, *, again: bool) -> bool:
        if event.id in self.events and not again:
            return False
        self.events.setdefault(event.id, event)
        self.send(event)
        return True

    def send(self, event: Event) -> None:
        for target in event.targets:
            self.append((event.subject, target.key), Waiting(f"{event.id}/{target.key}", event.id, event.at), event.at)

    def append(self, stream: tuple[str, str], one: Waiting, at: int) -> None:
        line = self.streams.setdefault(stream, [])
        if one.id not in {waiting.id for waiting in line}:
            one.ready = 0 if line else at
            line.append(one)

    def ready(self, now: int) -> dict[str, Waiting]:
        heads = [line[0] for line in self.streams.values() if line and line[0].ready <= now]
        return {one.id: one for one in heads}

    def claim(self, found: tuple[Delivery, ...], until: int) -> None:
        for one in found:
            waiting = self.ready(2**62)[one.id]
            waiting.ready, waiting.lease, waiting.attempts = until, one.lease, waiting.attempts + 1

    def settle(self, delivery: Delivery, how: Settlement) -> bool:
        for stream, line in self.streams.items():
            if line and line[0].id == delivery.id and line[0].lease == delivery.lease:
                if isinstance(how, RetryAt):
                    line[0].ready, line[0].lease = how.at, ""
                    return True
                gone = line.pop(0)
                if isinstance(how, Dead):
                    self.dead[gone.id] = (how.at, how.reason, stream, gone.event)
                return True
        return False

    def revive(self, id_: str, now: int, once: Once | None = None) -> int | Repeated:
        if once and once.key in self.once:
            return Repeated(self.once[once.key])
        if id_ not in self.dead:
            return 0
        self.keep(once)
        _, _, stream, event = self.dead.pop(id_)
        self.append(stream, Waiting(id_, event, now), now)
        return 1

    def due(self, now: int) -> list[Due]:
        return sorted(Due(one.due, one.id) for one in self.records.values() if one.due is not None and one.due <= now)

    def find(self, filter_: Filter) -> list[Record]:
        fitting = [
            one
            for one in self.records.values()
            if filter_.status in (None, one.status)
            and filter_.department in (None, one.department)
            and filter_.owner in (None, one.owner)
        ]
        return sorted(fitting, key=lambda one: (one.created_at, one.id), reverse=True)

    def sight(self, sighting: Sighting) -> int:
        key = (sighting.owner, sighting.agent_pair, sighting.ambiguity_type)
        if sighting.id not in self.seen:
            self.seen.add(sighting.id)
            self.patterns[key] = self.patterns.get(key, 0) + sighting.times
        return self.patterns.get(key, 0)

    def save_session(self, id_: str, version: int, once: Once | None = None) -> bool | Repeated:
        if once and once.key in self.once:
            return Repeated(self.once[once.key])
        fits = self.sessions.get(id_, 0) == version - 1
        if fits:
            self.sessions[id_] = version
            self.keep(once)
        return fits

    def subscribe(self, id_: str, once: Once | None) -> Repeated | None:
        if once and once.key in self.once:
            return Repeated(self.once[once.key])
        if id_ not in self.subscriptions:
            self.subscriptions.add(id_)
            self.keep(once)
        return None

    def unsubscribe(self, id_: str, once: Once | None) -> bool | Repeated:
        if once and once.key in self.once:
            return Repeated(self.once[once.key])
        there = id_ in self.subscriptions
        if there:
            self.subscriptions.remove(id_)
            self.keep(once)
        return there

    def keep(self, once: Once | None) -> None:
        if once:
            self.once[once.key] = once
