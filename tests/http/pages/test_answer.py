"""What the answer page says beside the question, and when something goes wrong."""

import json
import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.http.clarifications.bot import Bot, Json
from tests.http.service import Service, command, serving
from tests.packs import rule
from tests.stores.redis_server import RedisServer

ASKED = {"from": {"id": "bot-7", "role": "task_agent"}, "to": {"id": "anna", "role": "director_agent"}}
RULE = (
    'when: {phrases: [draft]}\nissue: "Which draft?"\nquestion: "Which draft?"\nassume: "any"\nsuggestion: "Say it"\n'
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("answering")


@pytest.fixture(scope="module")
def service(data: Path) -> Iterator[Service]:
    with serving(data=str(data), score_timeout="300") as running:
        yield running


@pytest.fixture
def bot(service: Service) -> Iterator[Bot]:
    with Bot(service.url) as person:
        yield person


def link(seen: Json) -> str:
    return httpx.URL(seen["answer_url"]).path


def text(page: httpx.Response) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.text)).split())


def test_who_asks_whom_about_what_and_what_is_assumed(bot: Bot) -> None:
    opened = bot.opened(**ASKED)
    page = bot.http.get(link(opened))
    assert "<mark>discount</mark>" in page.text
    said = text(page)
    assert "bot-7 (task agent) asks" in said
    assert "About this request by anna (director agent)" in said
    assert "Then this is assumed: no discount is given ." in said
    assert f"{opened['level']['deadline'][11:19]} UTC" in said
    assert "director agent: asked now business manager: asked next, when the time is up" in said
    assert "If nobody answers, this is assumed: no discount is given" in said


def test_whoever_was_asked_before_still_may(bot: Bot) -> None:
    opened = bot.opened(**ASKED)
    bot.http.post(f"/v1/clarifications/{opened['id']}/escalate")
    said = text(bot.http.get(link(opened)))
    assert "It was passed on: business manager is asked now. Whoever was asked before may still answer." in said
    assert "director agent: asked before business manager: asked now human operator: asked next" in said
    assert bot.http.post(link(opened), data={"choice.q1": "10 %"}).status_code == 303


def test_who_was_not_asked_this_question_is_not_named(bot: Bot) -> None:
    opened = bot.opened(**ASKED)
    bot.http.post(f"/v1/clarifications/{opened['id']}/escalate")
    bot.http.post(link(opened), data={"choice.q1": "10 %"})
    second = link(bot.sees(opened["id"]))
    assert "Who is asked business manager: asked now human operator: asked next" in text(bot.http.get(second))


def test_an_answer_that_settles_nothing_is_recorded_and_asked_about_once_more(bot: Bot) -> None:
    opened = bot.opened()
    bot.http.post(link(opened), data={"answer.q1": "the usual one"})
    said = text(bot.http.get(link(opened)))
    assert "Recorded: the usual one" in said
    assert "asked once more, in other words" in said


def test_what_the_request_reads_now(bot: Bot) -> None:
    opened = bot.opened(questions=[{"text": "Which store?", "options": ["Berlin", "Hamburg"]}], requires_handoff=True)
    bot.http.post(link(opened), data={"answer.q1": "the second one please"})
    said = text(bot.http.get(link(opened)))
    assert "Recorded: the second one please (understood as: Hamburg )" in said
    assert "The request now reads: Give them a good discount Which store? Hamburg" in said
    assert "A person takes over from here." in said


def test_a_form_can_be_sent_in_part_and_the_rest_gone_on_without(bot: Bot) -> None:
    opened = bot.opened(mode="all_at_once")
    form = {"choice.q1": "10 %", "answer.q1": "until 31 March", "answer.q2": "", "skip": "1"}
    assert bot.http.post(link(opened), data=form).status_code == 303
    seen = bot.sees(opened["id"])
    assert seen["status"] == "resolved"
    first, second = seen["answers"]
    assert (first["value"], first["explanation"], second["outcome"]) == ("10 %", "until 31 March", "skipped")
    assert "10 % (until 31 March)" in text(bot.http.get(link(opened)))


def test_a_double_click_and_a_reload_change_nothing(bot: Bot) -> None:
    opened = bot.opened(questions=["Which store?"])
    for _ in range(3):
        assert bot.http.post(link(opened), data={"skip": "1"}).status_code == 303
    seen = bot.sees(opened["id"])
    assert (seen["version"], len(seen["answers"]), seen["late_answers"]) == (2, 1, [])


def test_however_the_address_is_written_the_way_back_leads_to_the_page(bot: Bot) -> None:
    opened = bot.opened()
    odd = f"{str(bot.http.base_url).rstrip('/')}/{link(opened)}"
    answer = bot.http.post(odd, data={"answer.q1": "15"})
    assert (answer.status_code, answer.headers["location"]) == (303, link(opened))
    page = bot.http.post(odd, content=b"x", headers={"content-type": "text/csv"})
    assert page.status_code == 415
    assert f'href="{link(opened)}"' in page.text


def test_too_long_an_answer_is_refused_and_kept_in_its_field(bot: Bot) -> None:
    opened = bot.opened()
    page = bot.http.post(link(opened), data={"answer.q1": "x" * 20_001})
    assert page.status_code == 422
    assert "An answer has 20001 characters; at most 20000 fit" in text(page)
    assert "x" * 20_001 in page.text
    assert 'role="alert"' in page.text
    lines = ("\r\n" + "字" * 99) * 200
    assert bot.http.post(link(opened), files={"answer.q1": (None, lines)}).status_code == 303
    assert bot.sees(opened["id"])["answers"][0]["value"] == lines.replace("\r\n", "\n").strip()


