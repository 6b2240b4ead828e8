#!/bin/sh
# uvicorn 0.54.0 with httptools 0.9.0: a POST that offers an upgrade which the server does not take.
#
# Java's HttpClient (by default) and `curl --http2` send `Upgrade: h2c` with a POST and its body; a server may ignore
# the offer and answers over HTTP/1.1 (RFC 9110, 7.8). Expected: the application gets the body. Seen with httptools: it
# gets an empty body, as the parser stops behind the headers and what follows is dropped. With h11 the body arrives.
#
# Needs python3 with venv, and an index of packages. Exits 1 when the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet uvicorn==0.54.0 httptools==0.9.0 h11==0.16.0
"$folder/venv/bin/python" - <<'PYTHON'
import http.client
import socket
import sys
import threading
import time

import uvicorn

OFFER = {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "AAMAAABkAAQAAP__"}


async def app(scope, receive, send):
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


def echoed(parser, headers):
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, http=parser, ws="none", lifespan="off", log_level="critical"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    connection = http.client.HTTPConnection("127.0.0.1", listening.getsockname()[1], timeout=10)
    connection.request("POST", "/", b"the body", headers)
    body = connection.getresponse().read()
    connection.close()
    server.should_exit = True
    thread.join()
    return body


seen = {(parser, offers): echoed(parser, OFFER if offers else {}) for parser in ("httptools", "h11") for offers in (False, True)}
for (parser, offers), body in seen.items():
    print(f"{parser:9} {'with' if offers else 'without'} an offer: {body!r}")
whole = b"the body"
sys.exit(0 if list(seen.values()) == [whole, b"", whole, whole] else 1)
PYTHON
