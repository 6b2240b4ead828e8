"""The service is killed, the store is away, there is none: what was acknowledged stays, scoring goes on."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.http.clarifications.bot import CLEAR, Bot
from tests.http.service import command, serving
from tests.stores.redis_server import RedisServer

ENOUGH = 20
"""Clarifications that are open or answered when the service is killed, however fast the machine is."""
UNCLEAR = {"text": "Give them a good discount", "department": "sales"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis of this test alone."""
    running = RedisServer(tmp_path).start()
    yield running
    running.stop()


def opened_and_answered(bot: Bot, number: int, acknowledged: dict[str, Any]) -> None:
    """Opens and answers until the service is gone; notes what was acknowledged."""
    try:
        for turn in range(1000):
            id_ = bot.opened(**{"from": f"writer {number}"})["id"]
            acknowledged[id_] = None
            if bot.answers(id_, f"{turn + 1} %", "q1").status_code == 200:
                acknowledged[id_] = f"{turn + 1} %"
    except httpx.TransportError:
        return


@pytest.mark.parametrize("kind", ["sqlite", "redis"])
def test_no_acknowledged_answer_is_lost_when_the_service_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/kept.db"
    if kind == "redis":
        server: RedisServer = request.getfixturevalue("server")
        url = server.url
    acknowledged: dict[str, Any] = {}
    with serving(store=url, data=str(tmp_path)) as service, Bot(service.url) as bot, ThreadPoolExecutor(4) as pool:
        soon_over = [bot.opened(chain=[{"role": "anna", "timeout": 1}])["id"] for _ in range(5)]
        writers = [pool.submit(opened_and_answered, bot, number, acknowledged) for number in range(4)]
        until = time.monotonic() + 30
        while len(acknowledged) <= ENOUGH and time.monotonic() < until:
            time.sleep(0.05)
        service.process.kill()
        for writer in writers:
            writer.result()
    assert len(acknowledged) > ENOUGH
    with serving(store=url, data=str(tmp_path)) as service, Bot(service.url) as bot:
        for id_, value in acknowledged.items():
            answers = bot.sees(id_)["answers"]
            assert value is None or [one["value"] for one in answers] == [value]
        for id_ in soon_over:
            assert bot.waits(id_, "best_guess")["version"] == 2


def test_scoring_goes_on_while_redis_is_away(server: RedisServer, tmp_path: Path) -> None:
    with serving(store=server.url, data=str(tmp_path)) as service, Bot(service.url) as bot:
        opened = bot.opened()
        page = httpx.URL(opened["answer_url"]).path
        server.kill()
        refused = bot.opens()
        assert (refused.status_code, refused.json()["type"]) == (503, "/problems/store-unavailable")
        assert int(refused.headers["retry-after"]) > 0
        assert bot.answers(opened["id"], "20 %").status_code == 503
        assert bot.http.get(f"/v1/clarifications/{opened['id']}").status_code == 503
        away = bot.http.get(page)
        assert (away.status_code, "Please try again" in away.text) == (503, True)
        assert bot.http.post("/v1/score", json=CLEAR).json()["decision"] == "proceed"
        assert bot.http.post("/v1/clarifications", json=CLEAR).json()["status"] == "clear"
        assert bot.http.post("/v1/converse", json={"message": "Send it"}).status_code == 200
        ready = bot.http.get("/readyz")
        assert (ready.status_code, ready.json()["status"]) == (503, "not_ready")
        server.start()
        assert bot.answers(opened["id"], "20 %").json()["answers"][0]["value"] == "20 %"


def test_without_a_store_it_says_so(tmp_path: Path) -> None:
    with serving(store="none", data=str(tmp_path)) as service, Bot(service.url) as bot:
        for path, body in (("", UNCLEAR), ("", CLEAR), (f"/clr_{'0' * 32}/answers", {"value": "x"})):
            refused = bot.http.post(f"/v1/clarifications{path}", json=body)
            assert (refused.status_code, refused.json()["type"]) == (501, "/problems/no-store")
            assert "/v1/clarifications/step" in refused.json()["detail"]
        session = bot.http.post("/v1/converse", json={"message": "Hello", "session_id": "s"})
        assert session.status_code == 501
        assert bot.http.post("/v1/clarifications/step", json={"instruction": UNCLEAR}).json()["status"] == "pending"
        assert bot.http.get("/readyz").status_code == 200


def test_it_stops_at_once_though_somebody_waits(tmp_path: Path) -> None:
    with serving(data=str(tmp_path)) as service, Bot(service.url) as bot, ThreadPoolExecutor(1) as pool:
        opened = bot.opened()
        waiting = pool.submit(bot.sees, opened["id"], wait=50)
        time.sleep(0.5)
        start = time.monotonic()
        service.process.send_signal(signal.SIGTERM)
        assert waiting.result()["status"] == "pending"
        assert service.process.wait(15) == 0
        assert time.monotonic() - start < 8
        assert service.process.stderr is not None
        assert "Traceback" not in service.process.stderr.read()


def test_a_store_that_cannot_be_used_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    process = command("serve", port="0", data=str(tmp_path), store=f"sqlite:///{tmp_path}/file")
    _, errors = process.communicate(timeout=60)
    assert process.returncode != 0
    assert "Traceback" not in errors, errors


def test_links_begin_with_the_public_address(tmp_path: Path) -> None:
    with serving(data=str(tmp_path), public_url="https://ask.example.com/") as service, Bot(service.url) as bot:
        opened = bot.opened()
        assert opened["answer_url"].startswith("https://ask.example.com/answer/")
        assert bot.http.get(httpx.URL(opened["answer_url"]).path).status_code == 200


def test_the_link_is_in_no_log(tmp_path: Path) -> None:
    with serving(data=str(tmp_path), log_level="debug") as service, Bot(service.url) as bot:
        path = httpx.URL(bot.opened()["answer_url"]).path
        bot.http.get(path)
        bot.http.post(path, data={"answer.q1": "20 %"})
        bot.http.get(path[:-2])
        assert path.removeprefix("/answer/")[:30] not in bot.http.get("/metrics").text
        service.process.send_signal(signal.SIGTERM)
        _, errors = service.process.communicate(timeout=20)
    assert "route=/answer/{token}" in errors
    assert path.removeprefix("/answer/")[:30] not in errors


def test_keys_need_the_scope_and_people_need_none(tmp_path: Path) -> None:
    tokens = {}
    for scope in ("score", "clarify"):
        out, _ = command("key", "new", "--scope", scope, data=str(tmp_path)).communicate(timeout=30)
        tokens[scope] = next(word for word in out.split() if len(word) > 30)
    with serving(data=str(tmp_path)) as service, Bot(service.url) as bot:
        statuses = {
            scope: bot.http.post("/v1/clarifications", json=UNCLEAR, headers={"authorization": f"Bearer {token}"})
            for scope, token in {**tokens, "none": "afk_none"}.items()
        }
        assert {scope: answer.status_code for scope, answer in statuses.items()} == {
            "score": 403,
            "clarify": 201,
            "none": 401,
        }
        assert bot.http.get(httpx.URL(statuses["clarify"].json()["answer_url"]).path).status_code == 200
