"""One bucket per client, for a bounded number of clients, and the headers that tell them."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic

from askfirst.http.guard.bucket import Bucket, take
from askfirst.http.problems import RequestError

Header = tuple[bytes, bytes]

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
