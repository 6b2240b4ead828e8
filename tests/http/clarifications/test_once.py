"""The same request twice with an idempotency key, and many at once without one."""

import time
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest

from tests.http.clarifications.bot import CLEAR, Bot


def test_the_same_request_repeats_its_answer(bot: Bot, other: Bot) -> None:
    key = f'"{uuid4()}"'
    first = bot.opens(key=key)
    bot.answers(first.json()["id"], "20 %")
    again = other.opens(key=key)
    assert (again.status_code, again.json()) == (201, first.json())
    assert again.headers["location"] == first.headers["location"]
    assert again.headers["idempotent-replayed"] == "true"
    assert "idempotent-replayed" not in first.headers


def test_quotes_make_no_difference(bot: Bot) -> None:
    key = str(uuid4())
    assert bot.opens(key=key).json() == bot.opens(key=f'"{key}"').json()


def test_another_request_with_the_same_key_is_refused(bot: Bot, other: Bot) -> None:
    key = str(uuid4())
    bot.opens(key=key)
    refused = other.opens(key=key, timeout=7)
    assert (refused.status_code, refused.json()["type"]) == (422, "/problems/idempotency-key-reused")


def test_a_clear_instruction_uses_up_its_key_as_well(bot: Bot, other: Bot) -> None:
    key = str(uuid4())
    first, again = bot.opens(key=key, **CLEAR), other.opens(key=key, **CLEAR)
    assert (first.status_code, again.status_code, first.json()) == (200, 200, again.json())
    assert other.opens(key=key).status_code == 422


@pytest.mark.parametrize("key", ["", '""', '"a', "x" * 300, "a b"])
def test_what_is_no_key(bot: Bot, key: str) -> None:
    assert bot.opens(key=key).status_code == 400


def test_of_many_at_once_one_opens(bot: Bot, other: Bot) -> None:
    key = str(uuid4())
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: (bot, other)[n % 2].opens(key=key, **{"from": key}), range(8)))
    assert {answer.status_code for answer in answers} <= {201, 409}
    refused = {answer.json()["type"] for answer in answers if answer.status_code == 409}
    assert refused <= {"/problems/idempotency-key-in-use"}
    assert len({answer.json()["id"] for answer in answers if answer.status_code == 201}) == 1
    assert len(bot.lists(**{"from": key})["clarifications"]) == 1


def test_what_is_sent_twice_at_once_counts_as_one_message(bot: Bot, other: Bot) -> None:
    pair = f"pair {uuid4()}"
    keys = [str(uuid4()) for _ in range(25)]
    with ThreadPoolExecutor(8) as pool:
        for body in ({}, CLEAR):
            sent = ((one, f"{key}{len(body)}", body) for key in keys for one in (bot, other))
            list(pool.map(lambda n: n[0].opens(key=n[1], **{"from": pair}, **n[2]), sent))
    counts: dict[str, int] = {}
    until = time.monotonic() + 10
    while counts.get("messages", 0) < 50 and time.monotonic() < until:
        time.sleep(1.2)  # each replica brings its counts to the store once a second
        counts = other.http.get("/v1/kpis", params={"from": pair}).json()["total"]["counts"]
    assert (counts["messages"], counts["requested"]) == (50, 25)


def test_of_five_different_answers_at_once_one_wins(bot: Bot, other: Bot) -> None:
    opened = bot.opened()
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda n: (bot, other)[n % 2].answers(opened["id"], f"{n + 1} %", "q1"), range(5)))
    won = [number for number, answer in enumerate(answers) if answer.status_code == 200]
    assert len(won) == 1
    recorded = bot.sees(opened["id"])["answers"]
    assert [one["value"] for one in recorded] == [f"{won[0] + 1} %"]
    refused = {answer.json()["recorded"]["value"] for answer in answers if answer.status_code == 409}
    assert refused == {f"{won[0] + 1} %"}


def test_twenty_escalations_at_once_skip_nobody_unasked(bot: Bot, other: Bot) -> None:
    opened = bot.opened(chain=[{"role": f"level {n}", "timeout": 600} for n in range(10)])
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda n: (bot, other)[n % 2].http.post(f"/v1/clarifications/{opened['id']}/escalate"), range(6)))
    seen = bot.sees(opened["id"])
    assert seen["status"] == "pending"
    assert 1 <= seen["level"]["index"] <= 6
    assert seen["version"] == seen["level"]["index"] + 1
