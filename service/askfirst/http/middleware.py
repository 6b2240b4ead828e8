"""What every request passes before it is routed, whatever comes of it: its id, its host, its key, its limit, its count.

Litestar's own middleware stands behind its router, so it would not see what is answered with 404 or 405. HEAD is GET
without the body, here for all routes.
"""

import re
import secrets
from functools import lru_cache
from time import perf_counter
from typing import cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from askfirst.http.guard.guard import Guard
from askfirst.http.guard.limits import Header
from askfirst.http.observing.ledger import Ledger
from askfirst.http.problems import RequestError, allowed
from askfirst.http.reading import client
from askfirst.http.reply import reply_problem

LOOPBACK_HOSTS = frozenset({"127.0.0.1", "localhost", "[::1]"})

_REQUEST_ID = re.compile(rb"[\x21-\x7e]{1,128}").fullmatch
_PORT = re.compile(rb":\d*$")
_GONE = 499
"""Counted for a client that went away before it was answered, as nginx does."""


class RequestMiddleware:
    """The ASGI application that the server calls, around the one that routes."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None, guard: Guard, ledger: Ledger) -> None:
        """`hosts` are the names to answer to, None for any."""
        self._app, self._guard, self._ledger = app, guard, ledger
        self._hosts = None if hosts is None else frozenset(host.encode() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        start = perf_counter()
        host, request_id, authorization, repeated = _headers(scope)
        method = scope["method"]
        if method == "HEAD":
            scope = cast("HTTPScope", {**scope, "method": "GET"})  # the server's own scope still says HEAD
        answer = _Answer(send, scope, request_id, empty=method == "HEAD")
        scope["state"]["request_id"] = request_id
        scope["state"]["key"] = None
        client.set(receive)
        try:
            if repeated:
                raise RequestError("bad-request", f"There is more than one header {repeated}: send one.")  # noqa: TRY301
            self._check_host(host)
            answer.headers = self._guard.identify(scope, authorization)
            await self._app(scope, receive, answer.send)
        except Exception as error:  # noqa: BLE001 - the one place where nothing may slip through
            await reply_problem(error, scope, answer.send)
        route = scope.get("path_template", "other")
        key = scope["state"]["key"]
        self._ledger.request(method, route, answer.status, perf_counter() - start, request_id, key and key.id)

    def _check_host(self, host: bytes) -> None:
        """Turn away a Host header with an unknown name (a web page that rebinds its own)."""
        if self._hosts is not None and _PORT.sub(b"", host).lower() not in self._hosts:
            said = host.decode("latin-1")
            raise RequestError("misdirected-request", f"The service does not answer to {said!r}.")


def _headers(scope: HTTPScope) -> tuple[bytes, bytes, bytes, str]:
    """The host as the client wrote it, the request's id (the client's, or a new one), and its key.

    At the end the name of one of these that was sent twice, or nothing: what is in front of the service may have
    looked at the other one.
    """
    host = authorization = None
    request_id, repeated = b"", ""
    for name, value in scope["headers"]:
        if name == b"host":
            repeated = repeated if host is None else "Host"
            host = value
        elif name == b"authorization":
            repeated = repeated if authorization is None else "Authorization"
            authorization = value
        elif name == b"x-request-id" and _REQUEST_ID(value):
            request_id = value
    return host or b"", request_id or b"req_" + secrets.token_hex(8).encode(), authorization or b"", repeated


class _Answer:
    """`send` with the headers that every answer carries, `empty` without the body; it remembers the status."""

    __slots__ = ("_empty", "_request_id", "_scope", "_send", "headers", "status")

    def __init__(self, send: Send, scope: HTTPScope, request_id: bytes, *, empty: bool) -> None:
        self._send, self._scope, self._request_id, self._empty = send, scope, request_id, empty
        self.headers: list[Header] = []
        self.status = _GONE

    async def send(self, message: Message) -> None:
        """Send on."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self.headers, (b"x-request-id", self._request_id)]
            if self._scope["method"] == "OPTIONS" and "path_template" in self._scope:
                here = methods_of(self._scope["litestar_app"], self._scope["path_template"])
                message["headers"] = [one for one in message["headers"] if one[0] != b"allow"] + [(b"allow", here)]
        elif self._empty and message["type"] == "http.response.body":
            message["body"] = b""
        await self._send(message)


@lru_cache(256)
def methods_of(app: Litestar, path: str) -> bytes:
    """What may be done at an address: Litestar's own answer to OPTIONS knows the first of its handlers alone."""
    return allowed(*(method for route in app.routes if route.path_format == path for method in route.methods)).encode()
