"""/metrics, read by the parser of Prometheus' own library."""

from collections.abc import Iterator

import httpx
import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.http.service import Service, serving

UNCLEAR = {"text": "Give them a good discount", "department": "sales"}
CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}


@pytest.fixture(scope="module")
def fresh() -> Iterator[Service]:
    with serving() as running:
        yield running


def scraped(client: httpx.Client) -> dict[str, Metric]:
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def value(families: dict[str, Metric], family: str, sample: str, **labels: str) -> float:
    return sum(one.value for one in families[family].samples
               if one.name == sample and labels.items() <= one.labels.items())  # fmt: skip


def test_requests_scores_issues_and_packs(fresh: Service) -> None:
    with httpx.Client(base_url=fresh.url, trust_env=False) as client:
        for body in (UNCLEAR, UNCLEAR, CLEAR, {"text": ""}):
            client.post("/v1/score", json=body)
        client.request("PURGE", "/v1/score")
        for number in range(30):
            client.get(f"/nowhere/{number}?key=secret")
        found = scraped(client)
    requests = "askfirst_http_requests"
    assert value(found, requests, f"{requests}_total", method="POST", route="/v1/score", status="200") == 3
    assert value(found, requests, f"{requests}_total", method="POST", route="/v1/score", status="422") == 1
    assert value(found, requests, f"{requests}_total", method="other", status="405") == 1
    assert value(found, requests, f"{requests}_total", route="other", status="404") == 30
    assert value(found, "askfirst_scores", "askfirst_scores_total", decision="clarify", department="sales") == 2
    assert value(found, "askfirst_scores", "askfirst_scores_total", decision="proceed", language="en") == 1
    assert value(found, "askfirst_issues", "askfirst_issues_total", rule="discount_without_conditions") == 2
    assert value(found, "askfirst_pack_info", "askfirst_pack_info", language="en", department="sales") == 1
    assert value(found, "process_resident_memory_bytes", "process_resident_memory_bytes") > 1e7


def test_durations_are_a_histogram(fresh: Service) -> None:
    name = "askfirst_http_request_duration_seconds"
    with httpx.Client(base_url=fresh.url, trust_env=False) as client:
        client.post("/v1/score", json=UNCLEAR)
        family = scraped(client)[name]
    classes = [one.value for one in family.samples
               if one.name == f"{name}_bucket" and one.labels["route"] == "/v1/score"]  # fmt: skip
    count = next(one.value for one in family.samples
                 if one.name == f"{name}_count" and one.labels["route"] == "/v1/score")  # fmt: skip
    assert classes == sorted(classes)
    assert classes[-1] == count > 0


def test_labels_stay_few_whatever_is_asked(fresh: Service) -> None:
    with httpx.Client(base_url=fresh.url, trust_env=False) as client:
        before = sum(len(family.samples) for family in scraped(client).values())
        for number in range(100):
            client.get(f"/v1/{number}")
            client.post("/v1/score", json={"text": f"Do {number}", "department": f"d{number}"})
            client.post("/v1/score", json={"text": f"Do {number}", "required_fields": [f"field {number}"]})
        after = sum(len(family.samples) for family in scraped(client).values())
    assert after - before < 40
