"""Counters, patterns and feedback."""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from askfirst.moments import iso
from askfirst.ports import SHARED, Count, Feedback, FeedbackPage, Increment, Once, Pattern, Repeated, Sighting
from askfirst.ports.limits import EXAMPLES_KEPT, ONCE_KEPT
from askfirst.stores.cursors import place, read_cursor
from askfirst.stores.sqlite.base import Base, milliseconds
from askfirst.stores.sqlite.once import once_only

_raws, _feedback = msgspec.json.Decoder(list[msgspec.Raw]), msgspec.msgpack.Decoder(Feedback)


class InsightTables(Base):
    """The ports Counters, Patterns and FeedbackBook."""

    async def count(self, batch: str, increments: Sequence[Increment]) -> None:
        await self._writer.run(_count, batch, increments, self._clock())

    async def counts(self, first: str, last: str) -> tuple[Count, ...]:
        return await self._reader.run(_counts, first, last)

    async def sight(self, sighting: Sighting) -> int:
        return await self._writer.run(_sight, sighting, self._clock())

    async def suggest(self, agent_pair: str, ambiguity_type: str, improvement: str, owner: str = SHARED) -> None:
        await self._writer.run(_suggest, (owner, agent_pair, ambiguity_type), improvement)

    async def patterns(self, least: int = 1, limit: int = 1000, owner: str | None = None) -> tuple[Pattern, ...]:
        return await self._reader.run(_patterns, least, limit, owner)

    async def add_feedback(self, feedback: Feedback, once: Once | None = None) -> Repeated | None:
        done = await self._writer.run(once_only, once, self._clock(), partial(_add_feedback, feedback=feedback))
        return done if isinstance(done, Repeated) else None

    async def feedback(self, limit: int, cursor: str | None = None, owner: str | None = None) -> FeedbackPage:
        return await self._reader.run(_page, limit, read_cursor(cursor), owner)


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
    key = (sighting.owner, sighting.agent_pair, sighting.ambiguity_type)
    statement = (
        "SELECT occurrence_count, example_requests, last_seen FROM clarification_patterns "
        "WHERE owner = ? AND agent_pair = ? AND ambiguity_type = ?"
    )
    times, examples, last = db.execute(statement, key).fetchone() or (0, "[]", "")
    if not _first(db, f"sighting {sighting.id}", now):
        return int(times)
    kept = [bytes(example).decode() for example in _raws.decode(examples)]
    kept = ([sighting.example] if sighting.example else []) + kept
    db.execute(
        "INSERT INTO clarification_patterns "
        "(owner, agent_pair, ambiguity_type, occurrence_count, example_requests, last_seen) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (owner, agent_pair, ambiguity_type) DO UPDATE SET "
        "occurrence_count = excluded.occurrence_count, example_requests = excluded.example_requests, "
        "last_seen = excluded.last_seen",
        (*key, times + sighting.times, f"[{','.join(kept[:EXAMPLES_KEPT])}]", max(last, iso(sighting.at))),
    )
    return int(times) + sighting.times


def _suggest(db: sqlite3.Connection, key: tuple[str, str, str], improvement: str) -> None:
    named = "owner = ? AND agent_pair = ? AND ambiguity_type = ?"
    db.execute(f"UPDATE clarification_patterns SET suggested_improvement = ? WHERE {named}", (improvement, *key))


def _patterns(db: sqlite3.Connection, least: int, limit: int, owner: str | None) -> tuple[Pattern, ...]:
    rows = db.execute(
        "SELECT pattern_id, agent_pair, ambiguity_type, occurrence_count, example_requests, suggested_improvement, "
        "last_seen, owner FROM clarification_patterns WHERE occurrence_count >= ?1 AND (?3 IS NULL OR owner = ?3) "
        "ORDER BY occurrence_count DESC, pattern_id LIMIT ?2",
        (least, limit, owner),
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
            owner=owner,
        )
        for number, pair, type_, times, examples, improvement, last, owner in rows
    )


def _add_feedback(db: sqlite3.Connection, feedback: Feedback) -> bool:
    values = (feedback.id, feedback.at, msgspec.msgpack.encode(feedback), feedback.owner)
    statement = "INSERT OR IGNORE INTO feedback (id, at, feedback, owner) VALUES (?, ?, ?, ?)"
    return db.execute(statement, values).rowcount == 1


def _page(db: sqlite3.Connection, limit: int, after: tuple[int, str] | None, owner: str | None) -> FeedbackPage:
    mine, values = ("", ()) if owner is None else ("owner = ? AND ", (owner,))
    statement = f"SELECT feedback FROM feedback WHERE {mine}(at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?"
    rows = db.execute(statement, (*values, *(after or (2**62, "")), limit + 1)).fetchall()
    found = [_feedback.decode(row[0]) for row in rows]
    shown = found[:limit]
    return FeedbackPage(tuple(shown), place(shown[-1].at, shown[-1].id) if len(found) > limit else None)
