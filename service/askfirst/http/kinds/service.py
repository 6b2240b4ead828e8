"""What the service cannot do, for good or for now."""

from askfirst.http.kinds.kind import Kind

SERVICE = (
    Kind(
        "internal-error",
        500,
        "The service failed",
        "This is our mistake. Try again; if it happens again, report it with the answer's X-Request-Id.",
    ),
    Kind(
        "unavailable",
        503,
        "The service cannot do this now",
        "Try again after the seconds in the answer's Retry-After header. The detail says what is "
        "in the way: too many at once, a part that took too long, or a service that is stopping.",
    ),
    Kind(
        "no-store",
        501,
        "This service keeps nothing",
        "It runs with ASKFIRST_STORE=none. Carry the clarification yourself, or run the service with a store: "
        "sqlite:///path or redis://host:6379/0.",
    ),
    Kind(
        "store-unavailable",
        503,
        "The store cannot be used now",
        "Nothing was kept. Try again after the seconds in the answer's Retry-After header; scoring and carried "
        "clarifications go on meanwhile. The log and /readyz say what is wrong with the store.",
    ),
)
