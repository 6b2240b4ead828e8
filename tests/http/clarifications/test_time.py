"""Deadlines, whoever sweeps them, and long polls, whoever makes the change."""

import time
from concurrent.futures import ThreadPoolExecutor

from tests.http.clarifications.bot import Bot, Json

CHAIN = [{"role": "anna", "timeout": 1}, {"role": "boss", "timeout": 1}]


def at(text: str) -> float:
    """Seconds of a time of the day."""
    hours, minutes, seconds = text[11:-1].split(":")
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def late(before: Json, after: Json) -> float:
    """How long after its deadline a change was made."""
    return (at(after["updated_at"]) - at(before["level"]["deadline"])) % 86_400


def test_each_deadline_takes_effect_once_and_in_time(bot: Bot, other: Bot) -> None:
    opened = [bot.opened(chain=CHAIN, questions=["Which store?"]) for _ in range(25)]
    time.sleep(4.5)
    for one in opened:
        seen = other.sees(one["id"])
        assert (seen["status"], seen["ended"], seen["version"]) == ("best_guess", "timed_out", 3)
        assert seen["answers"][0]["outcome"] == "timed_out"
        assert seen["updated_instruction"] is not None
        assert late(one, seen) < 1 + 2 * 1.0


def test_a_read_applies_the_time_that_has_passed(bot: Bot) -> None:
    opened = bot.opened(chain=CHAIN)
    time.sleep(1.0)
    assert bot.sees(opened["id"])["level"]["role"] == "boss"


def test_an_answer_after_the_deadline_goes_to_the_next_level(bot: Bot) -> None:
    opened = bot.opened(chain=[{"role": "anna", "timeout": 1}, {"role": "boss", "timeout": 300}])
    time.sleep(1.2)
    seen = bot.answers(opened["id"], "20 %", "q1").json()
    assert (seen["level"]["role"], seen["answers"][0]["value"]) == ("boss", "20 %")


def test_a_long_poll_ends_with_a_change_in_the_other_replica(bot: Bot, other: Bot) -> None:
    opened = bot.opened()
    with ThreadPoolExecutor(20) as pool:
        start = time.monotonic()
        waiting = [pool.submit(other.sees, opened["id"], wait=20) for _ in range(20)]
        time.sleep(0.7)
        answered = time.monotonic()
        bot.answers(opened["id"], "20 %")
        seen = [one.result() for one in waiting]
    assert time.monotonic() - answered < 2
    assert time.monotonic() - start < 10
    assert {one["question"]["id"] for one in seen} == {"q2"}


def test_a_long_poll_ends_at_its_time(bot: Bot) -> None:
    opened = bot.opened()
    start = time.monotonic()
    assert bot.sees(opened["id"], wait=0.5)["version"] == 1
    assert 0.45 < time.monotonic() - start < 3


def test_who_has_seen_an_older_version_need_not_wait(bot: Bot) -> None:
    opened = bot.opened()
    bot.answers(opened["id"], "20 %")
    start = time.monotonic()
    assert bot.sees(opened["id"], wait=20, version=opened["version"])["version"] == 2
    assert time.monotonic() - start < 5


def test_nobody_waits_for_what_has_ended(bot: Bot) -> None:
    opened = bot.opened()
    bot.http.post(f"/v1/clarifications/{opened['id']}/cancel")
    start = time.monotonic()
    assert bot.sees(opened["id"], wait=20)["status"] == "cancelled"
    assert time.monotonic() - start < 5


def test_a_long_poll_ends_with_a_deadline(bot: Bot) -> None:
    opened = bot.opened(chain=[{"role": "anna", "timeout": 1}])
    assert bot.sees(opened["id"], wait=20)["status"] == "best_guess"
