"""Over which time the page shows the KPIs, and in which steps."""

from datetime import UTC, datetime
from typing import Literal, NamedTuple, TypeAlias

from askfirst.counting import KpiQuery
from askfirst.insights.periods import HOUR, Period, end_of, hour_of, start_of
from askfirst.moments import iso

Over: TypeAlias = Literal["day", "month", "year"]
DAY = 24 * HOUR


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

    def named(self, start: str) -> str:
        """A step for people."""
        return datetime.fromisoformat(start).strftime(self.step)


SPANS: dict[Over, Span] = {
    one.over: one
    for one in (
        Span("day", DAY, "hour", "24 hours", "%H:%M"),
        Span("month", 30 * DAY, "day", "30 days", "%d %b"),
        Span("year", 364 * DAY, "week", "52 weeks", "%d %b %Y"),
    )
}
