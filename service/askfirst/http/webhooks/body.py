"""What is taken and shown of subscriptions, events and deliveries. Whole addresses and secrets are never shown."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from typing import Annotated, Any, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from askfirst.clarifications.events import EffectType
from askfirst.moments import iso
from askfirst.ports import DeadLetter, Delivery, Event, Subscription, Waiting

EventType: TypeAlias = EffectType | Literal["pattern.detected"]
_PREFIX = "dlv_"


class SubscriptionRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where events are to go, and which: all of the key's owner unless `types` names some.

    With `all_owners`, which takes a key with the scope `admin`, also those of all other owners.

    `secret` signs them; unless given, one is made. It is `whsec_` and 24 to 64 bytes in Base64.
    """

    url: Annotated[str, Meta(min_length=1, max_length=2_000)]
    types: Annotated[tuple[EventType, ...], Meta(max_length=20)] = ()
    secret: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    all_owners: bool = False


class SubscriptionView(Struct, frozen=True, kw_only=True):
    """A subscription. Of its address the origin alone is shown; `secret` only in answer to its making."""

    id: str
    origin: str
    types: tuple[str, ...]
    created_at: str
    disabled_at: str | None = None
    disabled_because: str | None = None
    all_owners: bool = False
    secret: str | None = None


class SubscriptionList(Struct, frozen=True):
    """All of them, the oldest first."""

    subscriptions: tuple[SubscriptionView, ...]


class EventList(Struct, frozen=True):
    """Events newest first, each as it was sent; `cursor` asks for those after."""

    events: tuple[dict[str, Any], ...]
    cursor: str | None


class DeliveryView(Struct, frozen=True, kw_only=True):
    """An event on its way to one receiver: `callback`, `execution`, or a subscription's id.

    `dead`: given up, why and when. `waiting`: the next of its line, with the time of its next attempt.
    """

    id: str
    status: Literal["dead", "waiting"]
    event_id: str
    type: str
    subject: str
    timestamp: str
    receiver: str
    attempts: int
    reason: str | None = None
    died_at: str | None = None
    next_attempt_at: str | None = None


class DeliveryCounts(Struct, frozen=True):
    """How many wait, those behind others included, and how many were given up."""

    waiting: int
    dead: int


class DeliveryList(Struct, frozen=True):
    """Deliveries of one status: dead ones the latest first, waiting ones the next first."""

    deliveries: tuple[DeliveryView, ...]
    counts: DeliveryCounts
    cursor: str | None


class Replayed(Struct, frozen=True):
    """The delivery waits again."""

    id: str
    status: Literal["waiting"] = "waiting"


def shown_subscription(kept: Subscription, *, secret: bool = False) -> SubscriptionView:
    """A subscription for the outside; with its secret only when it was just made."""
    parts = urlsplit(kept.url)
    return SubscriptionView(
        id=kept.id,
        origin=f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}",
        types=kept.types,
        created_at=iso(kept.created_at),
        disabled_at=None if kept.disabled_at is None else iso(kept.disabled_at),
        disabled_because=kept.disabled_because,
        all_owners=kept.all_owners,
        secret=kept.secret if secret else None,
    )


def shown_event(event: Event) -> dict[str, Any]:
    """The event as it was sent."""
    body: dict[str, Any] = msgspec.json.decode(event.body)
    return body


def shown_dead(letter: DeadLetter) -> DeliveryView:
    """A delivery that was given up."""
    return shown(letter.delivery, "dead", reason=letter.reason, died_at=iso(letter.died_at))


def shown_waiting(waiting: Waiting) -> DeliveryView:
    """A delivery that is the next of its line."""
    return shown(waiting.delivery, "waiting", next_attempt_at=iso(waiting.next_at))


def shown(delivery: Delivery, status: Literal["dead", "waiting"], **more: str) -> DeliveryView:
    """What both have in common."""
    return DeliveryView(
        id=public_id(delivery.id),
        status=status,
        event_id=delivery.event.id,
        type=delivery.event.type,
        subject=delivery.event.subject,
        timestamp=iso(delivery.event.at),
        receiver=delivery.target.key,
        attempts=delivery.attempt,
        **more,
    )


def public_id(id_: str) -> str:
    """A delivery's id as one part of a path: stores have slashes in theirs."""
    return _PREFIX + urlsafe_b64encode(id_.encode()).decode().rstrip("=")


def kept_id(public: str) -> str | None:
    """The store's id; None where it can be none."""
    text = public.removeprefix(_PREFIX)
    try:
        return None if text == public else urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()
    except (Base64Error, UnicodeDecodeError, ValueError):
        return None
