"""Answers that come late, to another question, several at once, or not from a person."""

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.e2e.n8n.chat import Asked
from tests.e2e.n8n.people import answer, submit
from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


def test_an_answer_to_an_earlier_question_is_refused_with_a_plain_page(stage: Stage) -> None:
    stage.begin("stale")
    first = stage.chat.nth("stale", 1).link
    answer(first, DISCOUNT)
    second = stage.chat.nth("stale", 2).link
    stage.parked("stale")
    refused = submit(first, {"value": "50 %"})
    assert refused.status_code == 409
    assert "closed" in refused.text
    answer(second, "Acme Ltd")
    (work,) = stage.over("stale").json("Carry it out")
    assert work["instruction"].splitlines()[1:] == [f"discount conditions: {DISCOUNT}", "them: Acme Ltd"]


def test_of_five_answers_at_once_one_counts(stage: Stage) -> None:
    stage.begin("five")
    link = stage.chat.nth("five", 1).link
    stage.parked("five")
    values = [f"{number} % for orders over EUR 5,000" for number in (11, 12, 13, 14, 15)]
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda value: submit(link, {"value": value}), values))
    done = stage.over("five")
    (work,) = done.json("Carry it out")
    taken = [value for value, each in zip(values, answers, strict=True) if each.is_success]
    assert len(taken) == 1
    assert work["instruction"].splitlines()[1] == f"discount conditions: {taken[0]}"


def test_looking_at_the_link_answers_nothing(stage: Stage) -> None:
    stage.begin("scanner")
    link = stage.chat.nth("scanner", 1).link
    stage.parked("scanner")
    looks = [httpx.get(link, timeout=20, trust_env=False) for _ in range(3)]
    assert all(look.is_success and "discount" in look.text for look in looks)
    httpx.head(link, timeout=20, trust_env=False)
    assert stage.parked("scanner").status == "waiting"
    answer(link, DISCOUNT)
    assert len(stage.over("scanner").json("Carry it out")) == 1


def test_a_link_that_is_opened_while_n8n_is_busy_or_after_the_end_shows_a_page_and_programs_read_409(
    stage: Stage,
) -> None:
    stage.begin("busy")
    asked = stage.chat.nth("busy", 1)
    assert "is running already" in page_of_n8n(asked)
    stage.parked("busy")
    answer(asked.page, DISCOUNT)
    stage.over("busy")
    assert "has finished already" in page_of_n8n(asked)


def page_of_n8n(asked: Asked) -> str:
    """The page on which n8n itself refuses the link of a message."""
    shown, told = (httpx.get(link, timeout=20, trust_env=False) for link in (asked.page, asked.link))
    assert shown.headers["content-type"].startswith("text/html")
    assert told.status_code == 409
    return shown.text


def test_a_late_answer_on_the_form_finds_the_execution_finished(stage: Stage) -> None:
    stage.over("late-form")
    late = submit(stage.asked("late-form")[0].link, {"value": "50 %"})
    assert late.status_code == 409
    (work,) = stage.over("late-form").json("Carry it out")
    assert work["instruction"].endswith(DISCOUNT)


def test_a_late_answer_on_the_page_of_the_service_shows_what_was_recorded(stage: Stage) -> None:
    stage.over("late-page")
    link = stage.asked("late-page")[0].link
    late = submit(link, {"answer.q1": "50 %"})
    assert late.status_code == 409
    assert DISCOUNT in late.text
