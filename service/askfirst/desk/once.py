"""Idempotency keys: the same key and the same request repeat the answer, and nothing else happens.

As in the IETF draft "The Idempotency-Key HTTP Header Field" (draft-ietf-httpapi-idempotency-key-header-07).
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Struct

from askfirst.errors import AskfirstError, KeyInUse, KeyReused
from askfirst.ports import Clarifications, Once, Repeated

T = TypeVar("T")


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


class AnsweredBefore(AskfirstError):
    """The store has an answer under the key already, and nothing was changed; `Repeats` gives it."""

    def __init__(self, once: Once) -> None:
        super().__init__("answered before")
        self.once = once


class Repeats:
    """The one place where a repeat is told from a first request, for every route that changes something.

    The answer is kept by the change itself, in the same write, so that neither a race nor a crash in between lets it
    take effect twice. What is refused changes nothing, and keeps nothing.
    """

    def __init__(self, store: Clarifications) -> None:
        self._store = store
        self._names: set[str] = set()

    async def answer(self, key: Key | None, work: Callable[[], Awaitable[Reply]]) -> Reply:
        """What `work` answers, or what was answered under this key. Raises KeyInUse, KeyReused, and as `work`."""
        if key is None:
            return await work()
        if key.name in self._names:
            raise KeyInUse
        self._names.add(key.name)
        try:
            before = await self._store.recall(key.name)
            return key.again(before) if before else await work()
        except AnsweredBefore as earlier:
            return key.again(earlier.once)
        finally:
            self._names.discard(key.name)


def telling(key: Key | None, words: Callable[[T], Reply]) -> Callable[[T], Once] | None:
    """Makes the entry to keep with a change from what comes of it; None where there is no key."""
    return None if key is None else lambda outcome: key.once(words(outcome))


def new(done: T | Repeated) -> T:
    """What a change gave. Raises AnsweredBefore where the store had an answer under the key."""
    if isinstance(done, Repeated):
        raise AnsweredBefore(done.once)
    return done
