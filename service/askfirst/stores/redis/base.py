"""What the parts of the store share: the connection and how long things are kept."""

from askfirst.stores.redis.connection import Connection


class Base:
    """A Redis; connections are made when they are needed."""

    def __init__(self, url: str, keep_ms: int) -> None:
        """`keep_ms`: how long closed clarifications, events and dead letters are kept."""
        self._url, self._keep = url, keep_ms
        self._redis: Connection
