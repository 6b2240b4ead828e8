"""What can happen to a clarification, and what follows from it for the outside."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from askfirst.clarifications.state import Remark, Value
from askfirst.model import Party


class Given(Struct, frozen=True, kw_only=True):
    """One answer: to the question with this id, or to the one that asks for this field."""

    value: Value
    question_id: str | None = None
    field: str | None = None
    explanation: Remark | None = None


class Answered(Struct, frozen=True, kw_only=True):
    """Somebody answers. `candidates` are what a new search found, with the answer in mind."""

    given: tuple[Given, ...]
    by: Party | None = None
    candidates: tuple[str, ...] | None = None


class Skipped(Struct, frozen=True, kw_only=True):
    """The person says: go on without. An assumption takes the place of the answer."""

    question_id: str | None = None
    by: Party | None = None


class Declined(Struct, frozen=True, kw_only=True):
    """The person refuses to answer, and nobody has said what to assume; with `order` also what was ordered."""

    question_id: str | None = None
    by: Party | None = None
    order: bool = False


class TimedOut(Struct, frozen=True):
    """The wait for the current level is over, whatever the clock says."""


class Escalated(Struct, frozen=True):
    """Somebody passes the question on by hand."""


class Cancelled(Struct, frozen=True, kw_only=True):
    """Nobody needs the answer any more."""

    by: Party | None = None


class Ticked(Struct, frozen=True):
    """Nothing but time has passed: what every read applies."""


Event: TypeAlias = Answered | Skipped | Declined | TimedOut | Escalated | Cancelled | Ticked

EffectType: TypeAlias = Literal[
    "clarification.requested",
    "clarification.asked",
    "clarification.answered",
    "clarification.escalated",
    "clarification.resolved",
    "clarification.best_guess",
    "clarification.cancelled",
]


class Effect(Struct, frozen=True, kw_only=True):
    """An event for the outside. The id follows from clarification, version and number.

    `details` are what this event is about; `late` marks an answer that came after the end.
    """

    id: str
    type: EffectType
    at: int
    details: dict[str, Any] = field(default_factory=dict)
    late: bool = False
