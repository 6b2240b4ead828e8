"""Traces for OpenTelemetry: a span for each request, and in it one for each instruction that was scored.

A thread of the SDK sends them over OTLP/HTTP, in batches. This needs the extra `otel`, so it is imported only where
an endpoint is set.
"""

import json
import logging
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from google.protobuf.message import DecodeError
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceResponse
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExportResult
from opentelemetry.trace import SpanKind, StatusCode, get_current_span
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from requests import RequestException, Response, Session
from requests.adapters import HTTPAdapter

from askfirst import __version__
from askfirst.http.observing import QUIET
from askfirst.insights.seen import Seen

if TYPE_CHECKING:
    from askfirst.llm.asking import Asked

_log = logging.getLogger("askfirst.traces")

_LIBRARY = "opentelemetry.exporter.otlp.proto.http.trace_exporter"
"""Its logger, which repeats itself for each batch."""
_REDIRECT, _REFUSAL = 300, 400
_SAID = 200
"""Characters of what a receiver says that are logged."""
SENT_WITHIN = 3.0
"""Seconds that a receiver has to take a batch, and that the end of the service waits for the last ones."""
SERVER_ERROR = 500


class Traces:
    """Takes requests and scores as they end; what no receiver takes is dropped, and log and `spans` say so.

    `spans` are how many were sent, by outcome: taken, rejected, redirected, not_otlp, failed.
    """

    def __init__(self, endpoint: str, headers: Mapping[str, str]) -> None:
        """`endpoint` is the address of the receiver, without its `/v1/traces`; `headers` go with each batch."""
        exporter = Exporter(f"{endpoint}/v1/traces", headers, SENT_WITHIN)
        self.spans: Mapping[str, int] = exporter.spans
        resource = Resource.create({SERVICE_NAME: "askfirst", SERVICE_VERSION: __version__})
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("askfirst", __version__)
        self._callers = TraceContextTextMapPropagator()

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application with each request in a span, which belongs to the caller's trace where a header names one."""

        async def traced(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP or scope["path"] in QUIET:
                await app(scope, receive, send)
                return
            caller = self._callers.extract(trace_headers(scope))
            with self._tracer.start_as_current_span("request", caller, SpanKind.SERVER, record_exception=False):
                await app(scope, receive, send)

        return traced

    def request(self, method: str, route: str, status: int, request_id: bytes, key_id: str | None) -> None:
        """The request of the current span was answered. `route` is its template."""
        span = get_current_span()
        span.update_name(f"{method} {route}")
        span.set_attributes(
            {
                "http.request.method": method,
                "http.route": route,
                "http.response.status_code": status,
                "askfirst.request_id": request_id.decode("ascii"),
                **({"askfirst.key": key_id} if key_id else {}),
            }
        )
        if status >= SERVER_ERROR:
            span.set_status(StatusCode.ERROR)

    def score(self, score: Seen) -> None:
        """An instruction of the current request was scored: from the request's beginning until now."""
        whole = get_current_span()
        self._tracer.start_span(
            "score",
            start_time=whole.start_time if isinstance(whole, ReadableSpan) else None,
            attributes={
                "askfirst.assessment": score.id,
                "askfirst.decision": score.decision,
                "askfirst.confidence": score.confidence,
                "askfirst.rules": score.rules,
                "askfirst.language": score.language,
                **({"askfirst.department": score.department} if score.department else {}),
            },
        ).end()

    def asked(self, asked: "Asked") -> None:
        """A model was asked for a second opinion within the current request."""
        span = self._tracer.start_span(
            f"chat {asked.model}", kind=SpanKind.CLIENT, start_time=asked.begun, attributes=asked.attributes()
        )
        if asked.error:
            span.set_status(StatusCode.ERROR, asked.outcome)
        span.end(asked.ended)

    def close(self) -> None:
        """Send what is left, for a few seconds at most."""
        ending = threading.Thread(target=self._provider.shutdown, daemon=True)
        ending.start()
        ending.join(SENT_WITHIN)


def trace_headers(scope: HTTPScope) -> dict[str, str]:
    """Those headers of a request by which a caller names its trace."""
    return {
        name.decode(): value.decode("latin-1")
        for name, value in scope["headers"]
        if name in {b"traceparent", b"tracestate"}
    }


class Exporter(OTLPSpanExporter):
    """The library's exporter, which counts spans by outcome and logs each kind of trouble when it begins and ends.

    The library's own calls every status below 400 a success: a redirect, the page of a login, and an answer that says
    how many spans were rejected.
    """

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
