"""The KPIs on the operations page: four cards with their course, and all numbers as tables."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Literal, NamedTuple, TypeAlias

from askfirst.counting import KpiQuery
from askfirst.insights.figures import Figures
from askfirst.insights.kpis import Kpi, Kpis, State, kpis_of
from askfirst.insights.periods import HOUR, Period, end_of, hour_of, start_of
from askfirst.insights.report import KpiReport, Measured, OfPeriod
from askfirst.moments import iso

Over: TypeAlias = Literal["day", "month", "year"]
DAY = 24 * HOUR
LEFT, RIGHT, TOP, BOTTOM = 6, 314, 8, 104
"""Where a plot lies in the view box of its template, 320 by 120."""
TITLES = {
    "clarification_rate": ("Clarification rate", "messages that had to be asked about"),
    "resolution_time": ("Resolution time", "from request to end, where it was resolved"),
    "timeout_rate": ("Timeout rate", "clarifications that ended in a best guess"),
    "success_rate": ("Success rate", "clarifications that were resolved"),
}
STATES: dict[State, tuple[str, str]] = {
    "on_target": ("on target", "good"),
    "off_target": ("off target", "warn"),
    "alert": ("alert", "bad"),
    "no_data": ("no data", ""),
}
"""How a KPI stands, in words, and the tone of its badge."""
_HEADS = (
    "Messages", "Asked", "Clarification rate", "Clarifications", "Resolved", "Best guess", "Cancelled", "Open",
    "Resolution time", "Timeout rate", "Success rate",
)  # fmt: skip
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
    """A step of time in a plot: where it lies, and what is said when the pointer rests on it."""

    x: float
    y: float
    said: str


class Plot(NamedTuple):
    """One KPI over time, in the units of the view box. A step without data is a gap between two runs of dots."""

    summary: str
    """What it shows, in words."""
    first: str
    beyond: tuple[float, float]
    """The zone of the alert: its top, and its height."""
    bottom: float
    target: float
    runs: list[list[Dot]]


class Card(NamedTuple):
    """One KPI: what it is, its value, how it stands, what it should be, and its course."""

    title: str
    about: str
    value: str
    state: tuple[str, str]
    target: str
    alert: str
    plot: Plot


class Table(NamedTuple):
    """All numbers by something: what opens it, and its rows below their heads."""

    id: str
    title: str
    caption: str
    heads: tuple[str, ...]
    rows: list[list[str]]


class Shown(NamedTuple):
    """The section. `since` is when counting began, where counts are not kept."""

    span: Span
    since: str | None
    empty: bool
    cards: list[Card]
    tables: list[Table]


def shown(report: KpiReport, span: Span, now: int) -> Shown:
    """The KPIs up to `now` (ms)."""
    found = {one.start: one for one in report.periods}
    steps = [(start, found.get(start)) for start in span.starts(now)]
    counts = report.total.counts
    return Shown(
        span,
        report.counted_since,
        counts.messages == counts.requested == 0,
        [card(name, report.total.kpis, steps, span) for name in TITLES],
        tables(report, steps, span),
    )


def card(name: str, total: Kpis, steps: Sequence[tuple[str, OfPeriod | None]], span: Span) -> Card:
    """One KPI and its course over these steps."""
    kpi: Kpi = getattr(total, name)
    title, about = TITLES[name]
    each: list[tuple[str, Kpi]] = [(start, getattr(one.kpis if one else _NOTHING, name)) for start, one in steps]
    values = [one.value for _, one in each if one.value is not None]
    course = "no data"
    if values:
        lowest, highest = amount(kpi, min(values)), amount(kpi, max(values))
        course = f"{figure(kpi)} in all, from {lowest} to {highest} by {span.period}"
    points = [(datetime.fromisoformat(start).strftime(span.step), one.value, figure(one)) for start, one in each]
    less, more = ("under", "over") if kpi.better == "lower" else ("over", "under")
    return Card(
        title,
        about,
        figure(kpi),
        STATES[kpi.state],
        f"target {less} {amount(kpi, kpi.target)}",
        f"alert {more} {amount(kpi, kpi.alert)}",
        plot(kpi, points, f"{title}, {span.title}: {course}"),
    )


def plot(kpi: Kpi, points: Sequence[tuple[str, float | None, str]], summary: str) -> Plot:
    """The course through points, each with its name, its value if there is one, and the value for people."""
    values = [value for _, value, _ in points if value is not None]
    if kpi.better == "higher":
        low, high = max(0.0, min([kpi.alert - 0.1, *(value - 0.05 for value in values)])), 1.0
    else:
        low, high = 0.0, max([kpi.alert * 1.3, *(value * 1.08 for value in values)])

    def y(value: float) -> float:
        return round(BOTTOM - (value - low) / (high - low) * (BOTTOM - TOP), 1)

    def dot(number: int, name: str, value: float, said: str) -> Dot:
        return Dot(round(LEFT + (number + 0.5) * (RIGHT - LEFT) / len(points), 1), y(value), f"{name}: {said}")

    placed = [
        None if value is None else dot(number, name, value, said) for number, (name, value, said) in enumerate(points)
    ]
    runs = [[one for one in run if one] for known, run in groupby(placed, key=bool) if known]
    begin, end = (y(high), y(kpi.alert)) if kpi.better == "lower" else (y(kpi.alert), y(low))
    return Plot(summary, points[0][0], (begin, round(end - begin, 1)), y(low), y(kpi.target), runs)


def tables(report: KpiReport, steps: Sequence[tuple[str, OfPeriod | None]], span: Span) -> list[Table]:
    """The numbers of the steps in which something was counted, the newest first; by department and by agent pair."""
    size, caption = 16 if span.period == "hour" else 10, f"KPIs of the last {span.title}"
    in_time = [[start.replace("T", " ")[:size], *numbers(one)] for start, one in reversed(steps) if one is not None]
    departments = [[one.department or "none named", *numbers(one)] for one in report.departments]
    pairs = [[f"{one.from_ or 'not named'} → {one.to or 'not named'}", *numbers(one)] for one in report.pairs]
    step = f"{span.period.capitalize()} from (UTC)"
    found = [Table("steps", "The same as a table", caption, (step, *_HEADS), in_time)]
    for id_, title, head, rows in (
        ("departments", "By department", "Department", departments),
        ("pairs", "By agent pair", "Who asks → who wrote", pairs),
    ):
        if rows:
            found.append(Table(id_, title, f"{caption}, {title.lower()}", (head, *_HEADS), rows))
    return found


def numbers(one: Measured) -> list[str]:
    """The counts and KPIs of a row."""
    counts, kpis = one.counts, one.kpis
    return [
        str(counts.messages), str(counts.asked), figure(kpis.clarification_rate), str(counts.requested),
        str(counts.resolved), str(counts.best_guess), str(counts.cancelled), str(counts.open),
        figure(kpis.resolution_time), figure(kpis.timeout_rate), figure(kpis.success_rate),
    ]  # fmt: skip


def figure(kpi: Kpi) -> str:
    """A KPI's value for people."""
    return "–" if kpi.value is None else amount(kpi, kpi.value)


def amount(kpi: Kpi, value: float) -> str:
    """A value in the unit of a KPI."""
    if kpi.unit == "ratio":
        return f"{round(value * 100, 1 if value < 0.1 else 0):g} %"
    if value < 120:
        return f"{value:.0f} s"
    return f"{value / 60:.0f} min" if value < 7200 else f"{value / 3600:.1f} h"
