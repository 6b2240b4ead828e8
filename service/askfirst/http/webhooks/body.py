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

    url: Annotated[str, Meta(min_length=1, max_length=2_000, description="Where events are sent")]
    types: Annotated[
        tuple[EventType, ...], Meta(max_length=20, description="The events that are sent; all where none is named")
    ] = ()
    secret: Annotated[
        Annotated[str, Meta(min_length=1, max_length=200)] | None, Meta(description="What signs the calls; shown once")
    ] = None
    all_owners: Annotated[
        bool,
        Meta(
            description="Whether events of all owners are sent, not those of the key's owner alone: for keys with "
            "the scope `admin`"
        ),
    ] = False


class SubscriptionView(Struct, frozen=True, kw_only=True):
    """A subscription. Of its address the origin alone is shown; `secret` only in answer to its making."""

    id: Annotated[str, Meta(description="Its id")]
    origin: Annotated[str, Meta(description="Scheme, host and port of its address")]
    types: Annotated[tuple[str, ...], Meta(description="The events that are sent; all where none is named")]
    created_at: Annotated[str, Meta(description="When it was made, in UTC")]
    disabled_at: Annotated[str | None, Meta(description="When it was disabled, in UTC; null while it is in use")] = None
    disabled_because: Annotated[str | None, Meta(description="Why it was disabled")] = None
    all_owners: Annotated[bool, Meta(description="Whether it gets the events of all owners")] = False
    secret: Annotated[str | None, Meta(description="What signs the calls; shown once")] = None


class SubscriptionList(Struct, frozen=True):
    """All of them, the oldest first."""

    subscriptions: Annotated[tuple[SubscriptionView, ...], Meta(description="The oldest first")]


class EventList(Struct, frozen=True):
    """Events newest first, each as it was sent; `cursor` asks for those after."""

    events: Annotated[tuple[dict[str, Any], ...], Meta(description="Newest first")]
    cursor: Annotated[str | None, Meta(description="Asks for what comes after; null at the end")]


class DeliveryView(Struct, frozen=True, kw_only=True):
    """An event on its way to one receiver: `callback`, `execution`, or a subscription's id.

    `dead`: given up, why and when. `waiting`: the next of its line, with the time of its next attempt.
    """

    id: Annotated[str, Meta(description="Its id")]
    status: Annotated[Literal["dead", "waiting"], Meta(description="How it stands")]
    event_id: Annotated[str, Meta(description="The event that is on its way")]
    type: Annotated[str, Meta(description="The type of event")]
    subject: Annotated[str, Meta(description="The clarification, or the pattern, that it tells of")]
    timestamp: Annotated[str, Meta(description="When it happened, in UTC")]
    receiver: Annotated[
        str,
        Meta(description="`callback` (`execution` where it is for one execution only), or the id of a subscription"),
    ]
    attempts: Annotated[int, Meta(description="How often it has been tried")]
    reason: Annotated[str | None, Meta(description="Why it was given up")] = None
    died_at: Annotated[str | None, Meta(description="When it was given up, in UTC")] = None
    next_attempt_at: Annotated[str | None, Meta(description="When it is tried next, in UTC")] = None


class DeliveryCounts(Struct, frozen=True):
    """How many wait, those behind others included, and how many were given up."""

    waiting: Annotated[int, Meta(description="How many wait")]
    dead: Annotated[int, Meta(description="How many were given up")]


class DeliveryList(Struct, frozen=True):
    """Deliveries of one status: dead ones the latest first, waiting ones the next first."""

    deliveries: Annotated[tuple[DeliveryView, ...], Meta(description="Those of the status that was asked for")]
    counts: Annotated[DeliveryCounts, Meta(description="The numbers behind the KPIs")]
    cursor: Annotated[str | None, Meta(description="Asks for what comes after; null at the end")]


class Replayed(Struct, frozen=True):
    """The delivery waits again."""

    id: Annotated[str, Meta(description="Its id")]
    status: Annotated[Literal["waiting"], Meta(description="How it stands")] = "waiting"


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
