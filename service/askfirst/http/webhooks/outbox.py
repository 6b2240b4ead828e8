"""`/v1/events` and `/v1/deliveries`: what happened, and what could not be delivered."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get, post
from msgspec import Meta, Struct, field

from askfirst.desk import Reply, new
from askfirst.http.dependencies import Injected
from askfirst.http.idempotency import NOTHING, Repeatable
from askfirst.http.openapi import path_id
from askfirst.http.problems import RequestError
from askfirst.http.reply import encode
from askfirst.http.webhooks.subscriptions import MISSING, NO_EVENTS, EventType
from askfirst.moments import iso
from askfirst.ports import Caller, DeadLetter, Store, Waiting

_PREFIX = "dlv_"


class EventList(Struct, frozen=True):
    """Events newest first, each as it was sent; `cursor` asks for those after."""

    events: Annotated[tuple[dict[str, Any], ...], Meta(description="Newest first")]
    cursor: Annotated[str | None, Meta(description="Asks for what comes after; null at the end")]


class EventsQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which events, how many, and after which."""

    type_: EventType | None = field(default=None, name="type")
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None


class DeliveriesQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which deliveries, how many, and, of dead ones, after which."""

    status: Literal["dead", "waiting"] = "dead"
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    cursor: Annotated[str, Meta(min_length=1, max_length=500)] | None = None


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


def shown(one: DeadLetter | Waiting) -> DeliveryView:
    """A delivery that was given up, or the next one of its line."""
    delivery = one.delivery
    more: dict[str, Any]
    if isinstance(one, DeadLetter):
        more = {"status": "dead", "reason": one.reason, "died_at": iso(one.died_at)}
    else:
        more = {"status": "waiting", "next_attempt_at": iso(one.next_at)}
    return DeliveryView(
        id=public_id(delivery.id),
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


_DELIVERY = public_id("evt_5f0c2a7be1d94c68a3b7f90d1e2c4a58_1_1/callback")

DeliveryId = Annotated[str, path_id("A delivery's id", _DELIVERY, "^dlv_[A-Za-z0-9_-]{8,400}$")]


class OutboxController(Controller):
    """What happened, and what could not be delivered."""

    path = "/v1"
    tags = ("Webhooks",)

    @get("/events", problems=NO_EVENTS)
    async def list_events(
        self, caller: Injected[Caller], wanted: Injected[EventsQuery], store: Injected[Store]
    ) -> EventList:
        """List events, newest first.

        Each as it is sent to receivers: a sample of what comes, and a way to catch up by asking.
        """
        page = await store.events(wanted.limit, wanted.cursor, wanted.type_, caller.within)
        return EventList(tuple(msgspec.json.decode(one.body) for one in page.events), page.cursor)

    @get("/deliveries", problems=NO_EVENTS)
    async def list_deliveries(self, wanted: Injected[DeliveriesQuery], store: Injected[Store]) -> DeliveryList:
        """List deliveries that were given up, or wait.

        `dead`: given up, the latest first; each can be sent anew. `waiting`: the next of each line (of one
        clarification to one receiver), the one that goes soonest first, with the attempts that it has had.
        """
        backlog = await store.backlog()
        counts = DeliveryCounts(backlog.deliveries, backlog.dead_letters)
        if wanted.status == "waiting":
            return DeliveryList(tuple(map(shown, await store.waiting(wanted.limit))), counts, None)
        page = await store.dead_letters(wanted.limit, wanted.cursor)
        return DeliveryList(tuple(map(shown, page.letters)), counts, page.cursor)

    @post("/deliveries/{id:str}/replay", status_code=200, problems=MISSING | NO_EVENTS)
    async def replay_delivery(
        self,
        public: DeliveryId,
        repeatable: Injected[Repeatable],
        store: Injected[Store],
        wake_deliveries: Injected[Callable[[], None]],
    ) -> Response[Replayed]:
        """Send anew what was given up.

        With all its attempts, behind what waits for the same receiver. The event's id stays.
        """
        id_ = kept_id(public)
        key = repeatable.key(NOTHING, "replay", id_ or "")

        async def replayed() -> Reply:
            told = Reply(200, encode(Replayed(public)))
            record = key.once(told) if key else None
            if id_ is None or not new(await store.revive([id_], await store.now(), record)):
                detail = "No delivery that was given up has this id: it may have been sent anew, or removed."
                raise RequestError("not-found", detail)
            wake_deliveries()
            return told

        return await repeatable.answer(key, replayed)
