"""What receivers of traces answer, and what is counted and logged of it."""

import logging
import re
from collections.abc import Iterator
from time import monotonic

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceResponse
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider

from askfirst.http.observing.traces import Exporter
from tests.delivery.receiver import ReceiverServer, Say, receiving
from tests.http.service import serving

PROTOBUF, JSON, HTML = "application/x-protobuf", "application/json", "text/html; charset=utf-8"
SPANS = 3


def says(content_type: str, body: bytes = b"", status: int = 200, *more: tuple[str, str]) -> Say:
    return Say(status, (("content-type", content_type), *more), body=body)


def partial(rejected: int, message: str) -> bytes:
    answer = ExportTraceServiceResponse()
    answer.partial_success.rejected_spans, answer.partial_success.error_message = rejected, message
    return bytes(answer.SerializeToString())


LOGIN = says(HTML, b"<h1>Sign in</h1>")


@pytest.fixture
def receiver() -> Iterator[ReceiverServer]:
    with receiving() as started:
        yield started


@pytest.fixture
def exporter(receiver: ReceiverServer) -> Iterator[Exporter]:
    made = Exporter(f"http://127.0.0.1:{receiver.port}/v1/traces", {}, 3)
    yield made
    made.shutdown()  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def spans() -> list[ReadableSpan]:
    tracer = TracerProvider(shutdown_on_exit=False).get_tracer("test")
    begun = [tracer.start_span(f"span {number}") for number in range(SPANS)]
    return [one for one in begun if isinstance(one, ReadableSpan)]


@pytest.mark.parametrize(
    ("answer", "outcome", "word"),
    [
        (says(PROTOBUF), {"taken": 3}, ""),
        (says(JSON, b"{}"), {"taken": 3}, ""),
        (says(PROTOBUF, partial(0, "use shorter names")), {"taken": 3}, "use shorter names"),
        (says(PROTOBUF, partial(1, "quota")), {"taken": 2, "rejected": 1}, "rejected 1 of 3 spans: 'quota'"),
        (says(JSON, b'{"partialSuccess": {"rejectedSpans": "3"}}'), {"rejected": 3}, "rejected 3 of 3 spans"),
        (says(HTML, b"", 302, ("location", "/login?token=s3cret")), {"redirected": 3}, "redirects to '/login',"),
        (LOGIN, {"not_otlp": 3}, "answers 200 with text/html"),
        (says(JSON, b"[]"), {"not_otlp": 3}, "that is not OTLP"),
        (says(JSON, b"{}", 401), {"failed": 3}, "answers 401"),
    ],
)
def test_an_answer_says_what_became_of_the_spans(
    receiver: ReceiverServer,
    exporter: Exporter,
    spans: list[ReadableSpan],
    caplog: pytest.LogCaptureFixture,
    answer: Say,
    outcome: dict[str, int],
    word: str,
) -> None:
    receiver.answer = lambda _got, _before: answer
    exporter.export(spans)
    assert exporter.spans == outcome
    assert [word in line for line in caplog.messages] == ([True] if word else [])


def test_a_trouble_is_logged_when_it_begins_and_when_it_ends(
    receiver: ReceiverServer, exporter: Exporter, spans: list[ReadableSpan], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    quota, well = says(PROTOBUF, partial(1, "quota")), says(PROTOBUF)
    for answer in (well, LOGIN, LOGIN, quota, quota, well, well):
        receiver.answer = lambda _got, _before, answer=answer: answer  # type: ignore[misc]
        exporter.export(spans)
    words = ("text/html", "rejected", "again")
    assert [word in line for word, line in zip(words, caplog.messages, strict=True)] == [True] * 3


def test_a_receiver_that_is_away_has_failed(spans: list[ReadableSpan], caplog: pytest.LogCaptureFixture) -> None:
    with receiving() as gone:
        exporter = Exporter(f"http://127.0.0.1:{gone.port}/v1/traces", {}, 0.5)
    exporter.export(spans)
    exporter.shutdown()  # type: ignore[no-untyped-call]
    assert exporter.spans == {"failed": 3}
    (line,) = caplog.messages
    assert "does not answer" in line


def test_log_and_metrics_of_the_service_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "20")  # milliseconds
    with (
        receiving(lambda _got, _before: LOGIN) as receiver,
        serving(otlp_endpoint=f"http://127.0.0.1:{receiver.port}", store="none") as service,
        httpx.Client(base_url=service.url, trust_env=False) as http,
    ):
        assert http.post("/v1/score", json={"text": "Ship it"}).status_code == 200
        until = monotonic() + 30
        while not (found := re.findall(r'askfirst_trace_spans_total{outcome="(\w+)"}', http.get("/metrics").text)):
            assert monotonic() < until
        service.process.terminate()
        errors = service.process.communicate(timeout=20)[1]
    assert found == ["not_otlp"]
    assert errors.count("The receiver of traces answers 200 with text/html") == 1
