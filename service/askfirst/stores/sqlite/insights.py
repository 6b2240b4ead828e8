"""Counters, patterns and feedback."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from sqlite3 import Connection

import msgspec

from askfirst.moments import iso
from askfirst.ports import SHARED, Count, Feedback, FeedbackPage, Increment, Once, Pattern, Repeated, Sighting
from askfirst.ports.limits import EXAMPLES_KEPT, ONCE_KEPT
from askfirst.stores.sqlite.base import Base, insert, newest, reading, writing

_raws, _feedback = msgspec.json.Decoder(list[msgspec.Raw]), msgspec.msgpack.Decoder(Feedback)
_NAMED = "WHERE owner = ? AND agent_pair = ? AND ambiguity_type = ?"


class InsightTables(Base):
    """The ports Counters, Patterns and FeedbackBook."""

    @writing
    def count(self, db: Connection, batch: str, increments: Sequence[Increment]) -> None:
        if self._first(db, f"batch {batch}"):
            add(db, increments)

    @reading
    def counts(self, db: Connection, first: str, last: str) -> tuple[Count, ...]:
        statement = "SELECT period, name, value FROM counters WHERE period BETWEEN ? AND ? ORDER BY period, name"
        return tuple(Count(*row) for row in db.execute(statement, (first, last)))

    @writing
    def sight(self, db: Connection, sighting: Sighting) -> int:
        key = (sighting.owner, sighting.agent_pair, sighting.ambiguity_type)
        statement = f"SELECT occurrence_count, example_requests, last_seen FROM clarification_patterns {_NAMED}"
        times, examples, last = db.execute(statement, key).fetchone() or (0, "[]", "")
        if not self._first(db, f"sighting {sighting.id}"):
            return int(times)
        kept = [*([sighting.example] if sighting.example else []), *_texts(examples)]
        db.execute(
            "INSERT INTO clarification_patterns "
            "(owner, agent_pair, ambiguity_type, occurrence_count, example_requests, last_seen) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (owner, agent_pair, ambiguity_type) DO UPDATE SET "
            "occurrence_count = excluded.occurrence_count, example_requests = excluded.example_requests, "
            "last_seen = excluded.last_seen",
            (*key, times + sighting.times, f"[{','.join(kept[:EXAMPLES_KEPT])}]", max(last, iso(sighting.at))),
        )
        return int(times) + sighting.times

    @writing
    def suggest(
        self, db: Connection, agent_pair: str, ambiguity_type: str, improvement: str, owner: str = SHARED
    ) -> None:
        statement = f"UPDATE clarification_patterns SET suggested_improvement = ? {_NAMED}"
        db.execute(statement, (improvement, owner, agent_pair, ambiguity_type))

    @reading
    def patterns(
        self, db: Connection, least: int = 1, limit: int = 1000, owner: str | None = None
    ) -> tuple[Pattern, ...]:
        rows = db.execute(
            "SELECT pattern_id, agent_pair, ambiguity_type, occurrence_count, suggested_improvement, owner, "
            "example_requests, last_seen FROM clarification_patterns WHERE occurrence_count >= ?1 "
            "AND (?3 IS NULL OR owner = ?3) ORDER BY occurrence_count DESC, pattern_id LIMIT ?2",
            (least, limit, owner),
        )
        names = ("pattern_id", "agent_pair", "ambiguity_type", "occurrence_count", "suggested_improvement", "owner")
        return tuple(
            Pattern(
                **dict(zip(names, kept, strict=True)),
                example_requests=tuple(_texts(examples)),
                last_seen=round(datetime.fromisoformat(last).timestamp() * 1000),
            )
            for *kept, examples, last in rows
        )

    @writing
    def add_feedback(self, db: Connection, feedback: Feedback, once: Once | None = None) -> Repeated | None:
        kept = msgspec.msgpack.encode(feedback)
        row = {"id": feedback.id, "at": feedback.at, "feedback": kept, "owner": feedback.owner}
        done = self.once_only(db, once, lambda: insert(db, "feedback", row))
        return done if isinstance(done, Repeated) else None

    @reading
    def feedback(self, db: Connection, limit: int, cursor: str | None = None, owner: str | None = None) -> FeedbackPage:
        rows, more = newest(db, "feedback", "at", "feedback", limit, cursor, owner=owner)
        return FeedbackPage(tuple(_feedback.decode(kept) for (kept,) in rows), more)

    def _first(self, db: Connection, id_: str) -> bool:
        """Whether this id is new; it is remembered for as long as somebody may send it again."""
        return insert(db, "seen", {"id": id_, "expires_at": self._clock() + ONCE_KEPT})


def add(db: Connection, increments: Iterable[Increment]) -> None:
    """Add to the counters."""
    db.executemany(
        "INSERT INTO counters (period, name, value) VALUES (?, ?, ?) "
        "ON CONFLICT (period, name) DO UPDATE SET value = value + excluded.value",
        [(one.period, one.name, one.by) for one in increments],
    )


def _texts(examples: str) -> list[str]:
    """Each of the examples, which stand in a JSON list, as it was given."""
    return [bytes(example).decode() for example in _raws.decode(examples)]
