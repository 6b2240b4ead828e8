"""Feedback as tables: all of it, and what can be learned from, as `askfirst evaluate` reads it."""

import msgspec
from msgspec import Raw

from askfirst.cli.export.tables import Row, Table, time_text
from askfirst.http.insights.feedback import FeedbackKept
from askfirst.ports import Feedback

FEEDBACK = Table(
    "feedback",
    {
        "feedback_id": "VARCHAR(50) PRIMARY KEY",
        "given_at": "TIMESTAMP NOT NULL",
        "subject": "VARCHAR(50) NOT NULL",
        "verdict": "VARCHAR(30) NOT NULL",
        "question_id": "VARCHAR(200)",
        "rule": "VARCHAR(200)",
        "from_agent": "VARCHAR(200)",
        "to_agent": "VARCHAR(200)",
        "department": "VARCHAR(200)",
        "language": "VARCHAR(200)",
        "ambiguity_type": "VARCHAR(50)",
        "note": "TEXT",
        "instruction": "JSONB",
    },
    key="feedback_id",
)
TRAINING = Table(
    "training",
    {
        "id": "VARCHAR(50) PRIMARY KEY",
        "text": "TEXT NOT NULL",
        "label": "VARCHAR(10) NOT NULL",
        "department": "VARCHAR(200)",
        "language": "VARCHAR(200)",
        "action": "VARCHAR(200)",
        "fields": "JSONB",
        "history": "JSONB",
        "candidates": "JSONB",
        "required_fields": "JSONB",
        "why": "TEXT",
    },
    key="id",
)
LABELS = {"was_clear": "clear", "was_unclear": "clarify"}


def feedback_row(feedback: Feedback) -> Row:
    """One piece of feedback."""
    kept = msgspec.json.decode(feedback.body, type=FeedbackKept)
    return {
        "feedback_id": feedback.id,
        "given_at": time_text(feedback.at),
        "subject": feedback.subject,
        "verdict": feedback.verdict,
        "question_id": kept.question_id,
        "rule": kept.rule,
        "from_agent": kept.from_,
        "to_agent": kept.to,
        "department": kept.department,
        "language": kept.language,
        "ambiguity_type": kept.ambiguity_type,
        "note": kept.note,
        "instruction": _json(kept.instruction) if kept.instruction else None,
    }


def training_row(feedback: Feedback) -> Row | None:
    """A labelled text; None where the feedback has no text, or no word on whether it was clear."""
    kept = msgspec.json.decode(feedback.body, type=FeedbackKept)
    instruction, label = kept.instruction, LABELS.get(feedback.verdict)
    if instruction is None or label is None:
        return None
    return {
        "id": feedback.id,
        "text": instruction.text,
        "label": label,
        "department": instruction.department,
        "language": instruction.language,
        "action": instruction.action,
        "fields": _json(instruction.fields),
        "history": _json(instruction.history),
        "candidates": _json(instruction.candidates),
        "required_fields": _json(instruction.required_fields),
        "why": kept.note or "",
    }


def _json(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))
