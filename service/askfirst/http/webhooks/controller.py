"""`/v1/subscriptions`, `/v1/events` and `/v1/deliveries`: who hears of events, what was, what failed."""

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from msgspec import Meta, Struct, field

from askfirst.desk import Reply, new
from askfirst.http.caller import caller_of
from askfirst.http.dependencies import Injected, Query
from askfirst.http.idempotency import NOTHING, Keyed, Repeatable
from askfirst.http.openapi import STORE, Example, located, path_id, problems
from askfirst.http.problems import RequestError
from askfirst.http.reading import StrictRequest
from askfirst.http.reply import encode
from askfirst.http.webhooks.body import (
    DeliveryCounts,
    DeliveryList,
    DeliveryView,
    EventList,
    EventType,
    Replayed,
    SubscriptionList,
    SubscriptionRequest,
    SubscriptionView,
    kept_id,
    public_id,
    shown_dead,
    shown_event,
    shown_subscription,
    shown_waiting,
)
from askfirst.http.webhooks.subscriptions import Subscriptions, missing
from askfirst.ports import Store

_PRIVATE = {"cache-control": "no-store"}
_NO_EVENTS = STORE | {501: "The service keeps nothing, so there are no events"}
_MISSING = {404: "There is nothing with this id"}

_ID = "sub_1f6a90c2d37e4b58a4c1e0957bd2638f"
_EVENT = "evt_5f0c2a7be1d94c68a3b7f90d1e2c4a58_1_1"
_SUBJECT = "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58"
_DELIVERY = public_id(f"{_EVENT}/callback")
_AT = "2026-01-01T00:00:00.000Z"
_TYPES = ("clarification.resolved", "clarification.best_guess")
_SHOWN = SubscriptionView(id=_ID, origin="https://hooks.example.com", types=_TYPES, created_at=_AT)


