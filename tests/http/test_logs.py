import json
import signal

import httpx

from tests.http.service import serving

SECRET = "Zebra-Projekt"


def test_requests_are_logged_without_texts_keys_or_queries() -> None:
    with serving(log_format="json") as service:
        with httpx.Client(base_url=service.url, trust_env=False) as client:
            headers = {"x-request-id": "mine-1", "authorization": f"Bearer {SECRET}"}
            client.post(f"/v1/score?token={SECRET}", json={"text": f"Update the {SECRET} report soon"}, headers=headers)
            client.get(f"/{SECRET}")
            client.get("/livez")
        service.process.send_signal(signal.SIGTERM)
        _, errors = service.process.communicate(timeout=20)
    entries = [json.loads(line) for line in errors.splitlines()]
    requests = [entry for entry in entries if entry["event"] == "request"]
    assert [(one["method"], one["route"], one["status"]) for one in requests] == [
        ("POST", "/v1/score", 200),
        ("GET", "other", 404),
    ]
    assert requests[0]["request_id"] == "mine-1"
    assert requests[0]["ms"] > 0
    assert SECRET not in errors


def test_what_proceeds_under_reservation_is_logged_with_its_reasons() -> None:
    body = {"text": "Order about 50 chairs of model X2 for room A.", "thresholds": {"proceed": 1.0, "log": 0.0}}
    with serving(log_format="json") as service:
        answer = httpx.post(f"{service.url}/v1/score", json=body, trust_env=False).json()
        service.process.send_signal(signal.SIGTERM)
        _, errors = service.process.communicate(timeout=20)
    entries = [json.loads(line) for line in errors.splitlines()]
    passed = [entry for entry in entries if entry["event"] == "proceed_with_log"]
    assert answer["decision"] == "proceed_with_log"
    assert [entry["assessment"] for entry in passed] == [answer["id"]]
    assert passed[0]["confidence"] == answer["confidence"]
    assert passed[0]["rules"] == [issue["rule"] for issue in answer["issues"]]
    assert "chairs" not in errors
