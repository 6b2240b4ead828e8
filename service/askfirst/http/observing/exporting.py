"""Sending spans by OTLP over HTTP, and telling what became of them.

The library's exporter calls every status below 400 a success: a redirect, the page of a login, and an answer that
says how many spans were rejected.
"""

import json
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from google.protobuf.message import DecodeError
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceResponse
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SpanExportResult
from requests import RequestException, Response, Session
from requests.adapters import HTTPAdapter

_log = logging.getLogger("askfirst.traces")

_LIBRARY = "opentelemetry.exporter.otlp.proto.http.trace_exporter"
"""Its logger, which repeats itself for each batch."""
_REDIRECT, _REFUSAL = 300, 400
_SAID = 200
"""Characters of what a receiver says that are logged."""


class Exporter(OTLPSpanExporter):
    """The library's exporter, which counts spans by outcome and logs each kind of trouble when it begins and ends."""

    def __init__(self, endpoint: str, headers: Mapping[str, str], seconds: float) -> None:
        """`endpoint` is the whole address; a batch is given up after so many seconds."""
        self.spans = Counter[str]()
        self._watched, self._trouble = _Watched(), ""
        session = Session()
        session.mount("http://", self._watched)
        session.mount("https://", self._watched)
        logging.getLogger(_LIBRARY).setLevel(logging.CRITICAL)
        super().__init__(endpoint, headers=headers, timeout=seconds, session=session)

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        self._watched.last = None
        result = super().export(spans)
        self._tell(*fate_of(self._watched.last, len(spans)), len(spans))
        return result

    def _tell(self, outcome: str, lost: int, why: str, sent: int) -> None:
        self.spans.update({name: count for name, count in (("taken", sent - lost), (outcome, lost)) if count})
        trouble = outcome if why else ""
        if trouble and trouble != self._trouble:
            _log.error("The receiver of traces %s. See ASKFIRST_OTLP_ENDPOINT and ASKFIRST_OTLP_HEADERS", why)
        elif self._trouble and not trouble:
            _log.warning("The receiver of traces takes them again")
        self._trouble = trouble


class _Watched(HTTPAdapter):
    """Remembers how the last request ended."""

    last: Response | RequestException | None = None

    def send(self, *args: Any, **kwargs: Any) -> Response:
        try:
            self.last = super().send(*args, **kwargs)
        except RequestException as error:
            self.last = error
            raise
        return self.last


def fate_of(last: Response | RequestException | None, sent: int) -> tuple[str, int, str]:
    """What became of so many spans, by how the last try to send them ended; None where nothing could be sent.

    The outcome of those that were not taken, how many they are, and why.
    """
    if not isinstance(last, Response):
        return ("failed", sent, f"does not answer ({last})" if last else "could not be sent a batch")
    if last.status_code >= _REFUSAL:
        return ("failed", sent, f"answers {last.status_code} {last.reason}")
    if last.status_code >= _REDIRECT:
        to = last.headers.get("location", "").partition("?")[0]
        return ("redirected", sent, f"redirects to {to!r}, where spans are not sent")
    kind = last.headers.get("content-type", "")
    try:
        rejected, said = _partial(last.content, kind)
    except (DecodeError, ValueError, TypeError, AttributeError):
        return ("not_otlp", sent, f"answers {last.status_code} with {kind or 'something'} that is not OTLP")
    if rejected:
        return ("rejected", min(rejected, sent), f"rejected {rejected} of {sent} spans: {said[:_SAID]!r}")
    return ("warned" if said else "taken", 0, f"takes traces, and warns: {said[:_SAID]!r}" if said else "")


def _partial(body: bytes, kind: str) -> tuple[int, str]:
    """How many spans an answer says were rejected, and what else it says. Raises where it is no answer of OTLP."""
    if kind.partition(";")[0].strip() == "application/json":
        partial = json.loads(body or b"{}").get("partialSuccess") or {}
        return int(partial.get("rejectedSpans") or 0), str(partial.get("errorMessage") or "")
    found = ExportTraceServiceResponse.FromString(body).partial_success
    return found.rejected_spans, found.error_message
