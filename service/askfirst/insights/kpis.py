"""The protocol's four KPIs: formulas, targets, alert thresholds; of a stretch of time, in all and by its parts."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from askfirst.insights.counters import Figures, Period, Row, end_of, rows_of, start_of
from askfirst.moments import iso
from askfirst.ports import Count

PAIRS_SHOWN = 100
"""Agent pairs of a report, those with the most messages and clarifications."""

K = TypeVar("K", bound=Hashable)
State: TypeAlias = Literal["on_target", "off_target", "alert", "no_data"]


class Kpi(Struct, frozen=True, kw_only=True):
    """One KPI: `value` is null where there is nothing to compute it from.

    A `ratio` goes from 0 to 1 (times 100: the protocol's per cent). `on_target`: beyond `target` on the
    good side; `alert`: beyond `alert` on the bad one; `off_target`: between them, or on a limit.
    """

    value: Annotated[float | None, Meta(description="The figure; null where there is nothing to compute it from")]
    unit: Annotated[Literal["ratio", "seconds"], Meta(description="`ratio` or `seconds`")]
    better: Annotated[Literal["lower", "higher"], Meta(description="`lower` or `higher`")]
    target: Annotated[float, Meta(description="Where it should be")]
    alert: Annotated[float, Meta(description="Where to raise an alarm")]
    state: Annotated[State, Meta(description="`on_target`, `off_target`, `alert` or `no_data`")]


class Kpis(Struct, frozen=True, kw_only=True):
    """All four."""

    clarification_rate: Annotated[Kpi, Meta(description="Messages that had to be asked about, of all")]
    resolution_time: Annotated[Kpi, Meta(description="Mean time from request to end of those that were resolved")]
    timeout_rate: Annotated[
        Kpi, Meta(description="Clarifications that ended in a best guess because nobody answered, of all that ended")
    ]
    success_rate: Annotated[Kpi, Meta(description="Clarifications that were resolved, of all that ended")]


def kpis_of(figures: Figures) -> Kpis:
    """The KPIs of these figures, by the protocol's formulas.

    - clarification rate: asked / messages
    - resolution time: the mean time from request to end of those that were resolved
    - timeout rate: best guesses / clarifications
    - success rate: resolved / clarifications

    Clarifications are those that were answered or guessed: an open one is neither a success nor a
    timeout yet, and a cancelled one neither any more.
    """
    ended = figures.resolved + figures.best_guess
    return Kpis(
        clarification_rate=judged("lower", _ratio(figures.asked, figures.messages), "ratio", 0.10, 0.20),
        resolution_time=judged("lower", _ratio(figures.resolution_ms, figures.resolved * 1000), "seconds", 60, 120),
        timeout_rate=judged("lower", _ratio(figures.best_guess, ended), "ratio", 0.05, 0.10),
        success_rate=judged("higher", _ratio(figures.resolved, ended), "ratio", 0.95, 0.90),
    )


def judged(
    better: Literal["lower", "higher"],
    value: float | None,
    unit: Literal["ratio", "seconds"],
    target: float,
    alert: float,
) -> Kpi:
    """A KPI that should be `better` than its target, and alerts beyond its threshold on the other side."""
    state: State = "no_data"
    if value is not None:
        good, bad = (value < target, value > alert) if better == "lower" else (value > target, value < alert)
        state = "on_target" if good else "alert" if bad else "off_target"
    return Kpi(value=value, unit=unit, better=better, target=target, alert=alert, state=state)


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None


class Wanted(Struct, frozen=True, kw_only=True):
    """Which counts: of one department, of one or both agents, of one owner; what is None does not matter."""

    department: str | None = None
    from_: str | None = None
    to: str | None = None
    period: Period | None = None
    owner: str | None = None

    def fits(self, row: Row) -> bool:
        """Whether this row counts."""
        names = ("department", "from_", "to", "owner")
        return all(getattr(self, name) in (None, getattr(row.labels, name)) for name in names)


class Counts(Struct, frozen=True, kw_only=True):
    """The numbers behind the KPIs. `asked` of the `messages` had to be asked about.

    Of the `requested` clarifications some are `open`; `resolved` (`escalated` of them above their first
    level), `best_guess` and `cancelled` say how the others ended.
    """

    messages: Annotated[int, Meta(description="Instructions that were scored")]
    asked: Annotated[int, Meta(description="Those that had to be asked about")]
    requested: Annotated[int, Meta(description="Clarifications that were opened")]
    open: Annotated[int, Meta(description="Those that are open")]
    resolved: Annotated[int, Meta(description="Clarifications that were answered, or called off by whoever was asked")]
    escalated: Annotated[int, Meta(description="Those that were resolved above their first level")]
    best_guess: Annotated[int, Meta(description="Those that ended in a best guess because nobody answered")]
    cancelled: Annotated[int, Meta(description="Those that were cancelled")]


class Measured(Struct, frozen=True, kw_only=True):
    """Counts, and the KPIs that follow from them."""

    counts: Annotated[Counts, Meta(description="The numbers behind the KPIs")]
    kpis: Annotated[Kpis, Meta(description="The four KPIs")]


class OfDepartment(Measured, frozen=True, kw_only=True):
    """The same of one department; null where none was named."""

    department: Annotated[str | None, Meta(description="Whose rules hold beside the general ones")]


class OfPair(Measured, frozen=True, kw_only=True):
    """The same between two agents: `from` asks, `to` wrote the instruction; null where not named."""

    from_: Annotated[str | None, Meta(description="Who asked")] = field(name="from")
    to: Annotated[str | None, Meta(description="Who wrote the instruction")]


class OfPeriod(Measured, frozen=True, kw_only=True):
    """The same from `start` to before `end`."""

    start: Annotated[str, Meta(description="When the period begins, in UTC")]
    end: Annotated[str, Meta(description="When it ends, in UTC")]


class KpiReport(Struct, frozen=True, kw_only=True):
    """KPIs from `since` to before `until` (whole hours, UTC).

    `kept`: `store`, or `memory` where the service has none: then counted since `counted_since`, by this
    process alone.
    """

    since: Annotated[str, Meta(description="From when on, in UTC")]
    until: Annotated[str, Meta(description="To before when, in UTC")]
    kept: Annotated[Literal["store", "memory"], Meta(description="`store`, or `memory` where the service has none")]
    counted_since: Annotated[str | None, Meta(description="With `memory`: since when")] = None
    total: Annotated[Measured, Meta(description="All together")]
    departments: Annotated[tuple[OfDepartment, ...], Meta(description="The same for each department")]
    pairs: Annotated[tuple[OfPair, ...], Meta(description="The same between two agents")]
    periods: Annotated[tuple[OfPeriod, ...], Meta(description="The same for each hour, day, week or month")] = ()


def report(
    counts: Iterable[Count], wanted: Wanted, since: int, until: int, counted_since: int | None = None
) -> KpiReport:
    """The report over these counts. `counted_since` (ms) only where they were kept in memory."""
    rows = [row for row in rows_of(counts) if wanted.fits(row)]
    departments = grouped(rows, lambda row: row.labels.department)
    pairs = grouped(rows, lambda row: (row.labels.from_, row.labels.to))
    often = sorted(pairs, key=lambda pair: (-pairs[pair].messages - pairs[pair].requested, pair))
    return KpiReport(
        since=iso(since, "seconds"),
        until=iso(until, "seconds"),
        kept="store" if counted_since is None else "memory",
        counted_since=None if counted_since is None else iso(counted_since, "seconds"),
        total=Measured(**measured(sum((row.figures for row in rows), Figures()))),
        departments=tuple(
            OfDepartment(department=name or None, **measured(departments[name])) for name in sorted(departments)
        ),
        pairs=tuple(
            OfPair(from_=pair[0] or None, to=pair[1] or None, **measured(pairs[pair])) for pair in often[:PAIRS_SHOWN]
        ),
        periods=series(rows, wanted.period) if wanted.period else (),
    )


def series(rows: list[Row], period: Period) -> tuple[OfPeriod, ...]:
    """The periods in which something was counted, in order."""
    found = grouped(rows, lambda row: start_of(row.hour, period))
    return tuple(
        OfPeriod(start=iso(start, "seconds"), end=iso(end_of(start, period), "seconds"), **measured(found[start]))
        for start in sorted(found)
    )


def grouped(rows: Iterable[Row], key: Callable[[Row], K]) -> dict[K, Figures]:
    """The figures of the rows with the same key, added up."""
    found: defaultdict[K, Figures] = defaultdict(Figures)
    for row in rows:
        found[key(row)] += row.figures
    return found


def measured(figures: Figures) -> dict[str, Any]:
    """Counts and KPIs of figures, by the names of a report's fields."""
    counts = Counts(**{name: getattr(figures, name) for name in Counts.__struct_fields__})
    return {"counts": counts, "kpis": kpis_of(figures)}
