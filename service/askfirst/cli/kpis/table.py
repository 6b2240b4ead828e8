"""KPIs as tables for a terminal."""

from collections.abc import Iterator

from rich.table import Table

from askfirst.insights.kpis import Kpi, Kpis
from askfirst.insights.report import KpiReport, Measured

NAMES = {
    "clarification_rate": "Clarification rate",
    "resolution_time": "Resolution time",
    "timeout_rate": "Timeout rate",
    "success_rate": "Success rate",
}
COLOURS = {"on_target": "green", "off_target": "yellow", "alert": "bold red", "no_data": "dim"}


def tables(report: KpiReport) -> Iterator[Table]:
    """The total with targets, then a line for each department, pair and period."""
    yield total(report)
    parts: dict[str, list[tuple[str, Measured]]] = {
        "department": [(one.department or "(none named)", one) for one in report.departments],
        "from > to": [(f"{one.from_ or '?'} > {one.to or '?'}", one) for one in report.pairs],
        "period": [(one.start, one) for one in report.periods],
    }
    for name, lines in parts.items():
        if lines:
            yield breakdown(name, lines)


def total(report: KpiReport) -> Table:
    """The four KPIs of all together."""
    counts = report.total.counts
    said = f"{report.since} to {report.until}: {counts.messages} messages, {counts.requested} clarifications"
    table = Table("KPI", "value", "target", "alert", "state", title=said, title_justify="left")
    for name, kpi in each(report.total.kpis):
        sign, other = ("<", ">") if kpi.better == "lower" else (">", "<")
        colour = COLOURS[kpi.state]
        state = kpi.state.replace("_", " ")
        limits = (f"{sign} {amount(kpi, kpi.target)}", f"{other} {amount(kpi, kpi.alert)}")
        table.add_row(NAMES[name], shown(kpi), *limits, f"[{colour}]{state}[/]")
    return table


def breakdown(name: str, lines: list[tuple[str, Measured]]) -> Table:
    """A line for each."""
    table = Table(name, "messages", "clarifications", *NAMES.values())
    for label, one in lines:
        values = (f"[{COLOURS[kpi.state]}]{shown(kpi)}[/]" for _, kpi in each(one.kpis))
        counts = (str(one.counts.messages), str(one.counts.requested))
        table.add_row(label.replace("[", r"\["), *counts, *values)
    return table


def each(kpis: Kpis) -> Iterator[tuple[str, Kpi]]:
    """The four by name."""
    return ((name, getattr(kpis, name)) for name in NAMES)


def shown(kpi: Kpi) -> str:
    """The value in its unit."""
    return "-" if kpi.value is None else amount(kpi, kpi.value)


def amount(kpi: Kpi, value: float) -> str:
    """A number in the KPI's unit: per cent, or seconds."""
    return f"{value * 100:.3g} %" if kpi.unit == "ratio" else f"{value:.3g} s"
