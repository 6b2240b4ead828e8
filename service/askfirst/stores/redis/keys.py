"""Names of keys. All that one script touches begins alike and has one hash tag, so it lies in one slot."""

from askfirst.ports.ids import SHARDS, shard_of

PATTERNS, FEEDBACK, SUBSCRIPTIONS = "askfirst:{patterns}:", "askfirst:{feedback}:", "askfirst:{subscriptions}:"


def prefix(shard: int) -> str:
    """What the keys of a shard begin with."""
    return f"askfirst:{{{shard:x}}}:"


def prefix_of(name: str) -> str:
    """What the keys begin with that lie with this clarification, subject, session or idempotency key."""
    return prefix(shard_of(name))


PREFIXES = tuple(prefix(shard) for shard in range(SHARDS))
