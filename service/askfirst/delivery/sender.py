"""One attempt: an event to a checked address, signed; what the receiver says beyond its status is dropped."""

import asyncio
import logging
import ssl
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from time import time_ns
from typing import Any

import httpcore
import httpx

from askfirst import __version__
from askfirst.delivery.addresses import Address, Resolver, ResolvingError, resolve
from askfirst.delivery.policy import Policy, origin_of
from askfirst.delivery.schedule import PATIENCE, Answer, Answered, Unreached
from askfirst.delivery.signing import signed_headers
from askfirst.errors import AddressError
from askfirst.ports import Event

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
_TROUBLE = (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError)
"""What may go wrong on the way."""

_checked: ContextVar[Sequence[Address]] = ContextVar("checked")
"""The addresses that the name of the request in hand leads to, as they were checked."""


class Sender:
    """Posts events. Knows no store and keeps nothing but connections: no cookies, no redirects.

    For each request the name is resolved once and all its addresses are checked; a new connection leads to one of
    them, with the name kept for TLS and the Host header. So a name that leads elsewhere a moment later (DNS rebinding)
    leads nowhere. A connection that was kept open serves the same name alone.
    """

    def __init__(self, policy: Policy, resolver: Resolver = resolve, patience: float = PATIENCE) -> None:
        """`patience` in seconds."""
        self._policy, self._resolver, self._patience = policy, resolver, patience
        self._pool: httpcore.AsyncConnectionPool | None = None
        self._making = asyncio.Lock()
        # At debug, httpcore logs the headers of answers, and a Location may hold a token.
        logging.getLogger("httpcore").setLevel(logging.INFO)

    async def send(self, event: Event, url: str, keys: Sequence[str]) -> Answer:
        """Post the event, signed with each of `keys`."""
        headers = {
            "content-type": "application/json",
            "user-agent": f"Askfirst/{__version__}",
            **signed_headers(keys, event.id, time_ns() // 1_000_000, event.body.decode()),
        }
        try:
            async with asyncio.timeout(self._patience):
                return await self._post(self._policy.url(url), headers, event.body)
        except AddressError:
            return Unreached("forbidden")
        except ResolvingError:
            return Unreached("dns")
        except (TimeoutError, httpcore.TimeoutException):
            return Unreached("timeout")
        except httpcore.ConnectError as error:
            return Unreached("tls" if is_tls(error) else "connect")
        except _TROUBLE:
            return Unreached("protocol")

    async def close(self) -> None:
        """Let go of the connections."""
        if self._pool:
            await self._pool.aclose()

    async def _post(self, url: httpx.URL, headers: dict[str, str], body: bytes) -> Answered:
        scheme, host, port = origin_of(url)
        found = await self._resolver(host, port)
        self._policy.check(url, found)
        _checked.set(found[:MOST_ADDRESSES])
        target = httpcore.URL(scheme=scheme, host=host, port=port, target=url.raw_path)
        named = [("host", url.netloc.decode("ascii")), ("content-length", str(len(body))), *headers.items()]
        pool = await self._connections()
        async with pool.stream("POST", target, headers=named, content=body, extensions={"timeout": _TIMES}) as response:
            await drop_rest(response)
        told = {name.lower(): value.decode("latin-1") for name, value in response.headers}
        return Answered(response.status, told.get(b"retry-after"))

    async def _connections(self) -> httpcore.AsyncConnectionPool:
        """Made for the first request. A thread reads the certificates: that takes a while. SSL_CERT_FILE counts."""
        async with self._making:
            if self._pool is None:
                self._pool = httpcore.AsyncConnectionPool(
                    ssl_context=await asyncio.to_thread(httpx.create_ssl_context),
                    max_connections=None,
                    max_keepalive_connections=KEPT,
                    keepalive_expiry=KEPT_FOR,
                    network_backend=ToChecked(),
                )
        return self._pool


class ToChecked(httpcore.AnyIOBackend):
    """Connects to the addresses that were checked, one after the other, and asks no name service."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - as its interface has it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *first, last = map(str, _checked.get())
        for address in first:
            try:
                return await super().connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await super().connect_tcp(last, port, timeout, local_address, socket_options)


async def drop_rest(response: httpcore.Response) -> None:
    """Read a short body, so that its connection serves again; a longer one is left, which closes the connection."""
    left = SHORT
    try:
        async with asyncio.timeout(REST):
            async for part in response.aiter_stream():
                left -= len(part)
                if left < 0:
                    return
    except (TimeoutError, *_TROUBLE):
        pass  # its status has come


def is_tls(error: BaseException | None) -> bool:
    """Whether a failed connection failed for its certificate or its encryption."""
    while error is not None and not isinstance(error, ssl.SSLError):
        error = error.__cause__ or error.__context__
    return error is not None
