"""Events, who subscribes to them, and their deliveries: what is sent out, to whom, in which order."""

from typing import TypeAlias

from msgspec import Struct

from askfirst.ports.owners import SHARED

CALLBACK, EXECUTION = "callback", "execution"
"""Keys of a target that is the caller's own callback; `EXECUTION`: it is there for one execution of a workflow only."""


class Target(Struct, frozen=True):
    """A receiver. Order holds per subject and `key`: what one receiver fails to take holds up no other."""

    key: str
    """A subscription's id, or a fixed word such as CALLBACK."""
    url: str = ""
    """Where to; empty for a subscription, whose address counts as it is when it is delivered."""


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened. Its id follows from its cause, so that the same one is never kept twice."""

    id: str
    type: str
    subject: str
    """What it happened to: a clarification's id, or the name of a pattern."""
    at: int
    body: bytes
    """What is sent, as JSON."""
    targets: tuple[Target, ...] = ()
    """Who gets it. Listed events come without: addresses may be secret."""
    owner: str = SHARED
    """Whose it is. Deliveries do not say."""


class Subscription(Struct, frozen=True, kw_only=True):
    """An address, the types of events it wants (none named: all), and the secret that signs them."""

    id: str
    url: str
    secret: str
    types: tuple[str, ...] = ()
    created_at: int
    disabled_at: int | None = None
    disabled_because: str | None = None
    owner: str = SHARED
    all_owners: bool = False
    """Whether it gets the events of everybody, not those of its owner alone."""

    def wants(self, type_: str, owner: str = SHARED) -> bool:
        """Whether events of this type that belong to this owner go there."""
        good = self.disabled_at is None and (self.all_owners or owner == self.owner)
        return good and (not self.types or type_ in self.types)


class Delivery(Struct, frozen=True, kw_only=True):
    """One event for one receiver, leased to whoever claimed it."""

    id: str
    event: Event
    target: Target
    attempt: int
    """1 at the first claim."""
    lease: str
    """The proof that it is still ours."""


class Done(Struct, frozen=True):
    """Delivered, or nobody is there any more to deliver to."""


class RetryAt(Struct, frozen=True):
    """Not delivered: again at this time, and nothing else to this receiver before."""

    at: int


class Dead(Struct, frozen=True):
    """Given up: kept as a dead letter, and the next one may go."""

    at: int
    reason: str


Settlement: TypeAlias = Done | RetryAt | Dead


class DeadLetter(Struct, frozen=True, kw_only=True):
    """A delivery that was given up, when and why. It can be sent anew."""

    delivery: Delivery
    died_at: int
    reason: str


class Waiting(Struct, frozen=True, kw_only=True):
    """A delivery that is the next of its line, as it is now: nobody has claimed it by looking."""

    delivery: Delivery
    """With the attempts that were made, and without a lease."""
    next_at: int
    """When it may be claimed: not before what it waits for, or not before somebody's lease ends."""


class EventPage(Struct, frozen=True):
    """Events newest first; `cursor` asks for those after, None says that there are none."""

    events: tuple[Event, ...]
    cursor: str | None


class DeadPage(Struct, frozen=True):
    """Dead letters, the latest first; `cursor` asks for those after, None says that there are none."""

    letters: tuple[DeadLetter, ...]
    cursor: str | None
