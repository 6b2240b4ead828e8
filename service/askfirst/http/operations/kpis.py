"""The KPIs: four cards with their course, and all numbers as tables."""

from html import escape

from askfirst.http.operations.chart import Point, chart
from askfirst.http.operations.pieces import amount, details, figure, note, state, table
from askfirst.http.operations.span import SPANS, Span
from askfirst.insights.figures import Figures
from askfirst.insights.kpis import Kpi, Kpis, kpis_of
from askfirst.insights.report import KpiReport, Measured, OfPeriod

TITLES = {
    "clarification_rate": ("Clarification rate", "messages that had to be asked about"),
    "resolution_time": ("Resolution time", "from request to end, where it was resolved"),
    "timeout_rate": ("Timeout rate", "clarifications that ended in a best guess"),
    "success_rate": ("Success rate", "clarifications that were resolved"),
}
_HEADS = (
    "Messages", "Asked", "Clarification rate", "Clarifications", "Resolved", "Best guess", "Cancelled", "Open",
    "Resolution time", "Timeout rate", "Success rate",
)  # fmt: skip
_NOTHING = kpis_of(Figures())


def kpis(report: KpiReport, span: Span, now: int) -> str:
    """The section. `now` in ms."""
    steps = series(report, span, now)
    cards = "\n".join(card(name, report.total.kpis, steps, span) for name in TITLES)
    empty = report.total.counts.messages == report.total.counts.requested == 0
    parts = [
        choice(span),
        memory(report),
        note(f"Nothing was scored in the last {span.title}: try an instruction on the first page.") if empty else "",
        f'<div class="cards">\n{cards}\n</div>',
        details("steps", "The same as a table", steps_table(steps, span)),
        divided(report, span),
    ]
    return "\n".join(filter(None, parts))


def series(report: KpiReport, span: Span, now: int) -> list[tuple[str, OfPeriod | None]]:
    """Every step of the time with what was counted in it."""
    found = {one.start: one for one in report.periods}
    return [(start, found.get(start)) for start in span.starts(now)]


def card(name: str, total: Kpis, steps: list[tuple[str, OfPeriod | None]], span: Span) -> str:
    """One KPI: its value, how it stands, what it should be, and its course."""
    title, what = TITLES[name]
    kpi: Kpi = getattr(total, name)
    each: list[tuple[str, Kpi]] = [(start, getattr(one.kpis if one else _NOTHING, name)) for start, one in steps]
    points = [Point(span.named(start), one.value, figure(one)) for start, one in each]
    less, more = ("under", "over") if kpi.better == "lower" else ("over", "under")
    return (
        f'<article class="card kpi"><h3>{title}</h3>\n<p class="muted small">{what}</p>\n'
        f'<p class="value"><strong>{figure(kpi)}</strong> {state(kpi)}</p>\n'
        f"{chart(kpi, points, summary(title, kpi, points, span))}\n"
        f'<p class="small"><span class="key target">target {less} {amount(kpi, kpi.target)}</span> '
        f'<span class="key beyond">alert {more} {amount(kpi, kpi.alert)}</span></p></article>'
    )


def summary(title: str, kpi: Kpi, points: list[Point], span: Span) -> str:
    """What a plot shows, in words."""
    values = [point.value for point in points if point.value is not None]
    if not values:
        return f"{title}, {span.title}: no data"
    lowest, highest = amount(kpi, min(values)), amount(kpi, max(values))
    return f"{title}, {span.title}: {figure(kpi)} in all, from {lowest} to {highest} by {span.period}"


def choice(span: Span) -> str:
    """The links to other stretches of time."""
    current = {span.over: ' aria-current="true"'}
    links = "\n".join(
        f'<a class="button quiet" href="/operations?over={one.over}"{current.get(one.over, "")}>{one.title}</a>'
        for one in SPANS.values()
    )
    return f'<nav class="row" aria-label="Time shown">{links}</nav>'


def memory(report: KpiReport) -> str:
    """What is to be known of counts that are not kept."""
    if report.counted_since is None:
        return ""
    return note(
        f"This service runs without a store: it has counted since it started ({report.counted_since}), in its memory, "
        "for at most a week, and by this process alone."
    )


def steps_table(steps: list[tuple[str, OfPeriod | None]], span: Span) -> str:
    """All numbers of the steps in which something was counted, the newest first."""
    heads = [f"{span.period.capitalize()} from (UTC)", *_HEADS]
    size = 16 if span.period == "hour" else 10
    rows = [[start.replace("T", " ")[:size], *numbers(one)] for start, one in reversed(steps) if one is not None]
    return table(heads, rows, f"KPIs of the last {span.title}") if rows else note("Nothing was counted in this time.")


def divided(report: KpiReport, span: Span) -> str:
    """The same by department and by agent pair."""
    departments = [[escape(one.department or "none named"), *numbers(one)] for one in report.departments]
    pairs = [
        [f"{escape(one.from_ or 'not named')} → {escape(one.to or 'not named')}", *numbers(one)] for one in report.pairs
    ]
    tables = (
        ("departments", "By department", "Department", departments),
        ("pairs", "By agent pair", "Who asks → who wrote", pairs),
    )
    return "\n".join(
        details(name, title, table([first, *_HEADS], rows, f"KPIs of the last {span.title}, {title.lower()}"))
        for name, title, first, rows in tables
        if rows
    )


def numbers(one: Measured) -> list[str]:
    """The counts and KPIs of a row."""
    counts, kpis_ = one.counts, one.kpis
    return [
        str(counts.messages), str(counts.asked), figure(kpis_.clarification_rate), str(counts.requested),
        str(counts.resolved), str(counts.best_guess), str(counts.cancelled), str(counts.open),
        figure(kpis_.resolution_time), figure(kpis_.timeout_rate), figure(kpis_.success_rate),
    ]  # fmt: skip
