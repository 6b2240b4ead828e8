"""KPIs of a stretch of time: in all, and by department, agent pair and period."""

from collections.abc import Callable, Hashable, Iterable
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, field

from askfirst.insights.figures import Figures, Row, rows_of, total
from askfirst.insights.kpis import Kpis, kpis_of
from askfirst.insights.periods import Period, end_of, start_of
from askfirst.moments import iso
from askfirst.ports import Count

PAIRS_SHOWN = 100
"""Agent pairs of a report, those with the most messages and clarifications."""

K = TypeVar("K", bound=Hashable)


class Wanted(Struct, frozen=True, kw_only=True):
    """Which counts: of one department, of one or both agents, of one owner; what is None does not matter."""

    department: str | None = None
    from_: str | None = None
    to: str | None = None
    period: Period | None = None
    owner: str | None = None

    def fits(self, row: Row) -> bool:
        """Whether this row counts."""
        labels = row.labels
        wanted = (
            (self.department, labels.department),
            (self.from_, labels.from_),
            (self.to, labels.to),
            (self.owner, labels.owner),
        )
        return all(one is None or one == found for one, found in wanted)


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
        total=Measured(**measured(total(row.figures for row in rows))),
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
    found: dict[K, Figures] = {}
    for row in rows:
        name = key(row)
        found[name] = found[name] + row.figures if name in found else row.figures
    return found


def measured(figures: Figures) -> dict[str, Any]:
    """Counts and KPIs of figures, by the names of a report's fields."""
    counts = Counts(**{name: getattr(figures, name) for name in Counts.__struct_fields__})
    return {"counts": counts, "kpis": kpis_of(figures)}
