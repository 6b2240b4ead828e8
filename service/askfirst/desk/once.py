"""Idempotency keys: the same key and the same request repeat the answer, and nothing else happens.

As in the IETF draft "The Idempotency-Key HTTP Header Field" (draft-ietf-httpapi-idempotency-key-header-07).
"""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from msgspec import Struct

from askfirst.errors import KeyInUse, KeyReused
from askfirst.ports import Once


class Reply(Struct, frozen=True, array_like=True):
    """What was answered: enough to answer the same again."""

    status: int
    body: bytes
    location: str | None = None
    repeated: bool = False


class Key(Struct, frozen=True):
    """A key within its caller's own space, and a hash of the request that it stands for."""

    name: str
    fingerprint: str

    def once(self, reply: Reply) -> Once:
        """The entry to keep with what was done."""
        return Once(self.name, self.fingerprint, msgspec.msgpack.encode(reply))

    def again(self, kept: Once) -> Reply:
        """The answer that was given. Raises KeyReused where it was to another request."""
        if kept.fingerprint != self.fingerprint:
            raise KeyReused
        return msgspec.structs.replace(msgspec.msgpack.decode(kept.response, type=Reply), repeated=True)


class InProgress:
    """The keys whose first request is being answered in this process."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    @contextmanager
    def held(self, key: Key) -> Iterator[None]:
        """Hold a key while its request is answered. Raises KeyInUse."""
        if key.name in self._names:
            raise KeyInUse
        self._names.add(key.name)
        try:
            yield
        finally:
            self._names.discard(key.name)
