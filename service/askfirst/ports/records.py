"""A clarification, and a chat's session, as stores keep them: an opaque state beside the few columns they need."""

from typing import Literal, TypeAlias

from msgspec import Struct

from askfirst.ports.counts import Increment
from askfirst.ports.events import Event
from askfirst.ports.owners import SHARED

Status: TypeAlias = Literal["pending", "resolved", "best_guess", "cancelled"]


class Tracking(Struct, frozen=True, kw_only=True):
    """The row of the protocol's table `clarification_requests`, beside its id and `created_at`."""

    from_agent: str
    to_agent: str
    original_message_id: str | None = None
    confidence_score: float | None = None
    ambiguity_type: str | None = None
    specific_issues: str = "[]"
    """JSON: the protocol's list of field, issue and suggestion."""
    requested_at: int
    responded_at: int | None = None
    response_status: Literal["resolved", "timeout", "escalated"] | None = None
    escalated_to: str | None = None
    resolution_time_ms: int | None = None


class Record(Struct, frozen=True, kw_only=True):
    """One clarification. After the first version only state, status and times change."""

    id: str
    version: int
    """1 at the first commit, one more at each further one."""
    state: bytes
    status: Status
    due: int | None
    """When the open level's deadline is; None where nothing is waited for."""
    created_at: int
    updated_at: int
    department: str | None = None
    language: str | None = None
    tracking: Tracking
    owner: str = SHARED


class Once(Struct, frozen=True):
    """What was answered under an idempotency key. The key lies with what is changed: see `new_id` and `WITH`."""

    key: str
    fingerprint: str
    """A hash of the request: the same key with another one is the caller's mistake."""
    response: bytes


class Change(Struct, frozen=True, kw_only=True):
    """What one step changes, kept in one transaction or not at all.

    It takes effect only if the version kept is `record.version - 1` (0: nothing is kept yet) and
    `once.key` was not used before. `counts` are added to the counters.
    """

    record: Record
    events: tuple[Event, ...] = ()
    counts: tuple[Increment, ...] = ()
    once: Once | None = None


class Committed(Struct, frozen=True):
    """The change is kept."""


class LostRace(Struct, frozen=True):
    """Somebody else came first: load and step again. Nothing of the change is kept."""


class Repeated(Struct, frozen=True):
    """The idempotency key was used before, with this answer. Nothing of the change is kept."""

    once: Once


Outcome: TypeAlias = Committed | LostRace | Repeated


class Found(Struct, frozen=True):
    """What `load` found, and the time to step with: `max(store clock, record.updated_at)`."""

    record: Record | None
    now: int


class Due(Struct, frozen=True, order=True):
    """A clarification whose deadline has come."""

    due: int
    id: str


class Filter(Struct, frozen=True, kw_only=True):
    """Which clarifications to list; what is None does not matter."""

    status: Status | None = None
    department: str | None = None
    language: str | None = None
    from_agent: str | None = None
    to_agent: str | None = None
    owner: str | None = None


class RecordPage(Struct, frozen=True):
    """Clarifications newest first; `cursor` asks for those after, None says that there are none."""

    records: tuple[Record, ...]
    cursor: str | None


class Session(Struct, frozen=True, kw_only=True):
    """What a chat session holds: an opaque state under a version, 1 at the first save."""

    id: str
    version: int
    state: bytes
