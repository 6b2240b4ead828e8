"""Redis 7 or later, for several replicas: one script a change, keys in a fixed number of slots."""

from askfirst.stores.redis.store import RedisStore

__all__ = ["RedisStore"]
