"""What a store says of itself."""

from typing import Literal, TypeAlias

from msgspec import Struct

Safety: TypeAlias = Literal["every_commit", "within_a_second", "lost_at_a_crash", "unknown"]
"""What survives a crash of the machine or of Redis: all that was acknowledged, all but the last second, or less."""


class StoreStatus(Struct, frozen=True, kw_only=True):
    """Whether the store answers and takes writes, how safe it is, and what to do where it is not."""

    kind: Literal["none", "sqlite", "redis"]
    ok: bool
    safety: Safety
    detail: str


class Backlog(Struct, frozen=True, kw_only=True):
    """What is left to do: open clarifications, deliveries that wait, letters that are dead."""

    open: int
    deliveries: int
    dead_letters: int
