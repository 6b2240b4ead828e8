"""A token bucket for each client, for a bounded number of clients, and the headers that tell them.

A bucket holds at most `burst` tokens and gains `rate` of them per second; a request takes one. So within
any `t` seconds at most `burst + rate * t` requests pass.
"""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import TypeAlias

from askfirst.http.problems import RequestError

Header = tuple[bytes, bytes]

Bucket: TypeAlias = tuple[float, float]
"""How many tokens there were, and at which time (seconds, from any fixed start). A plain tuple: made per request."""

CLIENTS = 10_000
"""Buckets that are kept; the one that was used longest ago goes first, when it is likely full again."""


class Limits:
    """At most `rate` requests per second and `burst` at once for each client, within this process."""

    def __init__(self, rate: float, burst: int, clients: int = CLIENTS, clock: Callable[[], float] = monotonic) -> None:
        """`clock` gives seconds and never goes back."""
        self._rate, self._burst, self._most, self._clock = rate, burst, clients, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._policy = (b"ratelimit-policy", b'"requests";q=%d;w=%d' % (burst, ceil(burst / rate)))

    def __len__(self) -> int:
        """How many clients have a bucket."""
        return len(self._buckets)

    def spend(self, client: str) -> list[Header]:
        """Take a token of the client's; gives the headers for the answer. Raises RequestError (429)."""
        buckets = self._buckets
        buckets[client], wait = take(buckets.get(client), self._clock(), self._rate, self._burst)
        buckets.move_to_end(client)
        if len(buckets) > self._most:
            buckets.popitem(last=False)
        if wait:
            raise self._refusal(wait)
        return self._headers(buckets[client][0])

    def _headers(self, tokens: float) -> list[Header]:
        """`RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10.

        `r` is what is left, `t` the seconds until all of it is there again.
        """
        full = ceil((self._burst - tokens) / self._rate)
        return [self._policy, (b"ratelimit", b'"requests";r=%d;t=%d' % (tokens, full))]

    def _refusal(self, wait: float) -> RequestError:
        seconds = max(1, ceil(wait))
        detail = f"More than {self._rate:g} requests per second. Try again in {seconds} s."
        headers = {name.decode(): value.decode() for name, value in self._headers(0)}
        return RequestError("too-many-requests", detail, headers={**headers, "retry-after": str(seconds)})


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