def test_a_form_beyond_all_bounds_gets_a_page(bot: Bot) -> None:
    opened = bot.opened(text="Gib ihnen einen guten Rabatt")
    page = bot.http.post(link(opened), data={"answer.q1": "x" * 2_000_000})
    assert page.status_code == 422
    assert "x" * 2_000_000 in page.text
    page = bot.http.post(link(opened), data={"answer.q1": "x" * 5_000_000})
    assert (page.status_code, page.headers["content-type"]) == (413, "text/html; charset=utf-8")
    assert "höchstens 20000" in text(page)
    assert "Zurück zur Frage" in text(page)
    assert bot.sees(opened["id"])["version"] == 1


@pytest.mark.parametrize(
    ("language", "instruction", "send"),
    [
        ("de", "Gib ihnen einen guten Rabatt", "Absenden"),
        ("fr", "Donnez-leur une bonne remise", "Envoyer"),
        ("es", "Dales un buen descuento", "Enviar"),
        ("pt", "Dê-lhes um bom desconto", "Enviar"),
        ("zh-Hant", "給他們一個好折扣", "送出"),
    ],
)
def test_the_page_speaks_the_language_of_the_question(bot: Bot, language: str, instruction: str, send: str) -> None:
    page = bot.http.get(link(bot.opened(text=instruction, language=language)), headers={"accept-language": "en"})
    assert f'<html lang="{language}" dir="ltr">' in page.text
    assert send in text(page)


def test_a_broken_link_speaks_the_language_of_the_browser(bot: Bot) -> None:
    page = bot.http.get("/answer/nothing", headers={"accept-language": "de-AT, en;q=0.5"})
    assert page.status_code == 404
    assert '<html lang="de"' in page.text
    assert "Dieser Link führt zu keiner Frage" in text(page)


def test_a_rating_is_kept_once_beside_its_question(bot: Bot, data: Path) -> None:
    opened = bot.opened(**ASKED)
    for verdict in ("question_did_not_help", "question_did_not_help", "question_helped"):
        answer = bot.http.post(link(opened), data={"rate": verdict})
        assert answer.status_code == 303
        assert answer.headers["location"] == f"{link(opened)}?rated={verdict}"
    assert "Noted: It did not help" in text(bot.http.get(f"{link(opened)}?rated=question_did_not_help"))
    assert "Noted" not in text(bot.http.get(f"{link(opened)}?rated=<script>"))
    assert bot.sees(opened["id"])["version"] == 1
    exported, _ = command("export", "--table", "feedback", "--format", "ndjson", data=str(data)).communicate(timeout=60)
    kept = [one for one in map(json.loads, exported.splitlines()) if opened["id"] in json.dumps(one)]
    assert len(kept) == 1
    said = json.dumps(kept[0])
    assert "question_did_not_help" in said
    assert "discount_without_conditions" in said


def test_what_the_service_can_no_longer_read_is_said_on_a_page(tmp_path: Path) -> None:
    file = tmp_path / "packs" / "en" / "drafts.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(rule(RULE, rule_id="which_draft").replace("department: sales", "department: drafts"))
    with serving(packs=str(tmp_path / "packs")) as service, Bot(service.url) as bot:
        opened = bot.opened(text="Send the draft to them", department="drafts", mode="all_at_once")
        file.unlink()
        end = time.monotonic() + 40
        while any(one["department"] == "drafts" for one in bot.http.get("/v1/packs").json()["packs"]):
            assert time.monotonic() < end
            time.sleep(0.1)
        page = bot.http.post(link(opened), data={"answer.q1": "the usual"})
        assert page.status_code == 422
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "could not be taken and was not recorded" in text(page)


def test_without_the_store_nothing_is_lost_silently(tmp_path: Path) -> None:
    server = RedisServer(tmp_path).start()
    try:
        with serving(store=f"{server.url}/0") as service, Bot(service.url) as bot:
            opened = bot.opened()
            server.stop()
            for page in (bot.http.get(link(opened)), bot.http.post(link(opened), data={"choice.q1": "10 %"})):
                assert page.status_code == 503
                assert "retry-after" in page.headers
                assert "Nothing was recorded" in text(page)
    finally:
        server.stop()


def test_a_service_without_a_store_has_no_questions() -> None:
    with serving(store="none") as service, Bot(service.url) as bot:
        page = bot.http.get("/answer/" + "A" * 50)
        assert (page.status_code, "Nothing here" in text(page)) == (404, True)


def test_who_comes_too_often_reads_it_on_a_page() -> None:
    with serving(rate="1") as service, Bot(service.url) as bot:
        pages = [bot.http.get("/answer/nothing", headers={"accept": "text/html,*/*"}) for _ in range(40)]
        late = next(page for page in pages if page.status_code == 429)
        assert late.headers["content-type"] == "text/html; charset=utf-8"
        assert "Try again in" in text(late)
        assert "default-src 'none'" in late.headers["content-security-policy"]
        machine = bot.http.get("/answer/nothing")
        assert machine.headers["content-type"] == "application/problem+json"
