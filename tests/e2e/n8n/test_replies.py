"""Examples 7 and 8: a node of n8n that sends and waits by itself brings the reply."""

import httpx
import pytest

from tests.e2e.n8n.forms import answer_form
from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


@pytest.mark.parametrize(
    ("story", "address"),
    [("mail", "mail@example.com"), ("slack", "#sales"), ("telegram", "telegram"), ("teams", "teams")],
)
def test_replies_answer_one_question_after_the_other(stage: Stage, story: str, address: str) -> None:
    before = len(stage.mail.all(address))
    stage.begin(story)
    for number, reply in enumerate([DISCOUNT, "Acme Ltd"], before + 1):
        mail = stage.mail.nth(address, number)
        assert "Give them a good discount" in mail.html
        stage.parked(story)
        assert answer_form(mail.link, reply).is_success
    (work,) = stage.over(story).json("Carry it out")
    assert work["instruction"].splitlines() == [
        "Give them a good discount",
        f"discount conditions: {DISCOUNT}",
        "them: Acme Ltd",
    ]
    late = httpx.get(mail.link, trust_env=False)
    assert (late.status_code, late.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert "No action required" in late.text


def test_a_reply_that_puts_it_off_leaves_the_question_open_and_it_is_asked_again(stage: Stage) -> None:
    address = "mail@example.com"
    before = len(stage.mail.all(address))
    stage.begin("mail")
    for number, reply in enumerate(["let me check with the client", DISCOUNT, "Acme Ltd"], before + 1):
        mail = stage.mail.nth(address, number)
        stage.parked("mail")
        assert answer_form(mail.link, reply).is_success
    assert stage.over("mail").json("Carry it out")[0]["instruction"].endswith("them: Acme Ltd")


def test_without_a_reply_every_level_is_asked_and_the_best_guess_is_taken(stage: Stage) -> None:
    done = stage.over("mail-silence", seconds=300)
    assert len(stage.mail.all("silence@example.com")) == 2
    (guess,) = done.json("Carry it out with care")
    assert guess["risk"] == "medium"
