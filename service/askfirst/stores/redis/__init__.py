"""Redis 7 or later, for several replicas: one script a change, keys in a fixed number of slots."""

from askfirst.stores.redis.clarifications import ClarificationKeys
from askfirst.stores.redis.insights import InsightKeys
from askfirst.stores.redis.outbox import OutboxKeys
from askfirst.stores.redis.sessions import SessionKeys
from askfirst.stores.redis.upkeep import Keeper

__all__ = ["RedisStore"]


class RedisStore(ClarificationKeys, OutboxKeys, SessionKeys, InsightKeys, Keeper):
    """The port Store over Redis; `open` it before use."""
