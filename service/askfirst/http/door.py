"""The door: what every request passes first, at the cost of a few microseconds.

It gives the request its id, turns away unknown hosts and callers who may not, hands the lean paths
to their handlers and everything else to Litestar, turns whatever comes out as an exception into a
problem, and tells the ledger how it ended. HEAD is GET without the body, here for all of them.
"""

import re
import secrets
from collections.abc import Mapping
from time import perf_counter
from typing import NoReturn, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from askfirst.http.guard.guard import Guard
from askfirst.http.guard.limits import Header
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.connected import client
from askfirst.http.problems import RequestError
from askfirst.http.reading import DisconnectedError
from askfirst.http.reply import reply_problem
from askfirst.http.routing import Lean, Routes

LOOPBACK_HOSTS = frozenset({"127.0.0.1", "localhost", "[::1]"})

_REQUEST_ID = re.compile(rb"[\x21-\x7e]{1,128}").fullmatch
_PORT = re.compile(rb":\d*$")
_GONE = 499
"""Counted for a client that went away before it was answered, as nginx does."""


class Door:
    """The ASGI application that the server calls."""

    def __init__(
        self,
        app: ASGIApp,
        lean: Mapping[str, Lean],
        routes: Routes,
        hosts: frozenset[str] | None,
        guard: Guard,
        ledger: Ledger,
    ) -> None:
        """`lean` maps a path to its handler, `routes` a template; `hosts` are the names to answer to, None for any."""
        self._app, self._lean, self._routes = app, dict(lean), routes
        self._hosts = None if hosts is None else frozenset(host.encode() for host in hosts)
        self._known: set[bytes] = set()
        self._guard, self._ledger = guard, ledger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        start = perf_counter()
        host, request_id, authorization, repeated = _headers(scope)
        method = scope["method"]
        answer = _Answer(send, request_id, empty=method == "HEAD")
        if method == "HEAD":
            scope = cast("HTTPScope", {**scope, "method": "GET"})  # the server's own scope still says HEAD
        scope["state"]["request_id"] = request_id
        client.set(receive)
        handler, route = self._handler(scope)
        key_id = None
        try:
            if repeated:
                _refuse_repeated(repeated)
            if self._hosts is not None and host not in self._known:
                self._check_host(host)
            key_id, scope["state"]["caller"], answer.headers = self._guard.admit(scope, authorization)
            if handler is None:
                await self._app(scope, receive, answer.send)
            else:
                await handler(scope, receive, answer.send)
        except DisconnectedError:
            pass
        except Exception as error:  # noqa: BLE001 - the one place where nothing may slip through
            await reply_problem(error, scope, answer.send)
        if handler is None:
            route = scope.get("path_template", "other")
        self._ledger.request(method, route, answer.status, perf_counter() - start, request_id, key_id)

    def _handler(self, scope: HTTPScope) -> tuple[Lean | None, str]:
        """Who answers, None for the ordinary application; and the address as it is counted and logged."""
        path = scope["path"]
        if handler := self._lean.get(path):
            return handler, path.rstrip("/") or "/"
        found = self._routes.find(scope)
        return (found.handler, found.template) if found else (None, "other")

    def _check_host(self, host: bytes) -> None:
        """Turn away a Host header with an unknown name (a web page that rebinds its own)."""
        name = _PORT.sub(b"", host).lower()
        if name not in cast("frozenset[bytes]", self._hosts):
            said = host.decode("latin-1")
            raise RequestError("misdirected-request", f"The service does not answer to {said!r}.")
        if len(self._known) < 64:
            self._known.add(host)


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


def _refuse_repeated(name: str) -> NoReturn:
    raise RequestError("bad-request", f"There is more than one header {name}: send one.")


class _Answer:
    """`send` with the headers that every answer carries, `empty` without the body; it remembers the status."""

    __slots__ = ("_empty", "_request_id", "_send", "headers", "status")

    def __init__(self, send: Send, request_id: bytes, *, empty: bool) -> None:
        self._send, self._request_id, self._empty = send, request_id, empty
        self.headers: list[Header] = []
        self.status = _GONE

    async def send(self, message: Message) -> None:
        """Send on."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self.headers, (b"x-request-id", self._request_id)]
            if self.status in {204, 405}:
                message["headers"] = [_with_head(header) for header in message["headers"]]
        elif self._empty and message["type"] == "http.response.body":
            message["body"] = b""
        await self._send(message)


def _with_head(header: Header) -> Header:
    """An `Allow` that names GET names HEAD too."""
    name, value = header
    methods = set(value.decode("latin-1").split(", "))
    return (name, ", ".join(sorted({*methods, "HEAD"})).encode()) if name == b"allow" and "GET" in methods else header
