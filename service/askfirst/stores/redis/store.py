"""The whole store in Redis."""

from askfirst.stores.redis.clarifications import ClarificationKeys
from askfirst.stores.redis.insights import InsightKeys
from askfirst.stores.redis.outbox import OutboxKeys
from askfirst.stores.redis.sessions import SessionKeys
from askfirst.stores.redis.upkeep import Keeper


class RedisStore(ClarificationKeys, OutboxKeys, SessionKeys, InsightKeys, Keeper):
    """The port Store over Redis; `open` it before use."""
