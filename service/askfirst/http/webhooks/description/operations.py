"""The descriptions of subscriptions, events and deliveries, by address and method."""

from typing import Any

from askfirst.http.webhooks.body import (
    DeliveryList,
    EventList,
    Replayed,
    SubscriptionList,
    SubscriptionRequest,
    SubscriptionView,
)
from askfirst.http.webhooks.description.examples import DELIVERY, ID
from askfirst.http.webhooks.description.outgoing import deliveries, events, replaying
from askfirst.http.webhooks.description.parts import identified
from askfirst.http.webhooks.description.subscriptions import listing, looking, removing, subscribing
from askfirst.http.webhooks.lists import DELIVERIES, EVENTS, REPLAY
from askfirst.http.webhooks.subscriptions import MEMBER, PATH

SCHEMAS = [SubscriptionRequest, SubscriptionView, SubscriptionList, EventList, DeliveryList, Replayed]


def paths() -> dict[str, dict[str, Any]]:
    """The operations by address and method."""
    return {
        PATH: {"post": subscribing(), "get": listing()},
        MEMBER: {
            "get": looking(),
            "delete": removing(),
            "parameters": [identified("A subscription", ID, "^sub_[0-9a-f]{32}$")],
        },
        EVENTS: {"get": events()},
        DELIVERIES: {"get": deliveries()},
        REPLAY: {
            "post": replaying(),
            "parameters": [identified("A delivery", DELIVERY, "^dlv_[A-Za-z0-9_-]{8,400}$")],
        },
    }
