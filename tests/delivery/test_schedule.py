"""The laws of the retry schedule."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.delivery.schedule import (
    DELAYS,
    JITTER,
    LONGEST,
    QUICK,
    Answer,
    Answered,
    Unreached,
    Why,
    is_gone,
    is_over,
    retry_after,
    settlement,
)
from askfirst.ports import CALLBACK, EXECUTION, Dead, Delivery, Done, Event, RetryAt, Target

NOW = 1_780_000_000_000
CHANCES = st.floats(0, 1)
HEADERS = st.none() | st.integers(0, 10**12).map(str) | st.text(max_size=40)
WHYS: list[Why] = ["dns", "connect", "tls", "timeout", "protocol", "busy", "failed"]
UNREACHED = st.builds(Unreached, st.sampled_from(WHYS))
NOT_YET = st.builds(Answered, st.sampled_from([404, 408, 409, 421, 423, 425, 429]) | st.integers(500, 599), HEADERS)
FINAL = st.integers(300, 499).filter(lambda status: status not in {404, 408, 409, 421, 423, 425, 429}).map(Answered)
ANSWERS: st.SearchStrategy[Answer] = UNREACHED | NOT_YET | FINAL | st.builds(Answered, st.integers(200, 299))


def delivery(attempt: int, key: str = CALLBACK) -> Delivery:
    event = Event(id="evt_1", type="clarification.asked", subject="clr_1", at=NOW, body=b"{}")
    return Delivery(id=f"evt_1/{key}", event=event, target=Target(key), attempt=attempt, lease="l")


@given(attempt=st.integers(1, 1000), answer=ANSWERS, chance=CHANCES)
def test_done_is_what_was_answered_with_2xx_and_nothing_else(attempt: int, answer: Answer, chance: float) -> None:
    how = settlement(delivery(attempt), answer, NOW, chance)
    assert isinstance(how, Done) == (isinstance(answer, Answered) and 200 <= answer.status < 300)


@given(answers=st.lists(st.tuples(UNREACHED | NOT_YET, CHANCES), min_size=len(DELAYS) + 1, max_size=len(DELAYS) + 1))
def test_every_delivery_ends_in_a_bounded_time(answers: list[tuple[Answer, float]]) -> None:
    now = NOW
    for attempt, (answer, chance) in enumerate(answers, 1):
        how = settlement(delivery(attempt), answer, now, chance)
        if isinstance(how, Dead):
            assert attempt == len(DELAYS) + 1
            return
        assert isinstance(how, RetryAt)
        assert now < how.at <= now + 1_000 * LONGEST * (1 + JITTER)
        now = how.at
    raise AssertionError("it was never given up")


@given(answer=FINAL | st.just(Unreached("forbidden")), chance=CHANCES)
def test_what_would_be_the_same_next_time_is_given_up_at_once(answer: Answer, chance: float) -> None:
    assert isinstance(settlement(delivery(1), answer, NOW, chance), Dead)


@given(attempt=st.integers(1, len(DELAYS)), seconds=st.integers(0, 10_000), chance=CHANCES)
def test_retry_after_is_honoured_up_to_an_hour(attempt: int, seconds: int, chance: float) -> None:
    how = settlement(delivery(attempt), Answered(503, str(seconds)), NOW, chance)
    assert isinstance(how, RetryAt)
    assert how.at - NOW >= 1_000 * min(seconds, LONGEST)


@given(attempt=st.integers(1, len(DELAYS)), chance=CHANCES)
def test_jitter_moves_a_delay_by_a_quarter_at_most(attempt: int, chance: float) -> None:
    how = settlement(delivery(attempt), Answered(500), NOW, chance)
    assert isinstance(how, RetryAt)
    assert abs((how.at - NOW) / 1_000 - DELAYS[attempt - 1]) <= DELAYS[attempt - 1] * JITTER + 0.001


def test_it_takes_a_day_and_the_first_minute_is_quick() -> None:
    assert 20 * 3600 <= sum(DELAYS) <= 25 * 3600
    assert sum(delay <= 5 for delay in DELAYS) >= 12
    assert list(DELAYS) == sorted(DELAYS)


@pytest.mark.parametrize("status", [404, 409])
def test_an_execution_has_a_minute_to_park_and_is_then_over(status: int) -> None:
    assert 45 <= sum(DELAYS[:QUICK]) <= 75
    attempts = [is_over(delivery(n, EXECUTION), Answered(status), before=False) for n in range(1, QUICK + 2)]
    assert attempts == [False] * QUICK + [True]
    assert is_over(delivery(1, EXECUTION), Answered(status), before=True)


@given(attempt=st.integers(1, 45), answer=ANSWERS, before=st.booleans(), key=st.sampled_from([CALLBACK, EXECUTION]))
def test_only_the_address_of_an_execution_is_ever_over(attempt: int, answer: Answer, before: bool, key: str) -> None:
    if is_over(delivery(attempt, key), answer, before=before):
        assert key == EXECUTION
        assert isinstance(answer, Answered)
        assert answer.status in {404, 409, 410}


@pytest.mark.parametrize(
    ("status", "attempt", "gone"),
    [(410, 1, True), (404, 1, False), (404, 44, False), (404, 45, True), (500, 45, False)],
)
def test_a_subscriber_is_gone_when_it_says_so_or_was_not_there_for_a_day(status: int, attempt: int, gone: bool) -> None:
    answer = Answered(status)
    how = settlement(delivery(attempt), answer, NOW, 0.5)
    assert (isinstance(how, Dead) and is_gone(answer)) is gone


@given(header=st.text(max_size=60))
def test_any_header_is_read(header: str) -> None:
    assert 0 <= retry_after(header, NOW) <= LONGEST


@pytest.mark.parametrize(("seconds", "wait"), [(-60, 0), (0, 0), (90, 90), (86_400, LONGEST)])
def test_a_date_is_read(seconds: int, wait: float) -> None:
    at = datetime.fromtimestamp(NOW / 1000, UTC) + timedelta(seconds=seconds)
    assert retry_after(format_datetime(at, usegmt=True), NOW) == wait
