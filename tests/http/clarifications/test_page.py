"""The answer page, as a person and as a mail scanner meets it."""

import re
import time
from html import unescape
from typing import Any

import httpx

from tests.http.clarifications.bot import Bot

HOSTILE = "<script>alert(1)</script> \"&' {{7*7}}"


def link(seen: dict[str, Any]) -> str:
    """The path of the page."""
    return httpx.URL(seen["answer_url"]).path


def text(page: httpx.Response) -> str:
    """What a person reads."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.text)).split())


def test_looking_never_answers(bot: Bot, other: Bot) -> None:
    opened = bot.opened()
    for method in ("GET", "HEAD", "GET", "OPTIONS"):
        page = other.http.request(method, link(opened))
        assert page.status_code in (200, 204)
    assert bot.sees(opened["id"])["version"] == 1
    page = other.http.get(link(opened))
    assert "What percentage is the discount" in text(page)
    assert page.text.count("<script") == 1
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert (page.headers["cache-control"], page.headers["referrer-policy"]) == ("no-store", "no-referrer")


def test_an_option_then_words_then_what_was_recorded(bot: Bot, other: Bot) -> None:
    opened = bot.opened()
    posted = bot.http.post(link(opened), data={"choice.q1": "20 %"})
    assert (posted.status_code, posted.headers["location"]) == (303, link(opened))
    second = other.http.get(link(opened))
    assert "Recorded: 20 %" in text(second)
    following = re.search(r'href="(/answer/[^"]+)"', second.text)
    assert following is not None
    assert other.http.post(following[1], data={"answer.q2": "Acme Ltd"}).status_code == 303
    seen = bot.sees(opened["id"])
    assert (seen["status"], seen["answers"][1]["value"], seen["answers"][1]["by"]) == (
        "resolved",
        "Acme Ltd",
        "answer_page",
    )
    assert "Nothing more is needed from you" in text(bot.http.get(link(opened)))


def test_go_on_without(bot: Bot) -> None:
    opened = bot.opened(questions=["Which store?"])
    bot.http.post(link(opened), data={"skip": "1"})
    assert bot.sees(opened["id"])["answers"][0]["outcome"] == "skipped"
    assert "Recorded: go on without an answer" in text(bot.http.get(link(opened)))


def test_a_different_second_answer_does_not_count(bot: Bot) -> None:
    opened = bot.opened()
    bot.http.post(link(opened), data={"answer.q1": "20 %"})
    again = bot.http.post(link(opened), data={"answer.q1": "20 %"})
    other = bot.http.post(link(opened), data={"answer.q1": "10 %"})
    assert (again.status_code, other.status_code) == (303, 409)
    assert "The first answer counts" in text(other)
    assert "20 %" in text(other)


def test_too_late(bot: Bot) -> None:
    opened = bot.opened(questions=["Which store?"], chain=[{"role": "anna", "timeout": 1}])
    bot.waits(opened["id"], "best_guess")
    assert "This question is closed" in text(bot.http.get(link(opened)))
    late = bot.http.post(link(opened), data={"answer.q1": "Berlin"})
    assert (late.status_code, "changes nothing" in text(late)) == (409, True)
    assert bot.sees(opened["id"])["late_answers"][0]["value"] == "Berlin"


def test_withdrawn(bot: Bot) -> None:
    opened = bot.opened()
    bot.http.post(f"/v1/clarifications/{opened['id']}/cancel")
    assert "withdrawn" in text(bot.http.get(link(opened)))


def test_all_questions_in_one_form(bot: Bot) -> None:
    opened = bot.opened(mode="all_at_once")
    page = bot.http.get(link(opened))
    assert page.text.count("<fieldset>") == 2
    bot.http.post(link(opened), data={"choice.q1": "10 %", "answer.q1": "", "answer.q2": "Acme Ltd"})
    done = text(bot.http.get(link(opened)))
    assert "10 %" in done
    assert "Acme Ltd" in done
    assert bot.sees(opened["id"])["status"] == "resolved"


def test_nothing_filled_in_is_no_answer(bot: Bot) -> None:
    opened = bot.opened()
    page = bot.http.post(link(opened), data={"answer.q1": "  "})
    assert (page.status_code, "Nothing was sent" in text(page)) == (422, True)
    assert bot.sees(opened["id"])["version"] == 1


def test_everything_is_escaped(bot: Bot) -> None:
    opened = bot.opened(text=f"Do it {HOSTILE}", questions=[{"text": f"Which {HOSTILE}?", "options": [HOSTILE]}])
    page = bot.http.get(link(opened))
    assert page.text.count("<script") == 1
    assert page.text.count("&lt;script&gt;") >= 3
    bot.http.post(link(opened), data={"choice.q1": HOSTILE})
    page = bot.http.get(link(opened))
    assert bot.sees(opened["id"])["answers"][0]["value"] == HOSTILE
    assert "<script" not in page.text


def test_a_changed_link_leads_nowhere(bot: Bot) -> None:
    path = link(bot.opened())
    swapped = path[:-1] + ("A" if path[-1] != "A" else "B")
    for wrong in (swapped, path + "A", path[:-4], "/answer/" + "A" * 50, "/answer/x"):
        page = bot.http.get(wrong)
        assert (page.status_code, "Nothing here" in text(page)) == (404, True)
        assert bot.http.post(wrong, data={"answer.q1": "x"}).status_code == 404


def test_what_is_no_form_is_said_on_a_page(bot: Bot) -> None:
    page = bot.http.post(link(bot.opened()), content=b"\xff", headers={"content-type": "text/plain"})
    assert (page.status_code, page.headers["content-type"]) == (415, "text/html; charset=utf-8")


def test_a_question_outlives_its_level(bot: Bot) -> None:
    opened = bot.opened(chain=[{"role": "anna", "timeout": 1}, {"role": "boss", "timeout": 300}])
    time.sleep(1.3)
    assert bot.http.post(link(opened), data={"answer.q1": "20 %"}).status_code == 303
    assert bot.sees(opened["id"])["answers"][0]["value"] == "20 %"
