"""Traces, as a receiver of OTLP over HTTP gets them."""

import sys
from collections.abc import Iterator
from time import monotonic

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from askfirst.app.optional import traces_of
from askfirst.errors import SettingsError
from askfirst.settings import Settings
from tests.delivery.receiver import Got, receiving
from tests.http.service import serving

CALLER, CALLING = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
UNCLEAR = {"text": "Give the Kestrel people a good discount", "department": "sales"}


@pytest.fixture(scope="module")
def got() -> Iterator[list[Got]]:
    """What came in from a service that scored one text, refused one, scored a batch, told that it lives, and ended."""
    with receiving() as receiver:
        endpoint = f"http://127.0.0.1:{receiver.port}/base/"
        with (
            serving(otlp_endpoint=endpoint, otlp_headers="authorization=Basic bG9n, x-project=gate") as running,
            httpx.Client(base_url=running.url, trust_env=False) as client,
        ):
            caller = {"traceparent": f"00-{CALLER}-{CALLING}-01", "x-request-id": "r-1"}
            assert client.post("/v1/score", json=UNCLEAR, headers=caller).status_code == 200
            assert client.get("/livez").status_code == 200
            assert client.post("/v1/score", json={}).status_code == 422
            assert client.post("/v1/score/batch", json={"instructions": [UNCLEAR] * 2}).status_code == 200
        yield receiver.got


@pytest.fixture(scope="module")
def spans(got: list[Got]) -> list[Span]:
    sent = [ExportTraceServiceRequest.FromString(one.body) for one in got]
    return [span for one in sent for of in one.resource_spans for scope in of.scope_spans for span in scope.spans]


def told(span: Span) -> dict[str, object]:
    """Its attributes as plain values."""
    found: dict[str, object] = {}
    for one in span.attributes:
        kind = one.value.WhichOneof("value")
        assert kind is not None
        value = getattr(one.value, kind)
        found[one.key] = [item.string_value for item in value.values] if kind == "array_value" else value
    return found


def test_each_batch_goes_to_the_endpoint_with_the_headers(got: list[Got]) -> None:
    assert {one.path for one in got} == {"/base/v1/traces"}
    assert {(one.headers["authorization"], one.headers["x-project"]) for one in got} == {("Basic bG9n", "gate")}


def test_a_request_belongs_to_the_trace_of_its_caller(spans: list[Span]) -> None:
    span = next(one for one in spans if one.trace_id.hex() == CALLER and one.kind == Span.SPAN_KIND_SERVER)
    assert (span.name, span.parent_span_id.hex()) == ("POST /v1/score", CALLING)
    assert told(span) == {
        "http.request.method": "POST",
        "http.route": "/v1/score",
        "http.response.status_code": 200,
        "askfirst.request_id": "r-1",
    }


def test_a_score_lies_within_its_request(spans: list[Span]) -> None:
    whole = next(one for one in spans if one.trace_id.hex() == CALLER and one.kind == Span.SPAN_KIND_SERVER)
    score = next(one for one in spans if one.name == "score" and one.trace_id == whole.trace_id)
    assert score.parent_span_id == whole.span_id
    assert whole.start_time_unix_nano <= score.start_time_unix_nano
    assert score.end_time_unix_nano <= whole.end_time_unix_nano
    said = told(score)
    assert said["askfirst.decision"] == "clarify"
    assert said["askfirst.department"] == "sales"
    assert "discount_without_conditions" in str(said["askfirst.rules"])


def test_other_requests_have_traces_of_their_own_and_health_has_none(spans: list[Span]) -> None:
    refused = [one for one in spans if told(one).get("http.response.status_code") == 422]
    assert len(refused) == 1
    assert refused[0].trace_id.hex() != CALLER
    assert not any("livez" in one.name for one in spans)


def test_each_instruction_of_a_batch_is_a_score_within_its_request(spans: list[Span]) -> None:
    batch = next(one for one in spans if one.name == "POST /v1/score/batch")
    scores = [one for one in spans if one.parent_span_id == batch.span_id]
    assert [one.name for one in scores] == ["score", "score"]
    assert len(spans) == 6


def test_no_text_is_sent(got: list[Got]) -> None:
    assert not any(b"Kestrel" in one.body for one in got)


def test_a_receiver_that_is_away_holds_nothing_up() -> None:
    with receiving() as receiver:
        gone = receiver.port
    with serving(otlp_endpoint=f"http://127.0.0.1:{gone}") as running:
        assert httpx.post(f"{running.url}/v1/score", json=UNCLEAR, trust_env=False).status_code == 200
        began = monotonic()
        running.process.terminate()
        assert running.process.wait(15) == 0
        assert monotonic() - began < 10


def test_without_the_extra_the_setting_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "askfirst.http.observing.traces", raising=False)
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(SettingsError, match=r"pip install 'askfirst\[otel\]'"):
        traces_of(Settings(otlp_endpoint="http://127.0.0.1:4318"))


def test_nothing_is_sent_anywhere_unless_an_endpoint_is_set() -> None:
    assert traces_of(Settings()) is None
