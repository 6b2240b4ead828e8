"""The wall clock, for carried contexts; what is kept goes by the store's."""

from time import time_ns


def now_ms() -> int:
    """Milliseconds since 1970 UTC."""
    return time_ns() // 1_000_000
