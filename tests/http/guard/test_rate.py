import httpx

from tests.http.service import serving
from tests.http.test_problems import problem

BODY = {"text": "Send it"}


def test_who_calls_too_often_is_told_when_to_come_back() -> None:
    with serving(rate="0.5", burst="3") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        for left in (2, 1, 0):
            answer = client.post("/v1/score", json=BODY)
            assert answer.status_code == 200
            assert answer.headers["ratelimit"].startswith(f'"requests";r={left};t=')
            assert answer.headers["ratelimit-policy"] == '"requests";q=3;w=6'
        refused = client.post("/v1/score", json=BODY)
        assert "0.5 requests per second" in str(problem(refused, "too-many-requests")["detail"])
        assert 1 <= int(refused.headers["retry-after"]) <= 2
        assert refused.headers["ratelimit"].startswith('"requests";r=0;t=')
        problem(client.get("/v1/packs"), "too-many-requests")
        assert client.get("/livez").status_code == client.get("/readyz").status_code == 200


def test_no_limit_on_loopback_unless_one_is_set(client: httpx.Client) -> None:
    assert "ratelimit" not in client.post("/v1/score", json=BODY).headers
