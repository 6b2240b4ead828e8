"""Ids of clarifications, and which of a fixed number of shards a name lies in."""

import re
import zlib
from uuid import NAMESPACE_URL, UUID, uuid4, uuid5

PREFIX = "clr_"
SHARDS = 16
"""Fixed for ever: what is kept under one number of shards is not found under another."""

WITH = "\x1f"
"""Stands behind the name of something, before what is kept with it; no name that a caller gives has it."""

_ID = re.compile(r"(?:clr_|evt_(?=[0-9a-f]{32}_))([0-9a-f])")
_PATTERN = re.compile(r"evt_(pat_[0-9a-f]+)")
_WHOLE = re.compile(r"clr_([0-9a-f]{32})")


def new_id(beside: str | None = None) -> str:
    """A new clarification's id: `clr_` and the 32 digits of a random UUID (version 4).

    With `beside`, an idempotency key for instance, the id lies in the same shard as that name, so
    that one transaction can hold both.
    """
    digits = uuid4().hex
    if beside is not None:
        digits = f"{shard_of(beside):x}{digits[1:]}"
    return PREFIX + digits


def shard_of(name: str) -> int:
    """The shard, from 0 to 15: names that begin with a clarification's id lie with it, others are spread.

    An event, and a delivery of it, lies with what happened to; what stands behind a `WITH` lies with what is before it.
    """
    name = name.partition(WITH)[0]
    if found := _ID.match(name):
        return int(found[1], 16)
    if found := _PATTERN.match(name):
        name = found[1]
    return zlib.crc32(name.encode()) % SHARDS


def uuid_of(name: str) -> UUID:
    """The UUID inside a clarification's id; of a UUID itself; else the UUIDv5 of the name."""
    found = _WHOLE.fullmatch(name)
    try:
        return UUID(found[1] if found else name)
    except ValueError:
        return uuid5(NAMESPACE_URL, f"askfirst:{name}")
