"""The door: what every request passes first, at the cost of a few microseconds.

It gives the request its id, turns away unknown hosts, hands the lean paths to their handlers and
everything else to Litestar, and turns whatever comes out as an exception into a problem.
"""

import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from askfirst.http.problems import RequestError
from askfirst.http.reading import DisconnectedError
from askfirst.http.reply import reply_problem

Lean: TypeAlias = Callable[[HTTPScope, Receive, Send], Awaitable[None]]

LOOPBACK_HOSTS = frozenset({"127.0.0.1", "localhost", "[::1]"})

_REQUEST_ID = re.compile(rb"[\x21-\x7e]{1,128}").fullmatch
_PORT = re.compile(rb":\d*$")


class Door:
    """The ASGI application that the server calls."""

    def __init__(self, app: ASGIApp, lean: Mapping[str, Lean], hosts: frozenset[str] | None) -> None:
        """`lean` maps a path to its handler; `hosts` are the names to answer to, None for any."""
        self._app, self._lean = app, dict(lean)
        self._hosts = None if hosts is None else frozenset(host.encode() for host in hosts)
        self._known: set[bytes] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        host, request_id = _headers(scope)
        send = _stamped(send, request_id)
        try:
            if self._hosts is not None and host not in self._known:
                self._check_host(host)
            handler = self._lean.get(scope["path"])
            if handler is None:
                await self._app(scope, receive, send)
            else:
                await handler(scope, receive, send)
        except DisconnectedError:
            return
        except Exception as error:  # noqa: BLE001 - the one place where nothing may slip through
            await reply_problem(error, scope, send)

    def _check_host(self, host: bytes) -> None:
        """Turn away a Host header with an unknown name (a web page that rebinds its own)."""
        name = _PORT.sub(b"", host).lower()
        if name not in cast("frozenset[bytes]", self._hosts):
            said = host.decode("latin-1")
            raise RequestError("misdirected-request", f"The service does not answer to {said!r}.")
        if len(self._known) < 64:
            self._known.add(host)


def _headers(scope: HTTPScope) -> tuple[bytes, bytes]:
    """The host as the client wrote it, and the request's id: the client's, or a new one."""
    host = request_id = b""
    for name, value in scope["headers"]:
        if name == b"host":
            host = value
        elif name == b"x-request-id" and _REQUEST_ID(value):
            request_id = value
    return host, request_id or b"req_" + secrets.token_hex(8).encode()


def _stamped(send: Send, request_id: bytes) -> Send:
    """`send`, with the request's id in the answer's headers."""

    async def stamped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"x-request-id", request_id)]
        await send(message)

    return stamped
