"""The KPIs of the last 24 hours, read when somebody scrapes the metrics."""

from time import monotonic

from askfirst.counting import Insights, KpiQuery
from askfirst.errors import StoreError
from askfirst.insights.report import KpiReport

FRESH = 10.0
"""Seconds for which a report is good: scraping more often costs the store nothing."""


class LastDay:
    """The report, read anew when it is older than ten seconds."""

    def __init__(self, insights: Insights) -> None:
        self._insights = insights
        self._report: KpiReport | None = None
        self._until = float("-inf")

    async def report(self) -> KpiReport | None:
        """The report; None while the store does not answer."""
        if monotonic() >= self._until:
            self._until = monotonic() + FRESH
            try:
                self._report = await self._insights.kpis(KpiQuery())
            except StoreError:
                self._report = None
        return self._report
