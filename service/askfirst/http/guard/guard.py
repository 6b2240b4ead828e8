"""One question per request: may this caller do this, now?"""

from typing import TypeAlias

from litestar.types import HTTPScope

from askfirst.http.guard.keyring import Keyring
from askfirst.http.guard.limits import Header, Limits
from askfirst.http.guard.scopes import PROBES, is_open, scope_of
from askfirst.http.problems import RequestError
from askfirst.keys.key import Key
from askfirst.ports import Caller

NO_HEADERS: list[Header] = []
_HOW = "`askfirst key new`, on the service's machine, makes one."


_NOBODY, _ALL = Caller(), Caller(all=True)
Admitted: TypeAlias = tuple[str | None, Caller, list[Header]]
"""The id of the key that was let in (None: nobody was asked), for whom it acts, and headers for the answer."""


class Guard:
    """Keys, scopes and rate limits together."""

    def __init__(self, keyring: Keyring, limits: Limits | None) -> None:
        """`limits` may be None: no limit."""
        self.keyring, self._limits = keyring, limits

    def admit(self, scope: HTTPScope, authorization: bytes) -> Admitted:
        """Let the request in. Raises RequestError: 401, 403 or 429.

        Those who are turned away for want of a key spend from their address's bucket.
        """
        path = scope["path"]
        if path in PROBES:
            return None, _NOBODY, NO_HEADERS
        key = refusal = None
        if self.keyring.asks and not is_open(path):
            key = self._holder(authorization)
            refusal = _refusal(key, authorization, path)
        headers = NO_HEADERS
        if self._limits is not None:
            headers = self._limits.spend(key.id if key else address(scope))
        if refusal is not None:
            raise refusal
        if key:
            return key.id, key.caller, headers
        return None, (_NOBODY if self.keyring.asks else _ALL), headers

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
