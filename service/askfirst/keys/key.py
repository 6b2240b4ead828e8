"""A key as it is kept: never the key itself, only its hash and what it opens."""

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from askfirst.ports import SHARED, Caller

Scope: TypeAlias = Literal["score", "clarify", "admin"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
DEFAULT_SCOPES: tuple[Scope, ...] = ("score", "clarify")
PREFIX = "af_"
"""Every key starts so, that scanners for leaked secrets can find one."""
SHARED_NAME = "shared"
"""What people call the owner of all keys that were made before there were owners."""
OWNER = r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"


class Key(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One key. `created` and `revoked` are RFC 3339 times in UTC; keys of the same `owner` share all that they make."""

    id: Annotated[str, Meta(pattern=r"^key_[0-9a-f]{8}$")]
    name: Annotated[str, Meta(max_length=100)]
    scopes: tuple[Scope, ...]
    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
    created: str
    revoked: str | None = None
    owner: Annotated[str, Meta(max_length=64)] = SHARED

    def opens(self, scope: Scope) -> bool:
        """Whether the key may do what `scope` covers; `admin` covers everything."""
        return scope in self.scopes or "admin" in self.scopes

    @property
    def caller(self) -> Caller:
        """For whom its holder acts; `admin` sees what all have."""
        return Caller(self.owner, "admin" in self.scopes)


def new_key(
    name: str, scopes: tuple[Scope, ...], now: datetime | None = None, owner: str | None = None
) -> tuple[Key, str]:
    """A new key and its token, which is known only now: 256 random bits, so a plain hash keeps it.

    Without an `owner` its own id is the owner.
    """
    token = PREFIX + secrets.token_urlsafe(32)
    created = stamp(now or datetime.now(UTC))
    id_ = f"key_{secrets.token_hex(4)}"
    key = Key(
        id=id_,
        name=name,
        scopes=tuple(scope for scope in SCOPES if scope in scopes),
        hash=digest(token.encode()).hex(),
        created=created,
        owner=id_ if owner is None else owner,
    )
    return key, token


def digest(token: bytes) -> bytes:
    """SHA-256 of a token: what is kept, and what a presented token is looked up by.

    Looking up a hash gives a caller nothing to measure: how long it takes depends on bits of the
    hash, which cannot be steered towards a kept one.
    """
    return hashlib.sha256(token).digest()


def stamp(moment: datetime) -> str:
    """A time as it is kept."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
