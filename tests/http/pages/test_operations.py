"""The operations page as it is sent: what it shows, to whom, and what it never shows."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.delivery.receiver import Say, receiving
from tests.http.clarifications.bot import Bot
from tests.http.service import Service, command, serving
from tests.stores.redis_server import RedisServer

HOSTILE = "<script>alert(1)</script>"
PAIR = {"from": "bot-7", "to": {"id": f"anna {HOSTILE}"}}


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with serving() as running:
        yield running


@pytest.fixture
def bot(service: Service) -> Iterator[Bot]:
    with Bot(service.url) as person:
        yield person


def text(page: httpx.Response) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.text)).split())


def key(folder: Path, scope: str) -> str:
    """A key for a service with this data folder."""
    said, _ = command("key", "new", "--scope", scope, data=str(folder)).communicate(timeout=60)
    return said.strip()


def test_an_empty_service_says_what_will_stand_there() -> None:
    with serving() as service, Bot(service.url) as bot:
        said = text(bot.http.get("/operations"))
        for hint in ("Nothing was scored", "No question is open", "No delivery was given up", "No pattern yet"):
            assert hint in said
        assert "ready" in said


def test_what_is_shown_and_what_never_is(bot: Bot) -> None:
    with receiving(lambda got, before: Say(400)) as receiver:
        opened = bot.opened(**PAIR, callback_url=f"{receiver.url}/resume?token=not-for-pages")
        for _ in range(11):
            bot.http.post("/v1/score", json={"text": "Give them a good discount", "department": "sales", **PAIR})
        end = monotonic() + 15
        while bot.http.get("/v1/deliveries").json()["counts"]["dead"] < 2:
            assert monotonic() < end
            sleep(0.05)
        page = bot.http.get("/operations")
    said = text(page)
    assert opened["id"] in said
    assert "What percentage is the discount" in said
    assert "Level 1 of 4" in said
    assert opened["answer_url"].rpartition("/")[2] in page.text
    assert "the receiver answered 400" in said
    assert "Say in every instruction: discount conditions" in said
    assert "100 % alert" in said
    assert "24 packs are loaded" in said
    assert page.text.count("<svg") == 4
    assert HOSTILE not in page.text
    assert HOSTILE in said
    for secret in ("not-for-pages", receiver.url, "callback_url"):
        assert secret not in page.text
    assert page.headers["cache-control"] == "no-store"
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_clarifications_are_found_by_state_department_and_words() -> None:
    with serving() as service, Bot(service.url) as bot:
        lamps = bot.opened(text="Order lamps", questions=["How many lamps?"], **{"from": "bot-8"})
        chairs = bot.opened(text="Order chairs", questions=["How many chairs?"], department="operations")
        stopped = bot.opened(text="Order desks", questions=["Which desks?"])
        assert bot.answers(chairs["id"], "12 made of oak", **{"from": "Ines"}).status_code == 200
        bot.http.post(f"/v1/clarifications/{stopped['id']}/cancel")

        def found(**wanted: str) -> set[str]:
            page = bot.http.get("/operations", params=wanted)
            assert page.status_code == 200, page.text
            return {one["id"] for one in (lamps, chairs, stopped) if f'id="{one["id"]}"' in page.text}

        assert found() == {lamps["id"]}
        assert found(status="all") == {lamps["id"], chairs["id"], stopped["id"]}
        assert found(status="resolved") == found(status="all", department="operations") == {chairs["id"]}
        assert found(status="cancelled") == found(status="all", q="DESKS order") == {stopped["id"]}
        assert found(status="all", q="oak") == {chairs["id"]}
        assert found(q="bot-8") == found(q=lamps["id"]) == {lamps["id"]}
        assert found(q="bot-8 oak", status="all") == set()
        said = text(bot.http.get("/operations", params={"status": "resolved"}))
        assert "Asked How many chairs? → 12 made of oak Ines" in said
        assert "safe to proceed" in said
        wrong = bot.http.get("/operations", params={"status": "done"})
        assert (wrong.status_code, wrong.json()["errors"][0]["path"]) == (400, "status")


def test_there_are_as_many_pages_as_it_takes() -> None:
    with serving() as service, Bot(service.url) as bot:
        opened = [
            bot.opened(text=f"Order lamps {number}", questions=["How many?"], timeout=900 if number else 600)["id"]
            for number in range(30)
        ]
        first = bot.http.get("/operations", params={"q": "lamps"}).text
        assert first.index(opened[0]) < min(first.index(one) for one in opened[1:] if one in first)
        assert "First page" not in first
        older = unescape(re.findall(r'href="([^"]+)">Next page', first)[0])
        second = bot.http.get(older.partition("#")[0]).text
        assert "Next page" not in second
        assert "First page" in second
        shown = [{one for one in opened if f'id="{one}"' in page} for page in (first, second)]
        assert shown[0] | shown[1] == set(opened)
        assert shown[0] & shown[1] == set()


@pytest.mark.parametrize(("over", "steps"), [("day", 24), ("month", 30), ("year", 52)])
def test_the_course_over_other_times(bot: Bot, over: str, steps: int) -> None:
    bot.http.post("/v1/score", json={"text": "Give them a good discount", "department": "sales"})
    page = bot.http.get("/operations", params={"over": over})
    assert 'aria-current="true"' in page.text
    assert page.text.count('class="dot"') >= 1
    places = [float(x) for x in re.findall(r'class="dot" cx="([\d.]+)"', page.text)]
    assert max(places) > 320 * (steps - 1) / (steps + 1) - 6  # now is at the right end
    assert bot.http.get("/operations", params={"over": "decade"}).status_code == 400


def test_with_keys_the_frame_is_open_and_the_content_is_not(tmp_path: Path) -> None:
    admin, clarify = key(tmp_path, "admin"), key(tmp_path, "clarify")
    with serving(data=str(tmp_path)) as service, Bot(service.url) as bot:
        frame = bot.http.get("/operations")
        assert frame.status_code == 200
        assert "<section" not in frame.text
        assert "asks for an API key" in text(frame)
        answers = {
            name: bot.http.get("/operations/now", headers={"authorization": f"Bearer {one}"} if one else {})
            for name, one in (("none", ""), ("wrong", "nonsense"), ("clarify", clarify), ("admin", admin))
        }
        assert {name: one.status_code for name, one in answers.items()} == {
            "none": 401, "wrong": 401, "clarify": 403, "admin": 200,
        }  # fmt: skip
        assert "<section" in answers["admin"].text


def test_without_a_store_it_says_what_is_not_kept() -> None:
    with serving(store="none") as service, Bot(service.url) as bot:
        bot.http.post("/v1/score", json={"text": "Give them a good discount", "department": "sales"})
        said = text(bot.http.get("/operations"))
        assert "runs without a store: it has counted since it started" in said
        assert "the service does not know which are open" in said
        assert "it sends no webhooks" in said
        assert "100 %" in said


def test_with_the_store_away_what_can_be_shown_is_shown(tmp_path: Path) -> None:
    server = RedisServer(tmp_path).start()
    try:
        with serving(store=f"{server.url}/0") as service, Bot(service.url) as bot:
            server.stop()
            page = bot.http.get("/operations")
            assert page.status_code == 200
            assert text(page).count("The store does not answer") == 4
            assert "cannot do its work" in text(page)
            assert "24 packs are loaded" in text(page)
    finally:
        server.stop()


def test_other_methods_are_refused(bot: Bot) -> None:
    for path in ("/operations", "/operations/now"):
        assert bot.http.post(path).status_code == 405
        assert bot.http.head(path).status_code == 200
