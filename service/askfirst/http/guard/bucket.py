"""A token bucket: pure, with the time passed in.

It holds at most `burst` tokens and gains `rate` of them per second; a request takes one. So within
any `t` seconds at most `burst + rate * t` requests pass.
"""

from typing import TypeAlias

Bucket: TypeAlias = tuple[float, float]
"""How many tokens there were, and at which time (seconds, from any fixed start). A plain tuple: made per request."""


def filled(bucket: Bucket | None, now: float, rate: float, burst: int) -> Bucket:
    """The bucket as of now, full if it is new. A clock that goes back adds nothing."""
    if bucket is None:
        return burst, now
    tokens, at = bucket
    if now <= at:
        return bucket
    tokens += (now - at) * rate
    return (tokens if tokens < burst else burst), now


def take(bucket: Bucket | None, now: float, rate: float, burst: int) -> tuple[Bucket, float]:
    """Take a token if there is one: the bucket afterwards, and seconds to wait (0: there was one)."""
    tokens, at = filled(bucket, now, rate, burst)
    if tokens >= 1:
        return (tokens - 1, at), 0.0
    return (tokens, at), (1 - tokens) / rate
