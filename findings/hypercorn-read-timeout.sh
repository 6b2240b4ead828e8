#!/bin/sh
# hypercorn 0.18.0: what its setting `read_timeout` ("Seconds to wait before timing out reads on TCP sockets") ends.
#
# With read_timeout = 1 two valid things are done: a client sends a whole request and waits for an answer that takes
# the application 3 s, and another connects and sends nothing. Expected: the silent connection is closed, and the
# request is not touched, as nothing more has to be read for it. Seen: the application is told `http.disconnect` after
# 1 s although its client is there, so that one which stops work for clients that went away never answers; the silent
# connection stays open.
#
# Needs python3 with venv, and an index of packages. Exits 1 when the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet hypercorn==0.18.0
"$folder/venv/bin/python" - <<'PYTHON'
import asyncio
import socket
import sys
import time

from hypercorn.asyncio import serve
from hypercorn.config import Config

told = []


async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    begun = time.monotonic()
    while (message := await receive())["type"] == "http.request":
        pass
    told.append((message["type"], time.monotonic() - begun))


def client(port, request, seconds):
    """What comes within so many seconds: bytes, nothing, or the end of the connection."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(request)
        connection.settimeout(seconds)
        try:
            return "ended" if connection.recv(1000) == b"" else "answered"
        except TimeoutError:
            return "open"


async def main():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    config = Config()
    config.bind, config.read_timeout, config.errorlog = [f"127.0.0.1:{port}"], 1, None
    stop = asyncio.Event()
    server = asyncio.create_task(serve(app, config, shutdown_trigger=stop.wait))
    await asyncio.sleep(1)
    request = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    waiting, silent = await asyncio.gather(
        asyncio.to_thread(client, port, request, 4), asyncio.to_thread(client, port, b"", 4)
    )
    early = [(kind, seconds) for kind, seconds in told if seconds < 3.5]  # the client leaves after 4 s
    print("the application was told:", ", ".join(f"{kind} after {seconds:.1f} s" for kind, seconds in told) or "nothing")
    print("the silent connection after 4 s:", silent)
    stop.set()
    await server
    return 0 if early and early[0][0] == "http.disconnect" and silent == "open" else 1


sys.exit(asyncio.run(main()))
PYTHON
