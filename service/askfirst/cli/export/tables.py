"""The protocol's tables: columns with their types, and the rows that stores give."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Raw
from msgspec.structs import replace

from askfirst.moments import iso
from askfirst.ports import Pattern, Record
from askfirst.ports.ids import uuid_of
from askfirst.ports.limits import EXAMPLES_KEPT

Value: TypeAlias = str | int | float | Raw | None
Row: TypeAlias = dict[str, Value]


@dataclass(frozen=True, eq=False)
class Table:
    """A table: name, columns with their SQL types, the key, further clauses, and indexes."""

    name: str
    columns: dict[str, str]
    key: str
    clauses: tuple[str, ...] = ()
    indexes: tuple[tuple[str, str], ...] = ()


REQUESTS = Table(
    "clarification_requests",
    {
        "request_id": "UUID PRIMARY KEY",
        "from_agent": "VARCHAR(100) NOT NULL",
        "to_agent": "VARCHAR(100) NOT NULL",
        "original_message_id": "UUID",
        "confidence_score": "FLOAT",
        "ambiguity_type": "VARCHAR(50)",
        "specific_issues": "JSONB",
        "requested_at": "TIMESTAMP NOT NULL",
        "responded_at": "TIMESTAMP",
        "response_status": "VARCHAR(20)",
        "escalated_to": "VARCHAR(100)",
        "resolution_time_ms": "INT",
        "created_at": "TIMESTAMP DEFAULT CURRENT_TIMESTAMP",
    },
    key="request_id",
    indexes=(("idx_agents", "from_agent, to_agent"), ("idx_status", "response_status, requested_at")),
)
PATTERNS = Table(
    "clarification_patterns",
    {
        "pattern_id": "SERIAL PRIMARY KEY",
        "agent_pair": "VARCHAR(200)",
        "ambiguity_type": "VARCHAR(50)",
        "occurrence_count": "INT DEFAULT 1",
        "example_requests": "JSONB",
        "suggested_improvement": "TEXT",
        "last_seen": "TIMESTAMP DEFAULT CURRENT_TIMESTAMP",
    },
    key="pattern_id",
    clauses=("UNIQUE (agent_pair, ambiguity_type)",),
)


def request_row(record: Record) -> Row:
    """A clarification as a row of `clarification_requests`."""
    tracked = record.tracking
    return {
        "request_id": str(uuid_of(record.id)),
        "from_agent": tracked.from_agent,
        "to_agent": tracked.to_agent,
        "original_message_id": tracked.original_message_id,
        "confidence_score": tracked.confidence_score,
        "ambiguity_type": tracked.ambiguity_type,
        "specific_issues": Raw(tracked.specific_issues.encode()),
        "requested_at": time_text(tracked.requested_at),
        "responded_at": time_text(tracked.responded_at),
        "response_status": tracked.response_status,
        "escalated_to": tracked.escalated_to,
        "resolution_time_ms": tracked.resolution_time_ms,
        "created_at": time_text(record.created_at),
    }


def merged(patterns: Iterable[Pattern]) -> list[Pattern]:
    """One for each pair and type, as the protocol's table has it: those of several owners are added up."""
    found: dict[tuple[str, str], Pattern] = {}
    for one in patterns:
        name = (one.agent_pair, one.ambiguity_type)
        before = found.get(name)
        found[name] = one if before is None else _sum(before, one)
    return sorted(found.values(), key=lambda one: (-one.occurrence_count, one.pattern_id))


def _sum(before: Pattern, one: Pattern) -> Pattern:
    return replace(
        before,
        pattern_id=min(before.pattern_id, one.pattern_id),
        occurrence_count=before.occurrence_count + one.occurrence_count,
        example_requests=(*before.example_requests, *one.example_requests)[:EXAMPLES_KEPT],
        suggested_improvement=before.suggested_improvement or one.suggested_improvement,
        last_seen=max(before.last_seen, one.last_seen),
    )


def pattern_row(pattern: Pattern) -> Row:
    """A pattern as a row of `clarification_patterns`."""
    return {
        "pattern_id": pattern.pattern_id,
        "agent_pair": pattern.agent_pair,
        "ambiguity_type": pattern.ambiguity_type,
        "occurrence_count": pattern.occurrence_count,
        "example_requests": Raw(f"[{','.join(pattern.example_requests)}]".encode()),
        "suggested_improvement": pattern.suggested_improvement,
        "last_seen": time_text(pattern.last_seen),
    }


def time_text(at: int | None) -> str | None:
    """A time (ms) as ISO 8601 in UTC."""
    return None if at is None else iso(at)
