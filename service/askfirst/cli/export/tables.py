"""The tables that are exported: the protocol's two, and feedback. A column has its SQL type, and what stands in it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from askfirst.http.insights.feedback import FeedbackKept
from askfirst.moments import iso
from askfirst.ports import Feedback, Pattern
from askfirst.ports.ids import uuid_of
from askfirst.ports.limits import EXAMPLES_KEPT

Value: TypeAlias = str | int | float | Raw | None
Row: TypeAlias = dict[str, Value]
Column: TypeAlias = tuple[str, Callable[[Any], Value]]


@dataclass(frozen=True, eq=False)
class Table:
    """A table: name, columns, the key, further clauses, and indexes."""

    name: str
    columns: Mapping[str, Column]
    key: str
    clauses: tuple[str, ...] = ()
    indexes: tuple[tuple[str, str], ...] = ()

    def row(self, of: Any) -> Row:
        """What is kept of one thing as a row."""
        return {name: value(of) for name, (_, value) in self.columns.items()}


def time_text(at: int | None) -> str | None:
    """A time (ms) as ISO 8601 in UTC."""
    return None if at is None else iso(at)


def as_json(value: object) -> Raw:
    """A value as JSON."""
    return Raw(msgspec.json.encode(value))


REQUESTS = Table(
    "clarification_requests",
    {
        "request_id": ("UUID PRIMARY KEY", lambda record: str(uuid_of(record.id))),
        "from_agent": ("VARCHAR(100) NOT NULL", lambda record: record.tracking.from_agent),
        "to_agent": ("VARCHAR(100) NOT NULL", lambda record: record.tracking.to_agent),
        "original_message_id": ("UUID", lambda record: record.tracking.original_message_id),
        "confidence_score": ("FLOAT", lambda record: record.tracking.confidence_score),
        "ambiguity_type": ("VARCHAR(50)", lambda record: record.tracking.ambiguity_type),
        "specific_issues": ("JSONB", lambda record: Raw(record.tracking.specific_issues.encode())),
        "requested_at": ("TIMESTAMP NOT NULL", lambda record: time_text(record.tracking.requested_at)),
        "responded_at": ("TIMESTAMP", lambda record: time_text(record.tracking.responded_at)),
        "response_status": ("VARCHAR(20)", lambda record: record.tracking.response_status),
        "escalated_to": ("VARCHAR(100)", lambda record: record.tracking.escalated_to),
        "resolution_time_ms": ("INT", lambda record: record.tracking.resolution_time_ms),
        "created_at": ("TIMESTAMP DEFAULT CURRENT_TIMESTAMP", lambda record: time_text(record.created_at)),
    },
    key="request_id",
    indexes=(("idx_agents", "from_agent, to_agent"), ("idx_status", "response_status, requested_at")),
)
"""Of records."""
PATTERNS = Table(
    "clarification_patterns",
    {
        "pattern_id": ("SERIAL PRIMARY KEY", lambda pattern: pattern.pattern_id),
        "agent_pair": ("VARCHAR(200)", lambda pattern: pattern.agent_pair),
        "ambiguity_type": ("VARCHAR(50)", lambda pattern: pattern.ambiguity_type),
        "occurrence_count": ("INT DEFAULT 1", lambda pattern: pattern.occurrence_count),
        "example_requests": ("JSONB", lambda pattern: Raw(f"[{','.join(pattern.example_requests)}]".encode())),
        "suggested_improvement": ("TEXT", lambda pattern: pattern.suggested_improvement),
        "last_seen": ("TIMESTAMP DEFAULT CURRENT_TIMESTAMP", lambda pattern: time_text(pattern.last_seen)),
    },
    key="pattern_id",
    clauses=("UNIQUE (agent_pair, ambiguity_type)",),
)
"""Of patterns that are `merged`."""
FEEDBACK = Table(
    "feedback",
    {
        "feedback_id": ("VARCHAR(50) PRIMARY KEY", lambda one: one.feedback.id),
        "given_at": ("TIMESTAMP NOT NULL", lambda one: time_text(one.feedback.at)),
        "subject": ("VARCHAR(50) NOT NULL", lambda one: one.feedback.subject),
        "verdict": ("VARCHAR(30) NOT NULL", lambda one: one.feedback.verdict),
        "question_id": ("VARCHAR(200)", lambda one: one.kept.question_id),
        "rule": ("VARCHAR(200)", lambda one: one.kept.rule),
        "from_agent": ("VARCHAR(200)", lambda one: one.kept.from_),
        "to_agent": ("VARCHAR(200)", lambda one: one.kept.to),
        "department": ("VARCHAR(200)", lambda one: one.kept.department),
        "language": ("VARCHAR(200)", lambda one: one.kept.language),
        "ambiguity_type": ("VARCHAR(50)", lambda one: one.kept.ambiguity_type),
        "note": ("TEXT", lambda one: one.kept.note),
        "instruction": ("JSONB", lambda one: as_json(one.kept.instruction) if one.kept.instruction else None),
    },
    key="feedback_id",
)
"""Of what was `Said`."""
LABELS = {"was_clear": "clear", "was_unclear": "clarify"}
TRAINING = Table(
    "training",
    {
        "id": ("VARCHAR(50) PRIMARY KEY", lambda one: one.feedback.id),
        "text": ("TEXT NOT NULL", lambda one: one.kept.instruction.text),
        "label": ("VARCHAR(10) NOT NULL", lambda one: LABELS[one.feedback.verdict]),
        "department": ("VARCHAR(200)", lambda one: one.kept.instruction.department),
        "language": ("VARCHAR(200)", lambda one: one.kept.instruction.language),
        "action": ("VARCHAR(200)", lambda one: one.kept.instruction.action),
        "fields": ("JSONB", lambda one: as_json(one.kept.instruction.fields)),
        "history": ("JSONB", lambda one: as_json(one.kept.instruction.history)),
        "candidates": ("JSONB", lambda one: as_json(one.kept.instruction.candidates)),
        "required_fields": ("JSONB", lambda one: as_json(one.kept.instruction.required_fields)),
        "why": ("TEXT", lambda one: one.kept.note or ""),
    },
    key="id",
)
"""Of what was `Said` of a text, so that it `labels` it: `askfirst evaluate` reads it."""


class Said(NamedTuple):
    """A piece of feedback, and what it says."""

    feedback: Feedback
    kept: FeedbackKept

    @property
    def labels(self) -> bool:
        """Whether it says of a text that it was clear, or that it was not."""
        return self.kept.instruction is not None and self.feedback.verdict in LABELS


def said(feedback: Feedback) -> Said:
    """A piece of feedback, read."""
    return Said(feedback, msgspec.json.decode(feedback.body, type=FeedbackKept))


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
