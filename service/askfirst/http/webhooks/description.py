"""The descriptions of subscriptions, events and deliveries."""

from typing import Any

from askfirst.http.operation import PROBLEM, REFUSALS, content, named, parameters, responses
from askfirst.http.webhooks.body import (
    DeliveryList,
    EventList,
    Replayed,
    SubscriptionList,
    SubscriptionRequest,
    SubscriptionView,
    public_id,
)
from askfirst.http.webhooks.lists import DELIVERIES, EVENTS, REPLAY, DeliveriesQuery, EventsQuery
from askfirst.http.webhooks.subscriptions import MEMBER, PATH

SCHEMAS = [SubscriptionRequest, SubscriptionView, SubscriptionList, EventList, DeliveryList, Replayed]

_TAGS = ["Webhooks"]
_ID = "sub_1f6a90c2d37e4b58a4c1e0957bd2638f"
_EVENT = "evt_5f0c2a7be1d94c68a3b7f90d1e2c4a58_1_1"
_DELIVERY = public_id(f"{_EVENT}/callback")
_AT = "2026-01-01T00:00:00.000Z"
_GIVEN = {"url": "https://hooks.example.com/askfirst", "types": ["clarification.resolved", "clarification.best_guess"]}
_SHOWN = {
    "id": _ID,
    "origin": "https://hooks.example.com",
    "types": _GIVEN["types"],
    "created_at": _AT,
    "disabled_at": None,
    "disabled_because": None,
    "secret": None,
}
_MADE = {**_SHOWN, "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="}
_WHAT = {
    "id": _DELIVERY,
    "event_id": _EVENT,
    "type": "clarification.asked",
    "subject": "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58",
    "timestamp": _AT,
    "receiver": "callback",
}
_DEAD = {
    **_WHAT,
    "status": "dead",
    "attempts": 1,
    "reason": "the receiver answered 400",
    "died_at": "2026-01-01T00:00:01.000Z",
    "next_attempt_at": None,
}
_STORE = {
    "501": "The service keeps nothing, so there are no events",
    "503": "The store cannot be used now: try again after `Retry-After` seconds",
}
_QUERY = {"400": "A parameter does not fit: `errors` says which", **_STORE}
_MISSING = {"404": "There is nothing with this id"}


def paths() -> dict[str, dict[str, Any]]:
    """The operations by address and method."""
    return {
        PATH: {"post": subscribing(), "get": listing()},
        MEMBER: {
            "get": looking(),
            "delete": removing(),
            "parameters": [identified("A subscription", _ID, "^sub_[0-9a-f]{32}$")],
        },
        EVENTS: {"get": events()},
        DELIVERIES: {"get": deliveries()},
        REPLAY: {
            "post": replaying(),
            "parameters": [identified("A delivery", _DELIVERY, "^dlv_[A-Za-z0-9_-]{8,400}$")],
        },
    }


def subscribing() -> dict[str, Any]:
    """`POST /v1/subscriptions`."""
    location = {"Location": {"description": "Where the subscription is", "schema": {"type": "string"}}}
    given = {"some": ("Only how clarifications end", _GIVEN)}
    made = {"application/json": content(named("SubscriptionView"), {"some": (given["some"][0], _MADE)})}
    refusals = {status: {"description": said, "content": PROBLEM} for status, said in (REFUSALS | _STORE).items()}
    return {
        "operationId": "subscribe",
        "summary": "Subscribe to events",
        "description": (
            "Every event of these types (none named: of all) is sent to `url` from now on, as a Standard Webhook that "
            "`secret` signs. The secret is shown in this answer alone. The address is checked now and at each delivery."
        ),
        "tags": _TAGS,
        "requestBody": {
            "required": True,
            "content": {"application/json": content(named("SubscriptionRequest"), given)},
        },
        "responses": {
            "201": {"description": "The subscription with its secret", "headers": location, "content": made},
            "409": {"description": "There are too many", "content": PROBLEM},
            **refusals,
        },
    }


def listing() -> dict[str, Any]:
    """`GET /v1/subscriptions`."""
    answer = answered("SubscriptionList", {"subscriptions": [_SHOWN]}, "There is one")
    return {
        "operationId": "list_subscriptions",
        "summary": "List subscriptions",
        "description": "The oldest first, without their secrets; of their addresses only the origin is shown.",
        "tags": _TAGS,
        "responses": responses(answer, "All subscriptions", _STORE),
    }


def looking() -> dict[str, Any]:
    """`GET /v1/subscriptions/{id}`."""
    return {
        "operationId": "get_subscription",
        "summary": "Look at a subscription",
        "description": "Whether it is there, and whether it was disabled because its receiver answered 410.",
        "tags": _TAGS,
        "responses": responses(answered("SubscriptionView", _SHOWN, "It is there"), "It is there", _MISSING | _STORE),
    }


def removing() -> dict[str, Any]:
    """`DELETE /v1/subscriptions/{id}`."""
    refusals = responses({}, "", _MISSING | _STORE)
    del refusals["200"]
    return {
        "operationId": "unsubscribe",
        "summary": "Remove a subscription",
        "description": "Nothing is sent there any more, not even what waits already.",
        "tags": _TAGS,
        "responses": {"204": {"description": "It is removed"}, **refusals},
    }


def events() -> dict[str, Any]:
    """`GET /v1/events`."""
    event = {
        "id": _EVENT,
        "type": "clarification.requested",
        "timestamp": _AT,
        "late": False,
        "data": {"clarification": {"id": _WHAT["subject"], "status": "pending"}},
    }
    answer = answered("EventList", {"events": [event], "cursor": None}, "One, shortened")
    return {
        "operationId": "list_events",
        "summary": "List events, newest first",
        "description": "Each as it is sent to receivers: a sample of what comes, and a way to catch up by asking.",
        "tags": _TAGS,
        "parameters": parameters(EventsQuery),
        "responses": responses(answer, "A page of events", _QUERY),
    }


def deliveries() -> dict[str, Any]:
    """`GET /v1/deliveries`."""
    page = {"deliveries": [_DEAD], "counts": {"waiting": 0, "dead": 1}, "cursor": None}
    return {
        "operationId": "list_deliveries",
        "summary": "List deliveries that were given up, or wait",
        "description": (
            "`dead`: given up, the latest first; each can be sent anew. `waiting`: the next of each line (of one "
            "clarification to one receiver), the one that goes soonest first, with the attempts that it has had."
        ),
        "tags": _TAGS,
        "parameters": parameters(DeliveriesQuery),
        "responses": responses(answered("DeliveryList", page, "One was given up"), "A page of deliveries", _QUERY),
    }


def replaying() -> dict[str, Any]:
    """`POST /v1/deliveries/{id}/replay`."""
    answer = answered("Replayed", {"id": _DELIVERY, "status": "waiting"}, "It waits again")
    return {
        "operationId": "replay_delivery",
        "summary": "Send anew what was given up",
        "description": "With all its attempts, behind what waits for the same receiver. The event's id stays.",
        "tags": _TAGS,
        "responses": responses(answer, "It waits again", _MISSING | _STORE),
    }


def answered(schema: str, value: object, said: str) -> dict[str, Any]:
    """A JSON answer with an example."""
    return {"application/json": content(named(schema), {"one": (said, value)})}


def identified(what: str, example: str, pattern: str) -> dict[str, Any]:
    """The part of the address that varies."""
    schema = {"type": "string", "pattern": pattern}
    said = f"{what}'s id"
    return {"name": "id", "in": "path", "required": True, "description": said, "schema": schema, "example": example}
