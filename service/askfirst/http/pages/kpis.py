"""The KPIs on the operations page: each with its course over some time."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Literal, NamedTuple, TypeAlias

from askfirst.counting import KpiQuery
from askfirst.insights.counters import HOUR, Figures, Period, end_of, hour_of, start_of
from askfirst.insights.kpis import Kpi, KpiReport, OfPeriod, kpis_of
from askfirst.moments import iso

Over: TypeAlias = Literal["day", "month", "year"]
DAY = 24 * HOUR
KPIS = ("clarification_rate", "resolution_time", "timeout_rate", "success_rate")
LEFT, RIGHT, TOP, BOTTOM = 6, 314, 8, 104
"""Where a plot lies in the view box of its template, 320 by 120."""
_NOTHING = kpis_of(Figures())


class Span(NamedTuple):
    """A stretch of time up to now: its length in ms, its steps, its name, and how a step is named (strftime)."""

    over: Over
    length: int
    period: Period
    title: str
    step: str

    def query(self, now: int) -> KpiQuery:
        """The KPIs of this time, up to `now` (ms)."""
        return KpiQuery(since=now - self.length, until=now, period=self.period)

    def starts(self, now: int) -> list[str]:
        """When each step begins, also those in which nothing happened; as KPI reports write it."""
        end = datetime.fromtimestamp(now / 1000, UTC)
        at = start_of(hour_of(now - self.length), self.period)
        found = []
        while at < end:
            found.append(iso(at, "seconds"))
            at = end_of(at, self.period)
        return found


SPANS: dict[Over, Span] = {
    "day": Span("day", DAY, "hour", "24 hours", "%H:%M"),
    "month": Span("month", 30 * DAY, "day", "30 days", "%d %b"),
    "year": Span("year", 364 * DAY, "week", "52 weeks", "%d %b %Y"),
}


class Dot(NamedTuple):
    """A step of time in a plot: where it lies, its name, and the KPI in it."""

    x: float
    y: float
    name: str
    value: float


class Plot(NamedTuple):
    """One KPI over time, in the units of the view box. A step without data is a gap between two runs of dots."""

    kpi: Kpi
    first: str
    """The name of the first step."""
    range: tuple[float, float] | None
    """The lowest and the highest value, if there are any."""
    beyond: tuple[float, float]
    """The zone of the alert: its top, and its height."""
    bottom: float
    target: float
    runs: list[list[Dot]]


class KpiSection(NamedTuple):
    """The section: what was counted, a plot for each KPI by its name, and the steps that have data, newest first."""

    report: KpiReport
    span: Span
    plots: dict[str, Plot]
    steps: list[OfPeriod]


def kpi_section(report: KpiReport, span: Span, now: int) -> KpiSection:
    """The KPIs up to `now` (ms)."""
    counted = {one.start: one for one in report.periods}
    starts = span.starts(now)
    kpis = {start: counted[start].kpis if start in counted else _NOTHING for start in starts}
    names = [datetime.fromisoformat(start).strftime(span.step) for start in starts]
    plots = {}
    for kpi in KPIS:
        values = [getattr(kpis[start], kpi).value for start in starts]
        plots[kpi] = plot(getattr(report.total.kpis, kpi), list(zip(names, values, strict=True)))
    return KpiSection(report, span, plots, [counted[start] for start in reversed(starts) if start in counted])


def plot(kpi: Kpi, steps: Sequence[tuple[str, float | None]]) -> Plot:
    """The course through these steps, each with its name and its value, if there is one.

    From 0 to beyond the alert and every value; of what should be high, up to 1 and down below the alert.
    """
    values = [value for _, value in steps if value is not None]
    if kpi.better == "higher":
        low, high = max(0.0, min([kpi.alert - 0.1, *(value - 0.05 for value in values)])), 1.0
    else:
        low, high = 0.0, max([kpi.alert * 1.3, *(value * 1.08 for value in values)])

    def y(value: float) -> float:
        return round(BOTTOM - (value - low) / (high - low) * (BOTTOM - TOP), 1)

    width = (RIGHT - LEFT) / len(steps)
    dots = [
        None if value is None else Dot(round(LEFT + (number + 0.5) * width, 1), y(value), name, value)
        for number, (name, value) in enumerate(steps)
    ]
    runs = [[dot for dot in run if dot] for known, run in groupby(dots, key=bool) if known]
    begin, end = (y(high), y(kpi.alert)) if kpi.better == "lower" else (y(kpi.alert), y(low))
    between = (min(values), max(values)) if values else None
    return Plot(kpi, steps[0][0], between, (begin, round(end - begin, 1)), y(low), y(kpi.target), runs)