_MADE = msgspec.structs.replace(_SHOWN, secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=")  # noqa: S106
_GIVEN = {"url": "https://hooks.example.com/askfirst", "types": _TYPES}
_HAPPENED = {
    "id": _EVENT,
    "type": "clarification.requested",
    "timestamp": _AT,
    "late": False,
    "data": {"clarification": {"id": _SUBJECT, "status": "pending"}},
}
_DEAD = DeliveryView(
    id=_DELIVERY,
    status="dead",
    event_id=_EVENT,
    type="clarification.asked",
    subject=_SUBJECT,
    timestamp=_AT,
    receiver="callback",
    attempts=1,
    reason="the receiver answered 400",
    died_at="2026-01-01T00:00:01.000Z",
)
_UNDELIVERED = DeliveryList((_DEAD,), DeliveryCounts(0, 1), None)

SubscriptionId = Annotated[str, path_id("A subscription's id", _ID, "^sub_[0-9a-f]{32}$")]
DeliveryId = Annotated[str, path_id("A delivery's id", _DELIVERY, "^dlv_[A-Za-z0-9_-]{8,400}$")]


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


class SubscriptionController(Controller):
    """Who hears of events."""

    path = "/v1/subscriptions"
    tags = ("Webhooks",)

    @post(
        response_headers=located("Where the subscription is"),
        responses=problems({409: "There are too many"}, _NO_EVENTS),
        dependencies={"repeatable": Keyed()},
        examples={"some": Example("Only how clarifications end", _GIVEN, _MADE, 201)},
    )
    async def subscribe(
        self,
        request: StrictRequest,
        data: SubscriptionRequest,
        repeatable: Injected[Repeatable],
        subscriptions: Injected[Subscriptions],
    ) -> Response[SubscriptionView]:
        """Subscribe to events.

        Every event of these types (none named: of all) is sent to `url` from now on, as a Standard Webhook that
        `secret` signs. The secret is shown in this answer alone. The address is checked now and at each delivery.
        """
        caller, key = caller_of(request.scope), repeatable.key(data, "subscribe", "sub_")
        return await repeatable.answer(key, lambda: subscriptions.make(data, caller, key), _PRIVATE)

    @get(responses=problems(_NO_EVENTS), examples={"one": Example("There is one", answer=SubscriptionList((_SHOWN,)))})
    async def list_subscriptions(
        self, request: StrictRequest, subscriptions: Injected[Subscriptions]
    ) -> Response[SubscriptionList]:
        """List subscriptions.

        The oldest first, without their secrets; of their addresses only the origin is shown.
        """
        kept = await subscriptions.seen(caller_of(request.scope))
        return Response(SubscriptionList(tuple(map(shown_subscription, kept))), headers=_PRIVATE)

    @get("/{id:str}", responses=problems(_MISSING, _NO_EVENTS), examples={"one": Example("It is there", answer=_SHOWN)})
    async def get_subscription(
        self, request: StrictRequest, id_: SubscriptionId, subscriptions: Injected[Subscriptions]
    ) -> Response[SubscriptionView]:
        """Look at a subscription.

        Whether it is there, and whether and why it was disabled: its receiver is no more.
        """
        found = next((one for one in await subscriptions.seen(caller_of(request.scope)) if one.id == id_), None)
        return Response(shown_subscription(found or missing()), headers=_PRIVATE)

    @delete("/{id:str}", responses=problems(_MISSING, _NO_EVENTS), dependencies={"repeatable": Keyed()})
    async def unsubscribe(
        self,
        request: StrictRequest,
        id_: SubscriptionId,
        repeatable: Injected[Repeatable],
        subscriptions: Injected[Subscriptions],
    ) -> Response[None]:
        """Remove a subscription.

        Nothing is sent there any more, not even what waits already.
        """
        caller, key = caller_of(request.scope), repeatable.key(NOTHING, f"unsubscribe {id_}", "sub_")
        return await repeatable.answer(key, lambda: subscriptions.remove(id_, caller, key))


class OutboxController(Controller):
    """What happened, and what could not be delivered."""

    path = "/v1"
    tags = ("Webhooks",)

    @get(
        "/events",
        responses=problems(_NO_EVENTS),
        dependencies={"wanted": Query(EventsQuery)},
        examples={"one": Example("One, shortened", answer=EventList((_HAPPENED,), None))},
    )
    async def list_events(
        self, request: StrictRequest, wanted: Injected[EventsQuery], store: Injected[Store]
    ) -> EventList:
        """List events, newest first.

        Each as it is sent to receivers: a sample of what comes, and a way to catch up by asking.
        """
        page = await store.events(wanted.limit, wanted.cursor, wanted.type_, caller_of(request.scope).within)
        return EventList(tuple(map(shown_event, page.events)), page.cursor)

    @get(
        "/deliveries",
        responses=problems(_NO_EVENTS),
        dependencies={"wanted": Query(DeliveriesQuery)},
        examples={"one": Example("One was given up", answer=_UNDELIVERED)},
    )
    async def list_deliveries(self, wanted: Injected[DeliveriesQuery], store: Injected[Store]) -> DeliveryList:
        """List deliveries that were given up, or wait.

        `dead`: given up, the latest first; each can be sent anew. `waiting`: the next of each line (of one
        clarification to one receiver), the one that goes soonest first, with the attempts that it has had.
        """
        backlog = await store.backlog()
        counts = DeliveryCounts(backlog.deliveries, backlog.dead_letters)
        if wanted.status == "waiting":
            return DeliveryList(tuple(map(shown_waiting, await store.waiting(wanted.limit))), counts, None)
        page = await store.dead_letters(wanted.limit, wanted.cursor)
        return DeliveryList(tuple(map(shown_dead, page.letters)), counts, page.cursor)

    @post(
        "/deliveries/{id:str}/replay",
        status_code=200,
        responses=problems(_MISSING, _NO_EVENTS),
        dependencies={"repeatable": Keyed()},
        examples={"one": Example("It waits again", answer=Replayed(_DELIVERY))},
    )
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
