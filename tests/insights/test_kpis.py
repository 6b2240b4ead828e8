"""The four KPIs, by example and by law."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from askfirst.insights.counters import HOUR, Figures, Labels, counter, hour_of, pair_name, pair_parts, read_counter
from askfirst.insights.kpis import Kpi, KpiReport, Wanted, kpis_of, report
from askfirst.ports import Count

AT = 1_780_000_000_000 // HOUR * HOUR
"""An hour in May 2026, on a Thursday."""


def test_the_formulas() -> None:
    kpis = kpis_of(Figures(messages=200, asked=30, requested=25, resolved=18, best_guess=2, cancelled=1,
                           resolution_ms=18 * 45_000))  # fmt: skip
    assert kpis.clarification_rate.value == 0.15
    assert kpis.resolution_time.value == 45.0
    assert kpis.timeout_rate.value == 0.1
    assert kpis.success_rate.value == 0.9


@pytest.mark.parametrize(
    ("name", "figures", "state"),
    [
        ("clarification_rate", Figures(), "no_data"),
        ("clarification_rate", Figures(messages=100, asked=9), "on_target"),
        ("clarification_rate", Figures(messages=100, asked=10), "off_target"),
        ("clarification_rate", Figures(messages=100, asked=20), "off_target"),
        ("clarification_rate", Figures(messages=100, asked=21), "alert"),
        ("resolution_time", Figures(requested=9, best_guess=9), "no_data"),
        ("resolution_time", Figures(resolved=2, resolution_ms=119_998), "on_target"),
        ("resolution_time", Figures(resolved=2, resolution_ms=120_000), "off_target"),
        ("resolution_time", Figures(resolved=1, resolution_ms=120_001), "alert"),
        ("timeout_rate", Figures(requested=3), "no_data"),
        ("timeout_rate", Figures(resolved=96, best_guess=4), "on_target"),
        ("timeout_rate", Figures(resolved=95, best_guess=5), "off_target"),
        ("timeout_rate", Figures(resolved=89, best_guess=11), "alert"),
        ("success_rate", Figures(resolved=96, best_guess=4), "on_target"),
        ("success_rate", Figures(resolved=95, best_guess=5), "off_target"),
        ("success_rate", Figures(resolved=90, best_guess=10), "off_target"),
        ("success_rate", Figures(resolved=89, best_guess=11), "alert"),
    ],
)
def test_targets_and_alerts_are_the_protocols(name: str, figures: Figures, state: str) -> None:
    kpi: Kpi = getattr(kpis_of(figures), name)
    assert kpi.state == state


def test_what_is_open_or_cancelled_is_neither_a_success_nor_a_timeout() -> None:
    kpis = kpis_of(Figures(requested=10, resolved=5, cancelled=2))
    assert (kpis.success_rate.value, kpis.timeout_rate.value) == (1.0, 0.0)
    assert Figures(requested=10, resolved=5, cancelled=2).open == 3


NAMES = st.text(max_size=6) | st.sampled_from(["", "bot|7", "a > b", "100 %7C", "%"])
LABELS = st.builds(Labels, st.sampled_from(["", "sales", "operations"]), NAMES, NAMES)
STEPS = st.lists(
    st.tuples(
        st.integers(0, 24 * 70), LABELS, st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 5)
    ),
    max_size=25,
)
Steps = list[tuple[int, Labels, int, int, int, int]]


def counts_of(steps: Steps) -> list[Count]:
    """Counters of hours in which so many messages were clear and unclear, clarifications resolved and guessed."""
    sums: dict[tuple[str, str], int] = {}
    for hours, labels, clear, unclear, resolved, guessed in steps:
        for metric, value in {
            "messages": clear + unclear,
            "asked": unclear,
            "requested": resolved + guessed,
            "resolved": resolved,
            "best_guess": guessed,
            "resolution_ms": resolved * 1_000,
        }.items():
            key = (hour_of(AT + hours * HOUR), counter(metric, labels))
            sums[key] = sums.get(key, 0) + value
    return [Count(period, name, value) for (period, name), value in sums.items()]


def reported(steps: Steps, wanted: Wanted = Wanted()) -> KpiReport:  # noqa: B008 - it never changes
    return report(counts_of(steps), wanted, AT, AT + 70 * 24 * HOUR)


@given(STEPS)
def test_rates_lie_between_0_and_1(steps: Steps) -> None:
    found = reported(steps, Wanted(period="hour"))
    for one in (found.total, *found.departments, *found.pairs, *found.periods):
        rates = (one.kpis.clarification_rate, one.kpis.timeout_rate, one.kpis.success_rate)
        assert all(rate.value is None or 0 <= rate.value <= 1 for rate in rates)
        assert one.kpis.timeout_rate.value is None or (
            one.kpis.timeout_rate.value + (one.kpis.success_rate.value or 0) == pytest.approx(1)
        )


@given(STEPS, st.sampled_from(["hour", "day", "week", "month"]))
def test_departments_pairs_and_periods_add_up_to_the_total(steps: Steps, period: str) -> None:
    found = reported(steps, Wanted(period=period))  # type: ignore[arg-type]
    for parts in (found.departments, found.pairs, found.periods):
        for name in found.total.counts.__struct_fields__:
            assert sum(getattr(one.counts, name) for one in parts) == getattr(found.total.counts, name)


@given(STEPS, st.integers(0, 24 * 70))
def test_two_stretches_together_are_the_long_one(steps: Steps, cut: int) -> None:
    early, late = [one for one in steps if one[0] < cut], [one for one in steps if one[0] >= cut]
    first, second, whole = (reported(some).total.counts for some in (early, late, steps))
    for name in whole.__struct_fields__:
        assert getattr(first, name) + getattr(second, name) == getattr(whole, name)


@given(STEPS, LABELS)
def test_a_filter_gives_what_the_breakdown_shows(steps: Steps, labels: Labels) -> None:
    steps = [*steps, (1, labels, 1, 1, 0, 0)]
    whole = reported(steps)
    alone = reported(steps, Wanted(from_=labels.from_, to=labels.to))
    shown = next(one for one in whole.pairs if (one.from_ or "", one.to or "") == (labels.from_, labels.to))
    assert alone.total == type(alone.total)(counts=shown.counts, kpis=shown.kpis)


@given(LABELS)
def test_names_of_counters_and_pairs_can_be_read_back(labels: Labels) -> None:
    assert read_counter(counter("asked", labels)) == ("asked", labels)
    assert pair_parts(pair_name(labels.from_, labels.to)) == (labels.from_, labels.to)


def test_weeks_begin_on_monday_and_months_end_where_the_next_begins() -> None:
    steps: Steps = [(0, Labels(), 1, 0, 0, 0), (24 * 5, Labels(), 1, 0, 0, 0)]
    weeks = reported(steps, Wanted(period="week")).periods
    assert [(one.start, one.end) for one in weeks] == [
        ("2026-05-25T00:00:00Z", "2026-06-01T00:00:00Z"),
        ("2026-06-01T00:00:00Z", "2026-06-08T00:00:00Z"),
    ]
    months = reported(steps, Wanted(period="month")).periods
    assert [(one.start, one.end) for one in months] == [
        ("2026-05-01T00:00:00Z", "2026-06-01T00:00:00Z"),
        ("2026-06-01T00:00:00Z", "2026-07-01T00:00:00Z"),
    ]
