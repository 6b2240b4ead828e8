"""What Prometheus is told: counters of the library, and what other parts of the service know when somebody asks."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from askfirst.counting import Book
from askfirst.insights.kpis import Kpi, KpiReport, Kpis
from askfirst.journal import Journal
from askfirst.ports import Backlog

if TYPE_CHECKING:
    from askfirst.http.guard.guard import Keyring
    from askfirst.live.packs import LivePacks

MEDIA_TYPE = "text/plain; version=0.0.4"
"""Of the text; the charset is added to it as to all `text/`."""
DURATIONS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LAGS = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 3_600.0)
"""Upper bounds of the classes, in seconds."""
_OPINIONS = (
    "Second opinions by outcome: clear, unclear, unfit; "
    "none: timeout, busy, unreachable, error, refused, broken, resting"
)
_HINDERED = "Calls of scoring that were not simply done: moved to the long lane, too_long, refused, died"
_DELIVERIES = "Attempts to deliver an event: delivered, retried, dead, or dropped for want of a receiver"
_SPANS = "Spans of traces: taken, rejected, redirected, not_otlp (the answer was none of OTLP), or failed"

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Everything that is counted since the start.

    Labels are bounded: routes are templates, and languages, departments and rules are those of packs.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, what: str, *labels: str) -> Counter:
            return Counter(name, what, labels, registry=self.registry)

        def histogram(name: str, what: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(name, what, labels, buckets=bounds, registry=self.registry)

        self.requests = counter("askfirst_http_requests", "Requests that were answered", "method", "route", "status")
        what = "Seconds from a request's head to its answer"
        self.durations = histogram("askfirst_http_request_duration_seconds", what, DURATIONS, "route")
        what = "Instructions that were scored"
        self.scores = counter("askfirst_scores", what, "decision", "department", "language")
        self.issues = counter("askfirst_issues", "Issues that were found", "rule")
        self.hindered = counter("askfirst_scoring_hindered", _HINDERED, "lane", "outcome")
        self.opinions = counter("askfirst_second_opinions", _OPINIONS, "outcome")
        what = "Tokens that second opinions took, as the endpoint counts"
        self.tokens = counter("askfirst_second_opinion_tokens", what, "type")
        self.deliveries = counter("askfirst_deliveries", _DELIVERIES, "outcome")
        self.lags = histogram("askfirst_delivery_lag_seconds", "Seconds from an event to its delivery", LAGS)
        for lane, outcome in (("short", "moved"), ("long", "too_long")):
            self.hindered.labels(lane, outcome)
        for kind in ("input", "output"):
            self.tokens.labels(kind)
        self.backlog: Backlog | None = None
        """What the store has left to do, as it was last told."""
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def text(self) -> bytes:
        """Everything, in the text format."""
        return generate_latest(self.registry)


class Known(Collector):
    """What is counted elsewhere, read when somebody scrapes."""

    def __init__(
        self,
        metrics: Metrics,
        packs: "LivePacks",
        keyring: "Keyring",
        journal: Journal,
        book: Book,
        spans: Mapping[str, int] | None,
    ) -> None:
        """`spans` are those sent to a receiver of traces, by outcome; None where there is none."""
        self._metrics, self._packs, self._keyring, self._journal = metrics, packs, keyring, journal
        self._book, self._spans = book, spans
        self.kpis: KpiReport | None = None
        """Those of the last day, without which nothing is said of them."""
        metrics.registry.register(self)

    def collect(self) -> Iterable[Metric]:
        packs = self._packs
        loaded = GaugeMetricFamily(
            "askfirst_pack_info", "1 for each loaded pack", labels=("language", "department", "version")
        )
        for pack in packs.gate.packs:
            loaded.add_metric((pack.language, pack.department or "", pack.version), 1)
        yield loaded
        for name, what, count in (
            ("askfirst_pack_reloads", "Times that changed packs were taken into use", packs.reloads),
            ("askfirst_pack_reload_failures", "Times that changed packs could not be used", packs.failures),
            ("askfirst_log_dropped", "Log entries that nobody took", self._journal.dropped),
            ("askfirst_counts_dropped", "Counts given up while the store was away", self._book.dropped),
        ):
            yield CounterMetricFamily(name, what, value=count)
        stale = packs.failure is not None
        yield GaugeMetricFamily("askfirst_packs_stale", "1 while the newest pack files are not in use", value=stale)
        yield GaugeMetricFamily("askfirst_keys", "API keys that are good", value=len(self._keyring))
        if backlog := self._metrics.backlog:
            yield GaugeMetricFamily("askfirst_deliveries_waiting", "Deliveries to make", value=backlog.deliveries)
            yield GaugeMetricFamily("askfirst_dead_letters", "Deliveries given up", value=backlog.dead_letters)
            yield GaugeMetricFamily("askfirst_clarifications_open", "Clarifications open", value=backlog.open)
        if self._spans is not None:
            family = CounterMetricFamily("askfirst_trace_spans", _SPANS, labels=("outcome",))
            for outcome, count in list(self._spans.items()):
                family.add_metric((outcome,), count)
            yield family
        if self.kpis is not None:
            yield from kpi_families(self.kpis)


def kpi_families(report: KpiReport) -> Iterable[Metric]:
    """Values, in all and by department, and whether they alert. What nothing is known of is left out.

    All replicas of a store tell the same: take the maximum, not the sum.
    """
    values = GaugeMetricFamily("askfirst_kpi", "KPIs of the last 24 hours: ratios, or seconds", labels=("kpi",))
    alerts = GaugeMetricFamily("askfirst_kpi_alert", "1 while a KPI is beyond its alert threshold", labels=("kpi",))
    what = "KPIs of the last 24 hours of each department"
    parts = GaugeMetricFamily("askfirst_department_kpi", what, labels=("kpi", "department"))
    for name, kpi in with_values(report.total.kpis):
        values.add_metric((name,), kpi.value or 0)
        alerts.add_metric((name,), kpi.state == "alert")
    for part in report.departments:
        for name, kpi in with_values(part.kpis):
            parts.add_metric((name, part.department or ""), kpi.value or 0)
    return (values, alerts, parts)


def with_values(kpis: Kpis) -> Iterable[tuple[str, Kpi]]:
    """The KPIs that have a value, by name."""
    named = ((name, getattr(kpis, name)) for name in Kpis.__struct_fields__)
    return ((name, kpi) for name, kpi in named if kpi.value is not None)
