"""Stand-ins for Slack, Teams and Telegram: what n8n's own nodes send them is kept beside the mails."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.delivery.receiver import certified
from tests.e2e.n8n.mail import Mail, Mailbox

SLACK = "slack.com"
"""The Slack node has no setting for its address, so n8n reaches the stand-in as the proxy before this host."""
DONE = json.dumps({"ok": True, "ts": "1", "id": "1", "result": {"message_id": 1}}).encode()
"""What each of the three takes for success."""


class Messengers:
    """The address for Teams' and Telegram's credentials, and the settings with which n8n finds Slack."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.environ = {
            "HTTPS_PROXY": self.url,
            "NO_PROXY": "127.0.0.1,localhost",
            "NODE_EXTRA_CA_CERTS": str(certificate),
        }


@contextmanager
def messengers(mailbox: Mailbox, folder: Path) -> Iterator[Messengers]:
    """Messages come into `mailbox`, to the name of their channel or chat."""
    tls, certificate = certified(SLACK, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), _handler(mailbox, tls)) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield Messengers(server.server_address[1], certificate)
        server.shutdown()


def _handler(mailbox: Mailbox, tls: ssl.SSLContext) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_CONNECT(self) -> None:
            if self.path != f"{SLACK}:443":
                self.send_error(502)
                return
            self.send_response(200)
            self.end_headers()
            self.request = tls.wrap_socket(self.request, server_side=True)
            self.setup()

        def finish(self) -> None:
            super().finish()
            self.request.close()

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"])).decode()
            said = json.loads(body)
            chat_of_teams = self.path.split("/")[3:4]
            (to, *_) = [said[name] for name in ("channel", "chat_id") if name in said] or chat_of_teams
            mailbox.keep(Mail(to, body))
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(DONE)))
            self.end_headers()
            self.wfile.write(DONE)

        def log_message(self, *args: object) -> None:
            pass

    return Handler
