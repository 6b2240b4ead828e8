"""Traces for OpenTelemetry: a span for each request, and in it one for each instruction that was scored.

A thread of the SDK sends them over OTLP/HTTP, in batches. This needs the extra `otel`, so it is imported only where
an endpoint is set.
"""

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, StatusCode, get_current_span
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from askfirst import __version__
from askfirst.http.observing import QUIET
from askfirst.http.observing.exporting import Exporter
from askfirst.insights.seen import Seen

if TYPE_CHECKING:
    from askfirst.llm.asking import Asked

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
