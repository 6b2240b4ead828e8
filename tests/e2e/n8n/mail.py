"""A mail server that keeps what it is given, so that tests can read the mails of a workflow."""

import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import unescape

from tests.e2e.n8n.waiting import until


@dataclass(frozen=True)
class Mail:
    """A mail, or a message as a messenger gets it."""

    to: str
    html: str

    @property
    def link(self) -> str:
        """Where the button leads to."""
        return unescape(re.findall(r'"(http[^"\\]+/webhook-waiting/[^"\\]+)', self.html)[0])


class Mailbox:
    """All mails of all workflows; each workflow writes to an address of its own."""

    def __init__(self) -> None:
        self.port = 0
        self._mails: list[Mail] = []

    def nth(self, to: str, number: int) -> Mail:
        """The mail with this number to this address, counted from 1, when it has come."""
        return until(lambda: dict(enumerate(self.all(to), 1)).get(number), f"mail {number} to {to}")

    def all(self, to: str) -> list[Mail]:
        return [mail for mail in self._mails if mail.to == to]

    def keep(self, mail: Mail) -> None:
        self._mails.append(mail)

    @contextmanager
    def open(self) -> Iterator["Mailbox"]:
        keep = self.keep

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                to = ""
                self.wfile.write(b"220 localhost\r\n")
                for line in self.rfile:
                    command = line.decode().strip()
                    if command.upper().startswith("RCPT TO:"):
                        to = command[8:].strip(" <>")
                    if command.upper() == "DATA":
                        self.wfile.write(b"354 go on\r\n")
                        raw = b"".join(iter(self.rfile.readline, b".\r\n"))
                        body = email.message_from_bytes(raw, policy=email.policy.default).get_body(("html",))
                        assert body is not None
                        keep(Mail(to, body.get_content()))
                    self.wfile.write(b"221 bye\r\n" if command.upper() == "QUIT" else b"250 ok\r\n")

        with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
            server.daemon_threads = True
            self.port = server.server_address[1]
            threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
            yield self
            server.shutdown()
