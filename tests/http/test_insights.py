"""KPIs, patterns and feedback of a real service, as its callers and its command line see them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from askfirst.evaluation.dataset import Case
from tests.http.service import Service, command, serving

UNCLEAR = {"text": "Give them a good discount", "department": "sales", "from": "bot-7", "to": {"id": "anna"}}
CLEAR = {"text": "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027", "department": "sales"}
ASSESSMENT = "asm_2b1f64c09a7f5d3e8c0d4a11"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("insights")


@pytest.fixture(scope="module")
def counted(data: Path) -> Iterator[Service]:
    """A service that has scored 12 unclear and 8 clear messages in three ways."""
    with serving(data=str(data)) as running, httpx.Client(base_url=running.url, trust_env=False) as client:
        for _ in range(5):
            client.post("/v1/score", json=UNCLEAR)
            client.post("/v1/hooks/score", data=UNCLEAR | {"to": "anna"})
        client.post("/v1/score/batch", json=[UNCLEAR] * 2 + [CLEAR] * 8)
        yield running


@pytest.fixture
def client(counted: Service) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=counted.url, trust_env=False, timeout=20) as http:
        yield http


def said(*arguments: str, **settings: str) -> str:
    process = command(*arguments, **settings)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    return output


def test_kpis_in_all_and_by_department_and_pair(client: httpx.Client) -> None:
    found = client.get("/v1/kpis", params={"period": "day"}).json()
    assert found["kept"] == "store"
    rate = found["total"]["kpis"]["clarification_rate"]
    assert found["total"]["counts"]["messages"] == 20
    assert (rate["value"], rate["target"], rate["alert"], rate["state"]) == (0.6, 0.1, 0.2, "alert")
    assert found["total"]["kpis"]["success_rate"]["state"] == "no_data"
    assert [one["department"] for one in found["departments"]] == ["sales"]
    assert {(one["from"], one["to"]) for one in found["pairs"]} == {("bot-7", "anna"), (None, None)}
    assert sum(one["counts"]["messages"] for one in found["periods"]) == 20
    alone = client.get("/v1/kpis", params={"from": "bot-7", "to": "anna", "department": "sales"}).json()
    assert alone["total"]["counts"]["messages"] == alone["total"]["counts"]["asked"] == 12
    before = client.get("/v1/kpis", params={"since": "2026-01-01", "until": "2026-01-02T00:00:00+01:00"}).json()
    assert before["total"]["counts"]["messages"] == 0
    assert (before["since"], before["until"]) == ("2026-01-01T00:00:00Z", "2026-01-01T23:00:00Z")


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("depatment=sales", "depatment"),
        ("since=yesterday", "since"),
        ("since=2026-02-02&until=2026-02-01", "since"),
        ("since=2020-01-01", "since"),
        ("since=0001-01-01", "since"),
        ("period=year", "period"),
        ("from=", "from"),
        ("to=a&to=b", "to"),
    ],
)
def test_a_query_that_cannot_be_read_says_where(client: httpx.Client, query: str, path: str) -> None:
    answer = client.get(f"/v1/kpis?{query}")
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["path"] == path


def test_patterns_with_their_suggestion(client: httpx.Client) -> None:
    (pattern,) = client.get("/v1/patterns", params={"least": 11}).json()["patterns"]
    assert (pattern["from"], pattern["to"], pattern["occurrence_count"]) == ("bot-7", "anna", 12)
    assert pattern["suggestion"]["between"] == "bot-7 > anna"
    assert "discount" in pattern["suggestion"]["example_template"]
    assert "text" not in pattern["example_requests"][0]
    assert client.get("/v1/patterns?to=nobody").json() == {"patterns": []}
    assert client.get("/v1/patterns?until=2026-01-01").json() == {"patterns": []}


def test_feedback_is_shown_beside_its_pattern_and_exported_for_training(client: httpx.Client, data: Path) -> None:
    given: dict[str, Any] = {"assessment_id": ASSESSMENT, "ambiguity_type": "missing_information", "from": "bot-7"}
    first = client.post("/v1/feedback", json=given | {"verdict": "was_clear", "to": "anna", "instruction": CLEAR})
    assert first.status_code == 201
    assert first.json()["id"].startswith("fb_")
    client.post("/v1/feedback", json=given | {"verdict": "question_did_not_help", "to": "anna"})
    (pattern,) = client.get("/v1/patterns").json()["patterns"]
    assert pattern["feedback"] == {"was_clear": 1, "question_did_not_help": 1}
    lines = said("export", "--table", "training", data=str(data)).splitlines()
    (case,) = [Case(**json.loads(line)) for line in lines]
    assert (case.text, case.label, case.department) == (CLEAR["text"], "clear", "sales")
    assert len(said("export", "--table", "feedback", data=str(data)).splitlines()) == 2


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"verdict": "was_clear"}, "assessment_id"),
        ({"verdict": "was_clear", "assessment_id": ASSESSMENT, "clarification_id": f"clr_{'0' * 32}"}, "assessment_id"),
        ({"verdict": "nice", "assessment_id": ASSESSMENT}, "verdict"),
        ({"verdict": "was_clear", "assessment_id": "17"}, "assessment_id"),
        ({"assessment_id": ASSESSMENT}, "verdict"),
    ],
)
def test_feedback_about_nothing_is_refused(client: httpx.Client, body: dict[str, str], path: str) -> None:
    answer = client.post("/v1/feedback", json=body)
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["path"] == path


def test_kpis_are_metrics_with_few_labels(client: httpx.Client) -> None:
    families = {one.name: one for one in text_string_to_metric_families(client.get("/metrics").text)}
    rates = {sample.labels["kpi"]: sample.value for sample in families["askfirst_kpi"].samples}
    assert rates == {"clarification_rate": 0.6}
    (alert,) = families["askfirst_kpi_alert"].samples
    assert alert.value == 1
    assert {one.labels["department"] for one in families["askfirst_department_kpi"].samples} == {"sales"}


def test_the_command_prints_the_table_from_store_and_service(counted: Service, data: Path) -> None:
    httpx.get(f"{counted.url}/v1/kpis", trust_env=False)  # what was counted is in the store now
    for arguments in ((), ("--url", counted.url)):
        printed = said("kpis", *arguments, data=str(data))
        assert "Clarification rate" in printed
        assert "60 %" in printed
        assert "bot-7" in printed
    assert json.loads(said("kpis", "--json", data=str(data)))["total"]["counts"]["messages"] == 20


def test_a_carried_clarification_counts_its_outcome_once_however_often_a_step_is_repeated() -> None:
    with serving(store="none") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        opened = client.post("/v1/clarifications/step", json={"instruction": UNCLEAR}).json()
        for _ in range(3):
            moved = opened
            while moved["status"] == "pending":
                body = {"context": moved["context"], "event": "timed_out"}
                moved = client.post("/v1/clarifications/step", json=body).json()
        found = client.get("/v1/kpis").json()
        counts = found["total"]["counts"]
        assert found["kept"] == "memory"
        assert (counts["messages"], counts["requested"], counts["best_guess"], counts["open"]) == (1, 1, 1, 0)
        assert found["total"]["kpis"]["timeout_rate"]["state"] == "alert"
        refused = client.post("/v1/feedback", json={"assessment_id": ASSESSMENT, "verdict": "was_clear"})
        assert refused.status_code == 501


def test_what_was_counted_last_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(data=str(tmp_path)) as service:
        httpx.post(f"{service.url}/v1/score", json=UNCLEAR, trust_env=False)
    with serving(data=str(tmp_path)) as service:
        found = httpx.get(f"{service.url}/v1/kpis", trust_env=False).json()
    assert found["total"]["counts"]["messages"] == 1


def test_kept_clarifications_are_counted_in_their_commits(tmp_path: Path) -> None:
    asked = {"instruction": UNCLEAR, "timeout": 60}
    with serving(data=str(tmp_path)) as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        opened = [client.post("/v1/clarifications", json=asked).json() for _ in range(3)]
        shown = opened[0]
        while shown["status"] == "pending":
            answer = {"outcome": "skipped", "question_id": shown["question"]["id"]}
            shown = client.post(f"/v1/clarifications/{shown['id']}/answers", json=answer).json()
        client.post(f"/v1/clarifications/{opened[1]['id']}/cancel")
        given = {"clarification_id": opened[0]["id"], "verdict": "question_helped"}
        assert client.post("/v1/feedback", json=given).status_code == 201
        counts = client.get("/v1/kpis").json()["total"]["counts"]
        (pattern,) = client.get("/v1/patterns").json()["patterns"]
    assert (counts["messages"], counts["requested"], counts["open"]) == (3, 3, 1)
    assert (counts["resolved"], counts["cancelled"], counts["best_guess"]) == (1, 1, 0)
    assert pattern["feedback"] == {"question_helped": 1}
