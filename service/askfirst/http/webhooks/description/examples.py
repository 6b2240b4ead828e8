"""The subscription, the event and the delivery that the descriptions show, and the refusals that they share."""

from askfirst.http.webhooks.body import public_id

TAGS = ["Webhooks"]
ID = "sub_1f6a90c2d37e4b58a4c1e0957bd2638f"
EVENT = "evt_5f0c2a7be1d94c68a3b7f90d1e2c4a58_1_1"
DELIVERY = public_id(f"{EVENT}/callback")
AT = "2026-01-01T00:00:00.000Z"
GIVEN = {"url": "https://hooks.example.com/askfirst", "types": ["clarification.resolved", "clarification.best_guess"]}
SHOWN = {
    "id": ID,
    "origin": "https://hooks.example.com",
    "types": GIVEN["types"],
    "created_at": AT,
    "disabled_at": None,
    "disabled_because": None,
    "secret": None,
}
MADE = {**SHOWN, "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="}
WHAT = {
    "id": DELIVERY,
    "event_id": EVENT,
    "type": "clarification.asked",
    "subject": "clr_5f0c2a7be1d94c68a3b7f90d1e2c4a58",
    "timestamp": AT,
    "receiver": "callback",
}
DEAD = {
    **WHAT,
    "status": "dead",
    "attempts": 1,
    "reason": "the receiver answered 400",
    "died_at": "2026-01-01T00:00:01.000Z",
    "next_attempt_at": None,
}
STORE = {
    "501": "The service keeps nothing, so there are no events",
    "503": "The store cannot be used now: try again after `Retry-After` seconds",
}
QUERY = {"400": "A parameter does not fit: `errors` says which", **STORE}
MISSING = {"404": "There is nothing with this id"}
