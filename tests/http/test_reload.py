"""Packs change under a running service that is being asked all the time."""

import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.http.service import serving
from tests.packs import rule

BODY = {"text": "Book a demo with Ana Ruiz for Friday 3 April 2026 at 10:00 CET", "department": "sales"}
RULE = 'when: {phrases: [demo]}\nissue: "Which demo?"\nquestion: "Which?"\nassume: "any"\nsuggestion: "Say it"\n'


class Asking(threading.Thread):
    """Asks without a pause and keeps whatever is not 200."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url, self.ended = url, threading.Event()
        self.wrong: list[str] = []
        self.rules: set[tuple[str, str]] = set()

    def run(self) -> None:
        with httpx.Client(base_url=self.url, trust_env=False, timeout=30) as client:
            while not self.ended.is_set():
                answer = client.post("/v1/score", json=BODY)
                if answer.status_code != 200:
                    self.wrong.append(answer.text)
                    continue
                found = answer.json()
                self.rules |= {(issue["rule"], found["versions"]["packs"]) for issue in found["issues"]}


def until(said: Callable[[], bool]) -> None:
    end = time.monotonic() + 40
    while not said():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_break_and_mend_while_requests_go_on(tmp_path: Path) -> None:
    file = tmp_path / "en" / "sales.yaml"
    file.parent.mkdir()
    file.write_text(rule(RULE, rule_id="the_old_one"))
    with serving(packs=str(tmp_path)) as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        asking = Asking(service.url)
        asking.start()
        try:
            file.write_text(rule(RULE, rule_id="the_old_one") + "nonsense: 1\n")
            until(lambda: client.get("/readyz").json()["status"] == "degraded")
            ready = client.get("/readyz")
            assert ready.status_code == 200
            (check,) = (one for one in ready.json()["checks"] if not one["ok"])
            assert "en/sales.yaml:" in check["detail"]
            assert str(tmp_path) not in ready.text
            assert "askfirst_packs_stale 1.0" in client.get("/metrics").text
            assert "askfirst_pack_reload_failures_total 1.0" in client.get("/metrics").text
            assert client.post("/v1/score", json=BODY).json()["issues"][0]["rule"] == "the_old_one"

            file.write_text(rule(RULE, rule_id="the_new_one"))
            until(lambda: client.get("/readyz").json()["status"] == "ready")
            assert client.post("/v1/score", json=BODY).json()["issues"][0]["rule"] == "the_new_one"
            assert "askfirst_packs_stale 0.0" in client.get("/metrics").text
            packs = client.get("/v1/packs").json()["packs"]
            listed = next(pack for pack in packs if (pack["language"], pack["department"]) == ("en", "sales"))
            assert "the_new_one" in listed["rules"]
            batch = client.post("/v1/score/batch", json={"instructions": [BODY]}, timeout=60).json()
            assert batch["assessments"][0]["issues"][0]["rule"] == "the_new_one"
        finally:
            asking.ended.set()
            asking.join()
        assert asking.wrong == []
        versions = dict(asking.rules)
        assert len(asking.rules) == len(set(versions.values())) == 2, "a rule belongs to one version"


def test_a_signal_loads_anew() -> None:
    with serving() as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        service.process.send_signal(signal.SIGHUP)
        until(lambda: "askfirst_pack_reloads_total 1.0" in client.get("/metrics").text)
        assert client.get("/readyz").json()["status"] == "ready"
