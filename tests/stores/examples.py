"""Small clarifications and events to keep."""

from typing import Any

from askfirst.ports import Change, Event, Increment, Once, Record, Status, Target, Tracking, new_id

AT = 1_780_000_000_000
"""A time in May 2026."""


def record(id_: str | None = None, version: int = 1, status: Status = "pending", **other: Any) -> Record:
    at = other.pop("created_at", AT)
    tracking = {"from_agent": "bot-7", "to_agent": "anna", "requested_at": at} | other.pop("tracking", {})
    values: dict[str, Any] = {
        "state": b'{"question": "Which date?"}',
        "due": AT + 60_000 if status == "pending" else None,
        "created_at": at,
        "updated_at": at + version,
        "department": "sales",
        "language": "en",
    } | other
    return Record(id=id_ or new_id(), version=version, status=status, tracking=Tracking(**tracking), **values)


def event(subject: str, number: int = 1, *targets: str, type_: str = "clarification.asked", at: int = AT,
          owner: str = "") -> Event:  # fmt: skip
    return Event(
        id=f"evt_{subject}_{number}",
        type=type_,
        subject=subject,
        at=at,
        body=b'{"n": %d}' % number,
        targets=tuple(Target(key, "" if key.startswith("sub") else f"http://127.0.0.1/{key}") for key in targets),
        owner=owner,
    )


def change(kept: Record, *events: Event, counts: tuple[Increment, ...] = (), once: Once | None = None) -> Change:
    return Change(record=kept, events=events, counts=counts, once=once)
