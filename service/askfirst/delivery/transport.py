"""HTTP to checked addresses alone: a name is resolved once, and what was checked is what is connected to."""

import asyncio
import ssl
from typing import NamedTuple

import httpcore
import httpx

from askfirst.delivery.addresses import Address, Resolver
from askfirst.delivery.policy import Policy, origin_of

MOST_ADDRESSES = 4
"""Addresses of one name that are tried."""
CONNECT, ANSWER = 5.0, 10.0
"""Seconds for a connection, and for each step of an exchange over it."""
KEPT = 32
"""Connections that stay open for the next request, to all receivers together."""
KEPT_FOR = 1.0
"""Seconds for which one stays open: less than receivers wait before they close it themselves."""
SHORT, REST = 65_536, 0.25
"""Bytes and seconds of what is left of an answer. More than that is not waited for, and its connection is closed."""
_TIMES = {"connect": CONNECT, "read": ANSWER, "write": ANSWER}


class Place(NamedTuple):
    """Where a connection leads: a receiver by its name, at an address."""

    scheme: str
    host: str
    port: int
    address: Address


class Idle(NamedTuple):
    """A connection that serves nobody."""

    place: Place
    connection: httpcore.AsyncHTTPConnection


class Connections:
    """Resolves, checks, then connects to the address itself; TLS and the Host header keep the name.

    So a name that leads elsewhere a moment later (DNS rebinding) leads nowhere. A connection that was
    kept open is used where this request's own check led to the same address, for the same name alone.
    Single connections of httpcore take half the CPU that its pool takes.
    """

    def __init__(self, policy: Policy, resolver: Resolver) -> None:
        self._policy, self._resolver = policy, resolver
        self._idle: list[Idle] = []
        self._tls: ssl.SSLContext | None = None
        self._making = asyncio.Lock()

    async def post(self, url: httpx.URL, headers: dict[str, str], body: bytes) -> tuple[int, str | None]:
        """The status and the Retry-After that are answered.

        Raises AddressError, ResolvingError, or what httpcore raises, of which `TROUBLE` is all.
        """
        scheme, host, port = origin_of(url)
        found = await self._resolver(host, port)
        self._policy.check(url, found)
        *first, last = (Place(scheme, host, port, address) for address in found[:MOST_ADDRESSES])
        for place in first:
            try:
                return await self._post(place, url, headers, body)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._post(last, url, headers, body)

    async def close(self) -> None:
        """Let go of what is open."""
        while self._idle:
            await self._idle.pop().connection.aclose()

    async def _post(self, place: Place, url: httpx.URL, headers: dict[str, str], body: bytes) -> tuple[int, str | None]:
        connection = await self._connection(place)
        target = httpcore.URL(scheme=place.scheme, host=str(place.address), port=place.port, target=url.raw_path)
        named = [("host", url.netloc.decode("ascii")), ("content-length", str(len(body))), *headers.items()]
        extensions = {"timeout": _TIMES, "sni_hostname": place.host}
        try:
            response = await connection.handle_async_request(
                httpcore.Request("POST", target, headers=named, content=body, extensions=extensions)
            )
            await over(response)
        except BaseException:
            await connection.aclose()
            raise
        await self._keep(Idle(place, connection))
        told = {name.lower(): value.decode("latin-1") for name, value in response.headers}
        return response.status, told.get(b"retry-after")

    async def _connection(self, place: Place) -> httpcore.AsyncHTTPConnection:
        """The one to this place that was used last and is still open, or a new one."""
        while (one := self._taken(place)) is not None:
            if not one.connection.has_expired():
                return one.connection
            await one.connection.aclose()
        origin = httpcore.Origin(place.scheme.encode(), str(place.address).encode(), place.port)
        tls = await self._certificates() if place.scheme == "https" else None
        return httpcore.AsyncHTTPConnection(origin, ssl_context=tls, keepalive_expiry=KEPT_FOR)

    def _taken(self, place: Place) -> Idle | None:
        """The one to this place that was used last; nobody else has it from now on."""
        found = next((one for one in reversed(self._idle) if one.place == place), None)
        if found:
            self._idle.remove(found)
        return found

    async def _keep(self, one: Idle) -> None:
        """Keep a connection that can serve again, and of too many not the one that waits longest."""
        if one.connection.is_idle():
            self._idle.append(one)
        while len(self._idle) > KEPT:
            await self._idle.pop(0).connection.aclose()

    async def _certificates(self) -> ssl.SSLContext:
        """Read when they are first needed, and in a thread: that takes a tenth of a second. SSL_CERT_FILE counts."""
        async with self._making:
            if self._tls is None:
                self._tls = await asyncio.to_thread(httpx.create_ssl_context)
        return self._tls


async def over(response: httpcore.Response) -> None:
    """Drop the body. A short one is read, so that its connection serves again; else it is closed."""
    left = SHORT
    try:
        async with asyncio.timeout(REST):
            async for part in response.aiter_stream():
                left -= len(part)
                if left < 0:
                    break
    except (TimeoutError, *TROUBLE):
        pass  # its status has come
    finally:
        await response.aclose()


TROUBLE = (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError)
"""What may go wrong on the way."""


def is_tls(error: BaseException | None) -> bool:
    """Whether a failed connection failed for its certificate or its encryption."""
    while error is not None and not isinstance(error, ssl.SSLError):
        error = error.__cause__ or error.__context__
    return error is not None
