"""One connection as the server has it: uvicorn's, with bounds on what comes in before the application is asked.

uvicorn's own drops the body of a request that offers an upgrade (as Java's HttpClient and `curl --http2` do), bounds
neither the size nor the time of headers, and keeps a silent connection for ever. What is overridden here is what
asyncio calls on a protocol and what httptools calls on its owner; `docs/deployment.md` compares the servers that fit.
"""

import asyncio
from typing import Any, cast

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from askfirst.http.problems import RequestError
from askfirst.http.reply import last_words

HEADERS = 64 * 1024
"""Bytes that the address and the headers of a request may have together; trailers as well."""
LINES = 500
"""Headers of a request: the shortest cost twenty times their bytes as Python objects."""
UNREAD = 60.0
"""Seconds after which a client that takes nothing of its answer is given up."""
LINGER = 2.0
"""Seconds for a client that was refused to read why, before what it still sends resets the connection."""
CONNECTIONS = 8192
"""Connections at once, where the system allows so many files."""


class HeadersTooLargeError(Exception):
    """Raised to the parser, which then stops."""


class Connection(HttpToolsProtocol):
    """uvicorn's protocol. At every moment something watches the time: the application, the keep-alive, or `_clock`."""

    header_timeout = 10.0
    """Seconds for the headers, from the connection's start or from their first byte on a kept one."""
    most = CONNECTIONS
    """Connections at once. One more ends the one that has been idle for longest, first of those that sent nothing."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.since = self.loop.time()
        self.url = b""
        self._clock: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._in_head = self._refused = False
        self._size = self._pending = 0  # of the headers that are whole, and of what the parser has swallowed silently

    @property
    def busy(self) -> bool:
        """Whether a request is with the application, which bounds the time for its body and its answer itself."""
        return self.cycle is not None and not self.cycle.response_complete

    def age(self) -> tuple[bool, float]:
        """What is least in the connection to end first."""
        return self.cycle is not None, self.since

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_clock()
        if len(self.connections) > self.most:
            others = (cast("Connection", one) for one in self.connections if one is not self)
            idle = min((one for one in others if not one.busy), key=Connection.age, default=None)
            if idle is None:
                self._refuse("unavailable", "Too many connections are busy.", "1")
            else:
                self.connections.discard(idle)
                idle.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._unset_keepalive_if_required()
        self._pending += len(data)
        try:
            self._parse(data)
        except httptools.HttpParserError as error:
            if not isinstance(error.__context__, HeadersTooLargeError):
                self.send_400_response("This is no HTTP/1.1 request that can be read.")
                return
            self._pending = HEADERS + 1
        if self._pending > HEADERS:
            detail = f"Address and headers may have {HEADERS} bytes together, and {LINES} lines."
            self._refuse("headers-too-large", detail)
        elif self.busy:
            self._stop_clock()
        elif self.timeout_keep_alive_task is None:
            self._start_clock()

    def _parse(self, data: bytes) -> None:
        """Feed the parser; where an upgrade is offered, it is fed the request without the offer.

        It stops behind the headers of such a request and takes the body for what is said in the other protocol; none
        is spoken here, and a server may ignore the offer (RFC 9110, 7.8).
        """
        while data:
            try:
                self.parser.feed_data(data)
            except httptools.HttpParserUpgrade as stopped:
                version = self.parser.get_http_version().encode()
                lines = [b"%s %s HTTP/%s" % (self.parser.get_method(), self.url, version)]
                lines += [b"%s: %s" % (name, value) for name, value in self.headers if name != b"upgrade"]
                self.parser = httptools.HttpRequestParser(self)
                self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn has it
                self.parser.feed_data(b"\r\n".join([*lines, b"", b""]))
                data = data[stopped.args[0] :]
            else:
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._size = True, 0

    def on_url(self, url: bytes) -> None:
        self._count(url, b"")
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name, value)
        if self._in_head:  # what follows a chunked body is no header of the request: it may say what a proxy removed
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.parser.should_upgrade() and self.parser.get_method() != b"CONNECT":
            return
        self._unset_keepalive_if_required()
        self._in_head, self._pending = False, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pending = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._pending = 0
        if self._in_head:
            return
        super().on_message_complete()
        if self.cycle.response_complete:  # it was answered before its body was there
            self._stop_clock()
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_response_complete(self) -> None:
        self.since = self.loop.time()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # closing would wait for ever for a client that does not read
        else:
            super().timeout_keep_alive_handler()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self._stalled or self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def send_400_response(self, msg: str) -> None:
        self._refuse("bad-request", msg)

    def _count(self, name: bytes, value: bytes) -> None:
        self._size += len(name) + len(value) + 4
        if self._size > HEADERS or len(self.headers) >= LINES:
            raise HeadersTooLargeError

    def _start_clock(self) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(self.header_timeout, self._too_late)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _too_late(self) -> None:
        if self._in_head:
            self._refuse("headers-timeout", f"The headers were not complete after {self.header_timeout:g} s.")
        else:
            self.transport.abort()

    def _refuse(self, slug: str, detail: str, wait: str = "") -> None:
        """Answer and close, without the application. What waits for an answer would take this one for its own."""
        self._stop_clock()
        self._refused = True
        if self.busy:
            self.transport.abort()
            return
        headers = {"retry-after": wait} if wait else None
        place = self.url.decode("ascii", "replace")[:200]
        self.transport.write(last_words(RequestError(slug, detail, headers=headers), place))
        self.transport.write_eof()
        self._clock = self.loop.call_later(LINGER, self.transport.abort)
