"""HTTP to checked addresses alone: a name is resolved once, and what was checked is what is connected to."""

import asyncio
import ssl
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain
from typing import TypeAlias

import httpx

from askfirst.delivery.policy import Policy, origin_of
from askfirst.delivery.resolving import Resolver

MOST_ADDRESSES = 4
"""Addresses of one name that are tried."""
KEPT = 8
"""Connections to one origin that stay open for the next request."""
KEPT_FOR = 1.0
"""Seconds for which one stays open: less than receivers wait before they close it themselves."""
SHORT, REST = 65_536, 0.25
"""Bytes and seconds of what is left of an answer. More than that is not waited for, and its connection is closed."""
ORIGINS = 32
"""Origins whose connections stay open, those that were called last."""

Origin: TypeAlias = tuple[str, str, int]


class CheckedTransport(httpx.AsyncBaseTransport):
    """Resolves, checks, then connects to the address itself; TLS and the Host header keep the name.

    So a name that leads elsewhere a moment later (DNS rebinding) leads nowhere. Each origin has
    connections of its own, by address: one kept open is used only where this request's own check
    led to the same address, and its certificate was verified for the same name.
    """

    def __init__(self, policy: Policy, resolver: Resolver, connections: int) -> None:
        """`connections` is how many may be open at once to one origin."""
        self._policy, self._resolver = policy, resolver
        self._limits = httpx.Limits(
            max_connections=connections, max_keepalive_connections=KEPT, keepalive_expiry=KEPT_FOR
        )
        self._tls: ssl.SSLContext | None = None
        self._making = asyncio.Lock()
        self._made: OrderedDict[Origin, httpx.AsyncHTTPTransport] = OrderedDict()
        self._busy: Counter[Origin] = Counter()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request; the answer has its head alone. Raises AddressError, ResolvingError, httpx.TransportError."""
        origin = origin_of(request.url)
        _, host, port = origin
        found = await self._resolver(host, port)
        self._policy.check(request.url, found)
        async with self._connections(origin) as inner:
            *first, last = found[:MOST_ADDRESSES]
            for address in first:
                try:
                    return await head_of(inner, addressed(request, host, str(address)))
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    continue
            return await head_of(inner, addressed(request, host, str(last)))

    async def aclose(self) -> None:
        for inner in self._made.values():
            await inner.aclose()

    @asynccontextmanager
    async def _connections(self, origin: Origin) -> AsyncIterator[httpx.AsyncHTTPTransport]:
        """Those of an origin. Of what nobody is calling, the origins called longest ago are let go."""
        tls = await self._certificates()
        if origin not in self._made:
            self._made[origin] = httpx.AsyncHTTPTransport(verify=tls, limits=self._limits)
        self._made.move_to_end(origin)
        self._busy[origin] += 1
        try:
            yield self._made[origin]
        finally:
            self._busy[origin] -= 1
            idle = [one for one in self._made if not self._busy[one]]
            for one in idle[: max(0, len(self._made) - ORIGINS)]:
                await self._made.pop(one).aclose()

    async def _certificates(self) -> ssl.SSLContext:
        """Read when they are first needed, and in a thread: that takes a tenth of a second. SSL_CERT_FILE counts."""
        async with self._making:
            if self._tls is None:
                self._tls = await asyncio.to_thread(httpx.create_ssl_context)
        return self._tls


async def head_of(inner: httpx.AsyncHTTPTransport, request: httpx.Request) -> httpx.Response:
    """The answer without its body. One that is short is read and dropped, so that its connection serves again."""
    response = await inner.handle_async_request(request)
    left = SHORT
    try:
        async with asyncio.timeout(REST):
            async for part in response.aiter_raw():
                left -= len(part)
                if left < 0:
                    break
    except (TimeoutError, httpx.TransportError):
        pass  # its status has come
    finally:
        await response.aclose()
    return response


def addressed(request: httpx.Request, host: str, address: str) -> httpx.Request:
    """The same request to an address; its headers, Host among them, stay."""
    return httpx.Request(
        request.method,
        request.url.copy_with(host=address),
        headers=request.headers,
        stream=request.stream,
        extensions={**request.extensions, "sni_hostname": host},
    )


def is_tls(error: BaseException) -> bool:
    """Whether a failed connection failed for its certificate or its encryption."""
    causes = chain((error,), _causes(error))
    return any(isinstance(cause, ssl.SSLError) for cause in causes)


def _causes(error: BaseException) -> list[BaseException]:
    found: list[BaseException] = []
    cause = error.__cause__ or error.__context__
    while cause is not None and cause not in found:
        found.append(cause)
        cause = cause.__cause__ or cause.__context__
    return found
