#!/bin/sh
# opentelemetry-exporter-otlp-proto-http 1.45.2 (Python): what counts as a successful export of spans.
#
# A valid batch goes to a receiver that does not take it: it redirects to a login, answers the page of a login with
# 200, or answers the protocol's own partial success with `rejected_spans`. Expected: FAILURE, or at least a line in
# the log, as OTLP asks clients to report partial success. Seen: SUCCESS each time, and nothing logged; only 4xx and
# 5xx fail. So an endpoint behind a single sign-on loses every span and looks healthy.
#
# Needs python3 with venv, and an index of packages. Exits 1 when the behaviour changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet opentelemetry-exporter-otlp-proto-http==1.45.2 opentelemetry-sdk==1.45.2
"$folder/venv/bin/python" - <<'PYTHON'
import logging
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceResponse
from opentelemetry.sdk.trace import TracerProvider

partial = ExportTraceServiceResponse()
partial.partial_success.rejected_spans, partial.partial_success.error_message = 1, "quota is used up"
ANSWERS = {
    "redirect": (302, "text/html", b""),
    "login": (200, "text/html", b"<h1>Sign in</h1>"),
    "rejected": (200, "application/x-protobuf", partial.SerializeToString()),
    "error": (400, "text/plain", b"no"),
}


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        status, kind, body = ANSWERS[self.path.strip("/")]
        self.send_response(status)
        if status == 302:
            self.send_header("location", "/login")
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


class Lines(logging.Handler):
    lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


logging.getLogger().addHandler(Lines(logging.DEBUG))
logging.getLogger("opentelemetry").setLevel(logging.DEBUG)
server = HTTPServer(("127.0.0.1", 0), Receiver)
threading.Thread(target=server.serve_forever, daemon=True).start()
span = TracerProvider(shutdown_on_exit=False).get_tracer("finding").start_span("work")
span.end()
seen = {}
for name in ANSWERS:
    Lines.lines.clear()
    exporter = OTLPSpanExporter(f"http://127.0.0.1:{server.server_address[1]}/{name}", timeout=3)
    seen[name] = (exporter.export([span]).name, len(Lines.lines))
    print(f"{name:9} {seen[name][0]}, lines logged: {seen[name][1]}")
quiet = ("SUCCESS", 0)
sys.exit(0 if [seen[name] for name in ("redirect", "login", "rejected")] == [quiet] * 3 and seen["error"][0] == "FAILURE" else 1)
PYTHON
