"""HTTP to checked addresses alone: a name is resolved once, and what was checked is what is connected to."""

import asyncio
import ssl
from itertools import chain

import httpx

from askfirst.delivery.policy import Policy, origin_of
from askfirst.delivery.resolving import Resolver

MOST_ADDRESSES = 4
"""Addresses of one name that are tried."""


class CheckedTransport(httpx.AsyncBaseTransport):
    """Resolves, checks, then connects to the address itself; TLS and the Host header keep the name.

    So a name that leads elsewhere a moment later (DNS rebinding) leads nowhere. Each request has a
    connection of its own: one kept open could have been checked for another host.
    """

    def __init__(self, policy: Policy, resolver: Resolver, connections: int) -> None:
        """`connections` is how many may be open at once."""
        self._policy, self._resolver, self._connections = policy, resolver, connections
        self._made: httpx.AsyncHTTPTransport | None = None
        self._making = asyncio.Lock()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request. Raises AddressError, ResolvingError or httpx.TransportError."""
        _, host, port = origin_of(request.url)
        found = await self._resolver(host, port)
        self._policy.check(request.url, found)
        inner = await self._inner()
        *first, last = found[:MOST_ADDRESSES]
        for address in first:
            try:
                return await inner.handle_async_request(addressed(request, host, str(address)))
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
        return await inner.handle_async_request(addressed(request, host, str(last)))

    async def aclose(self) -> None:
        if self._made is not None:
            await self._made.aclose()

    async def _inner(self) -> httpx.AsyncHTTPTransport:
        """Made when it is first needed, and in a thread: reading the certificates takes a tenth of a second."""
        async with self._making:
            if self._made is None:
                self._made = await asyncio.to_thread(made, self._connections)
        return self._made


def made(connections: int) -> httpx.AsyncHTTPTransport:
    """What connects. SSL_CERT_FILE and SSL_CERT_DIR count, as everywhere; a transport reads no proxies."""
    limits = httpx.Limits(max_connections=connections, max_keepalive_connections=0)
    return httpx.AsyncHTTPTransport(limits=limits, trust_env=True)


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
