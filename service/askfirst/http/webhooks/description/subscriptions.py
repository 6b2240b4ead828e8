"""Subscriptions: made, listed, looked at, removed."""

from typing import Any

from askfirst.http.operation import PROBLEM, REFUSALS, content, named, responses
from askfirst.http.webhooks.description.examples import GIVEN, MADE, MISSING, SHOWN, STORE, TAGS
from askfirst.http.webhooks.description.parts import answered


def subscribing() -> dict[str, Any]:
    """`POST /v1/subscriptions`."""
    location = {"Location": {"description": "Where the subscription is", "schema": {"type": "string"}}}
    given = {"some": ("Only how clarifications end", GIVEN)}
    made = {"application/json": content(named("SubscriptionView"), {"some": (given["some"][0], MADE)})}
    refusals = {status: {"description": said, "content": PROBLEM} for status, said in (REFUSALS | STORE).items()}
    return {
        "operationId": "subscribe",
        "summary": "Subscribe to events",
        "description": (
            "Every event of these types (none named: of all) is sent to `url` from now on, as a Standard Webhook that "
            "`secret` signs. The secret is shown in this answer alone. The address is checked now and at each delivery."
        ),
        "tags": TAGS,
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
    answer = answered("SubscriptionList", {"subscriptions": [SHOWN]}, "There is one")
    return {
        "operationId": "list_subscriptions",
        "summary": "List subscriptions",
        "description": "The oldest first, without their secrets; of their addresses only the origin is shown.",
        "tags": TAGS,
        "responses": responses(answer, "All subscriptions", STORE),
    }


def looking() -> dict[str, Any]:
    """`GET /v1/subscriptions/{id}`."""
    return {
        "operationId": "get_subscription",
        "summary": "Look at a subscription",
        "description": "Whether it is there, and whether and why it was disabled: its receiver is no more.",
        "tags": TAGS,
        "responses": responses(answered("SubscriptionView", SHOWN, "It is there"), "It is there", MISSING | STORE),
    }


def removing() -> dict[str, Any]:
    """`DELETE /v1/subscriptions/{id}`."""
    refusals = responses({}, "", MISSING | STORE)
    del refusals["200"]
    return {
        "operationId": "unsubscribe",
        "summary": "Remove a subscription",
        "description": "Nothing is sent there any more, not even what waits already.",
        "tags": TAGS,
        "responses": {"204": {"description": "It is removed"}, **refusals},
    }
