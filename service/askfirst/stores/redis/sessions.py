"""Chat sessions and subscriptions."""

from uuid import uuid4

import msgspec

from askfirst.ports import Once, Repeated, Session, Subscription
from askfirst.stores.redis.base import Base, given, told
from askfirst.stores.redis.keys import SUBSCRIPTIONS, prefix_of

_encode, _subscription = msgspec.msgpack.encode, msgspec.msgpack.Decoder(Subscription)
_ALL = f"{SUBSCRIPTIONS}all"


class SessionKeys(Base):
    """The ports Sessions and Subscriptions."""

    async def load_session(self, id_: str) -> Session | None:
        version, state = await self._redis.ask("HMGET", f"{prefix_of(id_)}session:{id_}", "version", "state")
        return Session(id=id_, version=int(version), state=state) if version is not None else None

    async def save_session(self, session: Session, ttl_ms: int, once: Once | None = None) -> bool | Repeated:
        prefix = prefix_of(session.id)
        saved = (session.version, session.state, ttl_ms, uuid4().hex)
        key = f"{prefix}session:{session.id}"
        done = told(await self._redis.run("save_session", key, *saved, *given(prefix, once)))
        return done if isinstance(done, Repeated) else bool(done)

    async def subscribe(self, subscription: Subscription, once: Once | None = None) -> Repeated | None:
        command = ("HSETNX", _ALL, subscription.id, _encode(subscription))
        done = await self.once_only(SUBSCRIPTIONS, [command], once)
        return done if isinstance(done, Repeated) else None

    async def subscriptions(self) -> tuple[Subscription, ...]:
        values = await self._redis.ask("HVALS", _ALL)
        return tuple(sorted(map(_subscription.decode, values), key=lambda one: (one.created_at, one.id)))

    async def unsubscribe(self, id_: str, once: Once | None = None) -> bool | Repeated:
        done = await self.once_only(SUBSCRIPTIONS, [("HDEL", _ALL, id_)], once)
        return done if isinstance(done, Repeated) else bool(done)

    async def disable(self, id_: str, at: int, reason: str) -> bool:
        before = await self._redis.ask("HGET", _ALL, id_)
        if before is None or (kept := _subscription.decode(before)).disabled_at is not None:
            return False
        after = _encode(msgspec.structs.replace(kept, disabled_at=at, disabled_because=reason))
        return bool(await self._redis.run("replace", _ALL, id_, before, after))
