"""The laws of the token bucket, with times that hypothesis makes up."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.http.guard.limits import Bucket, filled, take

RATES = st.floats(0.01, 10_000)
BURSTS = st.integers(1, 1000)
PAUSES = st.lists(st.floats(0, 100), min_size=1, max_size=200)


@given(rate=RATES, burst=BURSTS, pauses=PAUSES)
def test_no_more_than_burst_and_rate_allow_pass_in_any_stretch(rate: float, burst: int, pauses: list[float]) -> None:
    bucket: Bucket | None = None
    now, passed = 0.0, list[float]()
    for pause in pauses:
        now += pause
        bucket, wait = take(bucket, now, rate, burst)
        if not wait:
            passed.append(now)
    for first, start in enumerate(passed):
        for last in range(first, len(passed)):
            allowed = burst + rate * (passed[last] - start)
            assert last - first + 1 <= allowed + 1e-6 * max(1, allowed)


@given(rate=RATES, burst=BURSTS)
def test_a_whole_burst_passes_at_once_and_then_nothing(rate: float, burst: int) -> None:
    bucket: Bucket | None = None
    for _ in range(burst):
        bucket, wait = take(bucket, 5.0, rate, burst)
        assert wait == 0
    assert take(bucket, 5.0, rate, burst)[1] > 0


@given(rate=RATES, burst=BURSTS, pauses=PAUSES)
def test_who_waits_as_told_passes(rate: float, burst: int, pauses: list[float]) -> None:
    bucket: Bucket | None = None
    now = 0.0
    for pause in pauses:
        now += pause / 1000
        bucket, wait = take(bucket, now, rate, burst)
        if wait:
            now += wait * (1 + 1e-6) + 1e-9
            bucket, wait = take(bucket, now, rate, burst)
            assert wait < 1e-6


@given(rate=RATES, burst=BURSTS, pauses=st.lists(st.floats(-100, 100), max_size=50))
def test_it_never_holds_less_than_nothing_or_more_than_the_burst(rate: float, burst: int, pauses: list[float]) -> None:
    bucket: Bucket | None = None
    now = 0.0
    for pause in pauses:
        now += pause
        before = filled(bucket, now, rate, burst)
        bucket, _ = take(bucket, now, rate, burst)
        assert 0 <= bucket[0] <= before[0] <= burst


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    bucket: Bucket = (0.0, 100.0)
    assert filled(bucket, 50.0, rate=10, burst=5) == bucket
    assert filled(bucket, 100.3, rate=10, burst=5)[0] > 2.9
