"""Names of keys. All that one script touches begins alike and has one hash tag, so it lies in one slot."""

from askfirst.ports.ids import SHARDS, shard_of

PATTERNS, FEEDBACK, SUBSCRIPTIONS = "askfirst:{patterns}:", "askfirst:{feedback}:", "askfirst:{subscriptions}:"


def prefix(shard: int) -> str:
    """What the keys of a shard begin with."""
    return f"askfirst:{{{shard:x}}}:"


def prefix_of(name: str) -> str:
    """What the keys begin with that lie with this: a clarification, an event, a session, an idempotency key ..."""
    apart = next((home for start, home in _APART.items() if name.startswith(start)), None)
    return apart or prefix(shard_of(name))


def owned(owner: str, index: str) -> str:
    """The name of an owner's part of an index. The shared owner's are those from before there were owners."""
    return f"of:{owner}:{index}" if owner else index


def once_key(key: str) -> str:
    """Where the answer under an idempotency key is."""
    return f"{prefix_of(key)}once:{key}"


_APART = {"sub_": SUBSCRIPTIONS, "fb_": FEEDBACK}
PREFIXES = tuple(prefix(shard) for shard in range(SHARDS))
