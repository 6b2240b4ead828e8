"""What a store offers, one interface per concern. Every method may raise StoreUnavailable.

Whatever returns has been kept as safely as the store's status says; whatever raises may be called
again without harm: no change takes effect twice.

Lists take an `owner`: only what belongs to it; None means everybody's. A change that takes a `once` keeps it in
the same write where it takes effect, and gives `Repeated` where its key was used before; nothing else happens then.
"""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from askfirst.ports.counts import Count, Feedback, FeedbackPage, Increment, Pattern, Sighting
from askfirst.ports.events import DeadPage, Delivery, Event, EventPage, Settlement, Subscription, Waiting
from askfirst.ports.limits import ONCE_KEPT
from askfirst.ports.owners import SHARED
from askfirst.ports.records import Change, Due, Filter, Found, Once, Outcome, RecordPage, Repeated, Session

Safety: TypeAlias = Literal["every_commit", "within_a_second", "lost_at_a_crash", "unknown"]
"""What survives a crash of the machine or of Redis: all that was acknowledged, all but the last second, or less."""


class StoreStatus(Struct, frozen=True, kw_only=True):
    """Whether the store answers and takes writes, how safe it is, and what to do where it is not."""

    kind: Literal["none", "sqlite", "redis"]
    ok: bool
    safety: Safety
    detail: str


class Backlog(Struct, frozen=True, kw_only=True):
    """What is left to do: open clarifications, deliveries that wait, letters that are dead."""

    open: int
    deliveries: int
    dead_letters: int


class Clarifications(Protocol):
    """Clarifications, their deadlines, and idempotency keys."""

    async def load(self, id_: str) -> Found:
        """The clarification as it was last committed, and the time to step it with."""

    async def commit(self, change: Change) -> Outcome:
        """Keep the change whole if nobody came first, else nothing of it."""

    async def recall(self, key: str) -> Once | None:
        """What was answered under this idempotency key, while that is kept."""

    async def remember(self, once: Once, kept: int = ONCE_KEPT) -> Once | None:
        """Keep an answer that no change belongs to, for so many ms; what was kept under its key before, if anything."""

    async def due(self, now: int, limit: int) -> tuple[Due, ...]:
        """Clarifications whose deadline is not after `now`, the oldest first. The claim is the commit."""

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The version of each that is kept: cheap, for those who wait for a change."""

    async def find(self, filter_: Filter, limit: int, cursor: str | None = None) -> RecordPage:
        """Clarifications newest first. Raises CursorError."""


class Events(Protocol):
    """The log of events, and their way into the outbox without a change of a clarification."""

    async def publish(self, event: Event, *, again: bool = False) -> bool:
        """Log and send an event; False and nothing where its id is logged already, unless `again`."""

    async def events(
        self, limit: int, cursor: str | None = None, type_: str | None = None, owner: str | None = None
    ) -> EventPage:
        """Events newest first. Raises CursorError."""


class Outbox(Protocol):
    """Deliveries to make: at least once, in order per subject and receiver."""

    async def claim(self, now: int, lease_ms: int, limit: int) -> tuple[Delivery, ...]:
        """Deliveries that are due, ours alone until the lease ends."""

    async def settle(self, delivery: Delivery, how: Settlement) -> bool:
        """What came of it; False and nothing where the lease had ended and another one claimed it."""

    async def waiting(self, limit: int) -> tuple[Waiting, ...]:
        """The first delivery of each line, the one that may go soonest first; those that are leased too."""

    async def dead_letters(self, limit: int, cursor: str | None = None) -> DeadPage:
        """Dead letters, the latest first. Raises CursorError."""

    async def revive(self, ids: Sequence[str], now: int, once: Once | None = None) -> int | Repeated:
        """Send these dead letters anew, behind what waits for the same receiver; how many there were."""


class Sessions(Protocol):
    """Chat sessions."""

    async def load_session(self, id_: str) -> Session | None:
        """The session as last saved, None where there is none or its time is over."""

    async def save_session(self, session: Session, ttl_ms: int, once: Once | None = None) -> bool | Repeated:
        """Keep it if the version kept is one less (0: none is kept), else False and nothing."""


class Subscriptions(Protocol):
    """Subscriptions to events."""

    async def subscribe(self, subscription: Subscription, once: Once | None = None) -> Repeated | None:
        """Keep a new one."""

    async def subscriptions(self) -> tuple[Subscription, ...]:
        """Everybody's, the oldest first."""

    async def unsubscribe(self, id_: str, once: Once | None = None) -> bool | Repeated:
        """Remove it; False where there was none."""

    async def disable(self, id_: str, at: int, reason: str) -> bool:
        """Send nothing there any more but keep it listed; False where there was none or it was disabled."""


class Counters(Protocol):
    """Counters by period."""

    async def count(self, batch: str, increments: Sequence[Increment]) -> None:
        """Add these; the same batch, named by its sender, is added once."""

    async def counts(self, first: str, last: str) -> tuple[Count, ...]:
        """Every counter of the periods from `first` to `last`, both included, in order."""


class Patterns(Protocol):
    """What is often unclear between two agents."""

    async def sight(self, sighting: Sighting) -> int:
        """Count the case, or cases; the count after it."""

    async def suggest(self, agent_pair: str, ambiguity_type: str, improvement: str, owner: str = SHARED) -> None:
        """What the sender could do better; kept with the pattern, where there is one."""

    async def patterns(self, least: int = 1, limit: int = 1000, owner: str | None = None) -> tuple[Pattern, ...]:
        """Patterns seen at least so often, the most frequent first."""


class FeedbackBook(Protocol):
    """Feedback."""

    async def add_feedback(self, feedback: Feedback, once: Once | None = None) -> Repeated | None:
        """Keep it; the same id once."""

    async def feedback(self, limit: int, cursor: str | None = None, owner: str | None = None) -> FeedbackPage:
        """Feedback newest first. Raises CursorError."""


class Upkeep(Protocol):
    """Clock, readiness, and what is no longer needed."""

    async def open(self) -> None:
        """Make ready for use. Raises StoreError where what is there cannot be used."""

    async def close(self) -> None:
        """Finish what was begun and let go."""

    async def now(self) -> int:
        """The store's clock."""

    async def status(self) -> StoreStatus:
        """Ask the store itself, writes included; never raises StoreUnavailable."""

    async def backlog(self) -> Backlog:
        """What is left to do."""

    async def purge(self, now: int) -> int:
        """Remove some of what is past its time; how much. Call it again while it is more than 0."""


class Store(
    Clarifications, Events, Outbox, Sessions, Subscriptions, Counters, Patterns, FeedbackBook, Upkeep, Protocol
):
    """All of it."""
