"""What was sent, what could not be, and sending it anew."""

from typing import Any

from askfirst.http.operation import parameters, responses
from askfirst.http.webhooks.description.examples import AT, DEAD, DELIVERY, EVENT, MISSING, QUERY, STORE, TAGS, WHAT
from askfirst.http.webhooks.description.parts import answered
from askfirst.http.webhooks.lists import DeliveriesQuery, EventsQuery


def events() -> dict[str, Any]:
    """`GET /v1/events`."""
    event = {
        "id": EVENT,
        "type": "clarification.requested",
        "timestamp": AT,
        "late": False,
        "data": {"clarification": {"id": WHAT["subject"], "status": "pending"}},
    }
    answer = answered("EventList", {"events": [event], "cursor": None}, "One, shortened")
    return {
        "operationId": "list_events",
        "summary": "List events, newest first",
        "description": "Each as it is sent to receivers: a sample of what comes, and a way to catch up by asking.",
        "tags": TAGS,
        "parameters": parameters(EventsQuery),
        "responses": responses(answer, "A page of events", QUERY),
    }


def deliveries() -> dict[str, Any]:
    """`GET /v1/deliveries`."""
    page = {"deliveries": [DEAD], "counts": {"waiting": 0, "dead": 1}, "cursor": None}
    return {
        "operationId": "list_deliveries",
        "summary": "List deliveries that were given up, or wait",
        "description": (
            "`dead`: given up, the latest first; each can be sent anew. `waiting`: the next of each line (of one "
            "clarification to one receiver), the one that goes soonest first, with the attempts that it has had."
        ),
        "tags": TAGS,
        "parameters": parameters(DeliveriesQuery),
        "responses": responses(answered("DeliveryList", page, "One was given up"), "A page of deliveries", QUERY),
    }


def replaying() -> dict[str, Any]:
    """`POST /v1/deliveries/{id}/replay`."""
    answer = answered("Replayed", {"id": DELIVERY, "status": "waiting"}, "It waits again")
    return {
        "operationId": "replay_delivery",
        "summary": "Send anew what was given up",
        "description": "With all its attempts, behind what waits for the same receiver. The event's id stays.",
        "tags": TAGS,
        "responses": responses(answer, "It waits again", MISSING | STORE),
    }
