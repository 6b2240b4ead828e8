"""A token bucket: pure, with the time passed in.

It holds at most `burst` tokens and gains `rate` of them per second; a request takes one. So within
any `t` seconds at most `burst + rate * t` requests pass.
"""

from typing import NamedTuple


class Bucket(NamedTuple):
    """How many tokens there were at a time (seconds, from any fixed start)."""

    tokens: float
    at: float


class Taken(NamedTuple):
    """What came of taking a token: the bucket afterwards, and seconds to wait (0: it was there)."""

    bucket: Bucket
    wait: float


def filled(bucket: Bucket | None, now: float, rate: float, burst: int) -> Bucket:
    """The bucket as of now, full if it is new. A clock that goes back adds nothing."""
    if bucket is None:
        return Bucket(burst, now)
    tokens, at = bucket
    return Bucket(min(burst, tokens + (now - at) * rate), now) if now > at else bucket


def take(bucket: Bucket | None, now: float, rate: float, burst: int) -> Taken:
    """Take a token if there is one."""
    tokens, at = filled(bucket, now, rate, burst)
    if tokens >= 1:
        return Taken(Bucket(tokens - 1, at), 0.0)
    return Taken(Bucket(tokens, at), (1 - tokens) / rate)
