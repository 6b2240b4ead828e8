"""Counters, patterns and feedback."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from askfirst.moments import iso
from askfirst.ports import Count, Feedback, FeedbackPage, Increment, Pattern, Sighting
from askfirst.ports.limits import EXAMPLES_KEPT, ONCE_KEPT
from askfirst.stores.cursors import place, read_cursor
from askfirst.stores.sqlite.base import Base, milliseconds

_raws, _feedback = msgspec.json.Decoder(list[msgspec.Raw]), msgspec.msgpack.Decoder(Feedback)


class InsightTables(Base):
    """The ports Counters, Patterns and FeedbackBook."""

    async def count(self, batch: str, increments: Sequence[Increment]) -> None:
        await self._writer.run(_count, batch, increments, self._clock())

    async def counts(self, first: str, last: str) -> tuple[Count, ...]:
        return await self._reader.run(_counts, first, last)

    async def sight(self, sighting: Sighting) -> int:
        return await self._writer.run(_sight, sighting, self._clock())

    async def suggest(self, agent_pair: str, ambiguity_type: str, improvement: str) -> None:
        await self._writer.run(_suggest, agent_pair, ambiguity_type, improvement)

    async def patterns(self, least: int = 1, limit: int = 1000) -> tuple[Pattern, ...]:
        return await self._reader.run(_patterns, least, limit)

    async def add_feedback(self, feedback: Feedback) -> None:
        await self._writer.run(_add_feedback, feedback)

    async def feedback(self, limit: int, cursor: str | None = None) -> FeedbackPage:
        return await self._reader.run(_page, limit, read_cursor(cursor))


def add(db: sqlite3.Connection, increments: Iterable[Increment]) -> None:
    """Add to the counters."""
    db.executemany(
        "INSERT INTO counters (period, name, value) VALUES (?, ?, ?) "
        "ON CONFLICT (period, name) DO UPDATE SET value = value + excluded.value",
        [(one.period, one.name, one.by) for one in increments],
    )


def _first(db: sqlite3.Connection, id_: str, now: int) -> bool:
    """Whether this id is new; it is remembered for as long as somebody may send it again."""
    statement = "INSERT OR IGNORE INTO seen (id, expires_at) VALUES (?, ?)"
    return db.execute(statement, (id_, now + ONCE_KEPT)).rowcount == 1


def _count(db: sqlite3.Connection, batch: str, increments: Sequence[Increment], now: int) -> None:
    if _first(db, f"batch {batch}", now):
        add(db, increments)


def _counts(db: sqlite3.Connection, first: str, last: str) -> tuple[Count, ...]:
    statement = "SELECT period, name, value FROM counters WHERE period BETWEEN ? AND ? ORDER BY period, name"
    return tuple(Count(*row) for row in db.execute(statement, (first, last)))


def _sight(db: sqlite3.Connection, sighting: Sighting, now: int) -> int:
    key = (sighting.agent_pair, sighting.ambiguity_type)
    statement = (
        "SELECT occurrence_count, example_requests, last_seen FROM clarification_patterns "
        "WHERE agent_pair = ? AND ambiguity_type = ?"
    )
    times, examples, last = db.execute(statement, key).fetchone() or (0, "[]", "")
    if not _first(db, f"sighting {sighting.id}", now):
        return int(times)
    kept = [bytes(example).decode() for example in _raws.decode(examples)]
    kept = ([sighting.example] if sighting.example else []) + kept
    db.execute(
        "INSERT INTO clarification_patterns "
        "(agent_pair, ambiguity_type, occurrence_count, example_requests, last_seen) "
        "VALUES (?, ?, ?, ?, ?) ON CONFLICT (agent_pair, ambiguity_type) DO UPDATE SET "
        "occurrence_count = excluded.occurrence_count, example_requests = excluded.example_requests, "
        "last_seen = excluded.last_seen",
        (*key, times + sighting.times, f"[{','.join(kept[:EXAMPLES_KEPT])}]", max(last, iso(sighting.at))),
    )
    return int(times) + sighting.times


def _suggest(db: sqlite3.Connection, agent_pair: str, ambiguity_type: str, improvement: str) -> None:
    statement = (
        "UPDATE clarification_patterns SET suggested_improvement = ? WHERE agent_pair = ? AND ambiguity_type = ?"
    )
    db.execute(statement, (improvement, agent_pair, ambiguity_type))


def _patterns(db: sqlite3.Connection, least: int, limit: int) -> tuple[Pattern, ...]:
    rows = db.execute(
        "SELECT pattern_id, agent_pair, ambiguity_type, occurrence_count, example_requests, suggested_improvement, "
        "last_seen FROM clarification_patterns WHERE occurrence_count >= ? "
        "ORDER BY occurrence_count DESC, pattern_id LIMIT ?",
        (least, limit),
    )
    return tuple(
        Pattern(
            pattern_id=number,
            agent_pair=pair,
            ambiguity_type=type_,
            occurrence_count=times,
            example_requests=tuple(bytes(example).decode() for example in _raws.decode(examples)),
            suggested_improvement=improvement,
            last_seen=milliseconds(last),
        )
        for number, pair, type_, times, examples, improvement, last in rows
    )


def _add_feedback(db: sqlite3.Connection, feedback: Feedback) -> None:
    values = (feedback.id, feedback.at, msgspec.msgpack.encode(feedback))
    db.execute("INSERT OR IGNORE INTO feedback (id, at, feedback) VALUES (?, ?, ?)", values)


def _page(db: sqlite3.Connection, limit: int, after: tuple[int, str] | None) -> FeedbackPage:
    statement = "SELECT feedback FROM feedback WHERE (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?"
    rows = db.execute(statement, (*(after or (2**62, "")), limit + 1)).fetchall()
    found = [_feedback.decode(row[0]) for row in rows]
    shown = found[:limit]
    return FeedbackPage(tuple(shown), place(shown[-1].at, shown[-1].id) if len(found) > limit else None)
