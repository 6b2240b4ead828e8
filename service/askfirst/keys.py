"""API keys: never a key itself is kept, only its hash and what it opens, in a file for its owner's eyes only."""

import fcntl
import hashlib
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from askfirst.errors import KeysError
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


class _Content(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    keys: tuple[Key, ...] = ()


class KeyFile:
    """`keys.json` in the data folder. Revoked keys stay in it, so that a name is never forgotten."""

    def __init__(self, folder: Path) -> None:
        """`folder` is made when the first key is kept."""
        self.path = folder / "keys.json"

    def mark(self) -> tuple[int, int, int] | None:
        """What tells a changed file from the one before: time in ns, size, inode; None for no file."""
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_size, stat.st_ino

    def read(self) -> tuple[Key, ...]:
        """All keys, revoked ones too; none where there is no file. Raises KeysError."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_Content).keys
        except FileNotFoundError:
            return ()
        except OSError as error:
            mend = "Let the service's user read it, or set ASKFIRST_DATA to another folder"
            raise KeysError(f"{self.path} cannot be read: {error.strerror}. {mend}") from error
        except msgspec.DecodeError as error:
            raise KeysError(f"{self.path} is not as it was written ({error}). Restore it from a backup") from error

    def add(self, name: str, scopes: tuple[Scope, ...], owner: str | None = None) -> tuple[Key, str]:
        """Keep a new key, its own owner unless one is named; gives it and its token. Raises KeysError."""
        with self._locked():
            key, token = new_key(name, scopes, owner=owner)
            self._write((*self.read(), key))
        return key, token

    def revoke(self, key_id: str) -> Key:
        """Revoke a key by its id. Raises KeysError where there is none, or it is revoked already."""
        with self._locked():
            keys = self._revoked(key_id)
            self._write(tuple(keys.values()))
        return keys[key_id]

    def rotate(self, key_id: str) -> tuple[Key, str]:
        """A new key with the name, the scopes and the owner of this one, which is revoked. Raises KeysError."""
        with self._locked():
            keys = self._revoked(key_id)
            old = keys[key_id]
            key, token = new_key(old.name, old.scopes, owner=old.owner)
            self._write((*keys.values(), key))
        return key, token

    def _revoked(self, key_id: str) -> dict[str, Key]:
        """All keys by their ids, with this one revoked. Raises KeysError where there is none, or it was before."""
        keys = {key.id: key for key in self.read()}
        if key_id not in keys:
            raise KeysError(f"there is no key {key_id!r}. `askfirst key list` shows the ids")
        if keys[key_id].revoked:
            raise KeysError(f"{key_id} was revoked at {keys[key_id].revoked}. Nothing was changed")
        return keys | {key_id: msgspec.structs.replace(keys[key_id], revoked=stamp(datetime.now(UTC)))}

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """One writer at a time, on this machine."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self.path.with_suffix(".lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                yield
        except OSError as error:
            place = self.path.parent
            raise KeysError(
                f"no key can be kept in {place}: {error.strerror}. Set ASKFIRST_DATA to a folder that can be written"
            ) from error

    def _write(self, keys: tuple[Key, ...]) -> None:
        """Replace the file at once: a reader, or a crash, finds the old one or the new one."""
        temporary = self.path.with_suffix(f".{os.getpid()}.tmp")
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(_Content(keys)), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(self.path)
        folder = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
