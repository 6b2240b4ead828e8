"""Chat sessions and subscriptions."""

from uuid import uuid4

import msgspec

from askfirst.ports import Session, Subscription
from askfirst.stores.redis.base import Base
from askfirst.stores.redis.keys import SUBSCRIPTIONS, prefix_of

_encode, _subscription = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Subscription)
_ALL = f"{SUBSCRIPTIONS}all"


class SessionKeys(Base):
    """The ports Sessions and Subscriptions."""

    async def load_session(self, id_: str) -> Session | None:
        version, state = await self._redis.ask("HMGET", f"{prefix_of(id_)}session:{id_}", "version", "state")
        return Session(id=id_, version=int(version), state=state) if version is not None else None

    async def save_session(self, session: Session, ttl_ms: int) -> bool:
        key = f"{prefix_of(session.id)}session:{session.id}"
        token = uuid4().hex
        return bool(await self._redis.run("save_session", key, session.version, session.state, ttl_ms, token))

    async def subscribe(self, subscription: Subscription) -> None:
        await self._redis.ask("HSETNX", _ALL, subscription.id, _encode(subscription))

    async def subscriptions(self) -> tuple[Subscription, ...]:
        values = await self._redis.ask("HVALS", _ALL)
        return tuple(sorted(map(_subscription.decode, values), key=lambda one: (one.created_at, one.id)))

    async def unsubscribe(self, id_: str) -> bool:
        return bool(await self._redis.ask("HDEL", _ALL, id_))

    async def disable(self, id_: str, at: int, reason: str) -> bool:
        before = await self._redis.ask("HGET", _ALL, id_)
        if before is None or (kept := _subscription.decode(before)).disabled_at is not None:
            return False
        after = _encode(msgspec.structs.replace(kept, disabled_at=at, disabled_because=reason))
        return bool(await self._redis.run("replace", _ALL, id_, before, after))
