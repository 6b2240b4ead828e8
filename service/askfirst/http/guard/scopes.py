"""Which scope opens which address. What is named nowhere needs `admin`: forgetting a line shuts."""

from functools import lru_cache

from askfirst.keys import Scope

PROBES = frozenset({"/livez", "/readyz"})
"""Open, and never limited: whoever watches the service must not be turned away."""

_OPEN = frozenset({"/", "/docs", "/problems", "/operations", "/packs"}) | PROBES
_OPEN_BELOW = ("/docs/", "/problems/", "/assets/", "/answer/")
"""Pages; a person who answers has a token in the address instead of a key."""

ANY_KEY = frozenset({"/metrics"})
"""A key of whatever scope opens these: they hold counts, no texts, no ids."""

_SCOPES: dict[str, Scope] = {
    "/try": "score",
    "/try/clarification": "clarify",
    "/packs/now": "score",
    "/v1/score": "score",
    "/v1/hooks": "score",
    "/v1/packs": "score",
    "/v1/packs/check": "admin",
    "/v1/feedback": "score",
    "/v1/clarifications": "clarify",
    "/v1/converse": "clarify",
    "/v1/subscriptions": "clarify",
    "/v1/deliveries": "admin",
    "/v1/events": "clarify",
    "/v1/kpis": "clarify",
    "/v1/patterns": "clarify",
}
"""An address and all below it, unless a longer line says otherwise."""


@lru_cache(1024)
def is_open(path: str) -> bool:
    """Whether nobody is asked for a key there."""
    return path in _OPEN or path.startswith(_OPEN_BELOW)


@lru_cache(1024)
def scope_of(path: str) -> Scope | None:
    """The scope that opens an address; None where any key does."""
    return None if path in ANY_KEY else named_scope(path) or "admin"


def named_scope(path: str) -> Scope | None:
    """The scope of the longest line that covers an address; None where no line does."""
    while path:
        if path in _SCOPES:
            return _SCOPES[path]
        path = path.rpartition("/")[0]
    return None
