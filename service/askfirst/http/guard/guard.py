"""May this caller do this, now? Keys that are good, and which scope opens which address.

Who calls is found out before routing. An address that is named nowhere needs `admin`: forgetting a line shuts.
"""

import logging
from functools import lru_cache
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import HTTPScope

from askfirst.errors import KeysError
from askfirst.http.guard.limits import Header, Limits
from askfirst.http.problems import RequestError
from askfirst.keys import Key, KeyFile, Scope, digest
from askfirst.ports import Caller

_log = logging.getLogger("askfirst.keys")
_HOW = "`askfirst key new`, on the service's machine, makes one."
_NOBODY, _ALL = Caller(), Caller(all=True)

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


class Keyring:
    """Who holds which key. While there has never been one, nobody is asked, unless `asks` says so."""

    def __init__(self, file: KeyFile, *, asks: bool) -> None:
        """Reads the file; raises KeysError. `asks`: ask for a key even if there is none."""
        self._file, self.asks = file, asks
        self._mark: tuple[int, int, int] | None = None
        self._good: dict[bytes, Key] = {}
        self.failure: str | None = None
        """Why the file's newest state is not in use; None while it is."""
        self._take()

    def __len__(self) -> int:
        """How many keys are good."""
        return len(self._good)

    def holder(self, token: bytes) -> Key | None:
        """The key that this token is, unless unknown or revoked."""
        return self._good.get(digest(token))

    def look(self) -> None:
        """Read the file again where it has changed; what cannot be read leaves the keys as they are."""
        try:
            self._take()
        except KeysError as error:
            self.failure = str(error)
            _log.error("The keys stay as they are: %s", error)

    def _take(self) -> None:
        """Read the file if it is another one than before. Once asked for, keys stay asked for."""
        mark = self._file.mark()
        if mark == self._mark:
            return
        self._mark = mark
        keys = self._file.read()
        self._good = {bytes.fromhex(key.hash): key for key in keys if not key.revoked}
        self.asks = self.asks or bool(keys)
        self.failure = None


class Guard:
    """Keys, scopes and rate limits together."""

    def __init__(self, keyring: Keyring, limits: Limits | None) -> None:
        """`limits` may be None: no limit."""
        self.keyring, self._limits = keyring, limits

    def identify(self, scope: HTTPScope, authorization: bytes) -> list[Header]:
        """Put the caller and the key into the request's state, and count the request; gives headers for its answer.

        Raises RequestError (429). Who has no key spends from the bucket of the address, also if turned away later.
        """
        state = scope["state"]
        state["authorization"], state["key"], state["caller"] = authorization, None, _ALL
        path = scope["path"]
        if self.keyring.asks:
            key = None if is_open(path) else self._holder(authorization)
            state["key"], state["caller"] = key, key.caller if key else _NOBODY
        if self._limits is None or path in PROBES:
            return []
        return self._limits.spend(state["key"].id if state["key"] else address(scope))

    async def check(self, connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        """Litestar's guard: raises RequestError (401, 403) where the key, or none, does not open the address.

        It waits for nothing: a guard that is no coroutine is called in a thread, at every request.
        """
        self._check(cast("HTTPScope", connection.scope))

    def unrouted(self, scope: HTTPScope, error: Exception) -> None:
        """The same for what the router itself refuses, which passes no guard: nobody is told what is not there."""
        routed = "route_handler" in cast("dict[str, Any]", scope)
        if isinstance(error, NotFoundException | MethodNotAllowedException) and not routed:
            self._check(scope)

    def _check(self, scope: HTTPScope) -> None:
        if not self.keyring.asks or is_open(scope["path"]):
            return
        state = scope["state"]
        if refusal := _refusal(state["key"], state["authorization"], scope["path"]):
            raise refusal

    def _holder(self, authorization: bytes) -> Key | None:
        scheme, _, token = authorization.partition(b" ")
        return self.keyring.holder(token.strip()) if scheme.lower() == b"bearer" else None


def _refusal(key: Key | None, authorization: bytes, path: str) -> RequestError | None:
    """Why this key, or none, does not open this address (the header's form is RFC 6750's)."""
    if key is None and not authorization:
        detail = f"This address asks for an API key: send `Authorization: Bearer KEY`. {_HOW}"
        return RequestError("unauthorized", detail, headers={"www-authenticate": 'Bearer realm="askfirst"'})
    if key is None:
        detail = f"`Authorization` holds no key that is good here: unknown, revoked, or not `Bearer KEY`. {_HOW}"
        challenge = 'Bearer realm="askfirst", error="invalid_token"'
        return RequestError("unauthorized", detail, headers={"www-authenticate": challenge})
    scope = scope_of(path)
    if scope is None or key.opens(scope):
        return None
    detail = (
        f"{key.id} opens {', '.join(key.scopes)}; this address needs {scope}. "
        f"`askfirst key new --scope {scope}`, on the service's machine, makes a key that opens it."
    )
    challenge = f'Bearer realm="askfirst", error="insufficient_scope", scope="{scope}"'
    return RequestError("forbidden", detail, headers={"www-authenticate": challenge})


def address(scope: HTTPScope) -> str:
    """Whom to count without a key: an IPv4 address, or the /64 that one IPv6 client has to itself."""
    client = scope.get("client")
    host = client[0] if client else ""
    return ":".join(host.split(":")[:4]) + "::" if host.count(":") > 3 and not host.startswith("::") else host


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
