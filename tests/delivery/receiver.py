"""A real receiver: an HTTP server on a free port that keeps what it gets and answers as it is told."""

import json
import os
import shutil
import ssl
import subprocess
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest


@dataclass
class Got:
    """A request as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Say:
    """An answer: status, headers, seconds to wait first, and a body."""

    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    wait: float = 0
    body: bytes = b"ok"


class ReceiverServer:
    """`answer` decides by the request and how many came before it with the same id; `keeps` connections open."""

    def __init__(self, answer: Callable[[Got, int], Say]) -> None:
        self.got: list[Got] = []
        self.keeps, self.connections = False, 0
        self.answer = answer
        self._lock, self._seen = threading.Lock(), Counter[str]()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def setup(self) -> None:
                super().setup()
                outer.connections += 1
                self.protocol_version = "HTTP/1.1" if outer.keeps else "HTTP/1.0"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if len(body) < int(self.headers["content-length"]):
                    return  # whoever sent it died meanwhile
                got = Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body, monotonic())
                with outer._lock:
                    before = outer._seen[got.headers.get("webhook-id", "")]
                    outer._seen[got.headers.get("webhook-id", "")] += 1
                    outer.got.append(got)
                say = outer.answer(got, before)
                sleep(say.wait)
                self.send_response(say.status)
                for name, value in say.headers:
                    self.send_header(name, value)
                self.send_header("content-length", str(len(say.body)))
                self.end_headers()
                with suppress(ConnectionError):  # nobody reads it
                    self.wfile.write(say.body)

            def log_message(self, *args: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads, request_queue_size = True, 128

        self.server = Server(("127.0.0.1", 0), Handler)
        self.port: int = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/hook"

    @property
    def ids(self) -> list[str]:
        return [one.id for one in self.got]

    def delivered(self) -> list[str]:
        """The ids in the order of their first arrival."""
        return list(dict.fromkeys(self.ids))


def certified(name: str, folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A server's context with a certificate for a name, and the file with which clients can verify it."""
    openssl = shutil.which("openssl")
    if openssl is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "openssl is not installed: certificates are made with it"
        )
    key, crt = folder / "key.pem", folder / "crt.pem"
    kind = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    about = ("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}", "-keyout", str(key), "-out", str(crt))
    subprocess.run([openssl, *kind, *about], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(crt, key)
    return context, crt


@contextmanager
def receiving(
    answer: Callable[[Got, int], Say] = lambda got, before: Say(), tls: ssl.SSLContext | None = None
) -> Iterator[ReceiverServer]:
    receiver = ReceiverServer(answer)
    if tls is not None:
        receiver.server.socket = tls.wrap_socket(receiver.server.socket, server_side=True)
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()
