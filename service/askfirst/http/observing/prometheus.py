"""The counters in Prometheus' words, made when somebody asks. Process metrics come with the library."""

from collections.abc import Iterable, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from askfirst.counting import Book
from askfirst.http.guard.keyring import Keyring
from askfirst.http.observing.tally import Tally
from askfirst.insights.kpis import Kpi, Kpis
from askfirst.insights.report import KpiReport
from askfirst.journal import Journal
from askfirst.live.packs import LivePacks

MEDIA_TYPE = "text/plain; version=0.0.4"
"""Of the text; the charset is added to it as to all `text/`."""


class Metrics(Collector):
    """Reads the plain counters."""

    def __init__(
        self,
        tally: Tally,
        packs: LivePacks,
        keyring: Keyring,
        journal: Journal,
        book: Book,
        spans: Mapping[str, int] | None = None,
    ) -> None:
        """`spans` are those sent to a receiver of traces, by outcome; None where there is none."""
        self._spans = spans
        self._tally, self._packs, self._keyring, self._journal = tally, packs, keyring, journal
        self._book = book
        self._kpis: KpiReport | None = None
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    def text(self, kpis: KpiReport | None) -> bytes:
        """Everything, in the text format; without KPIs where they are not known."""
        self._kpis = kpis
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        yield from (self._requests(), self._durations(), self._scores(), self._issues(), self._loaded())
        yield self._hindered()
        yield from self._opinions()
        yield from self._deliveries()
        yield counter("askfirst_pack_reloads", "Times that changed packs were taken into use", self._packs.reloads)
        yield counter(
            "askfirst_pack_reload_failures", "Times that changed packs could not be used", self._packs.failures
        )
        stale = self._packs.failure is not None
        yield GaugeMetricFamily("askfirst_packs_stale", "1 while the newest pack files are not in use", value=stale)
        yield GaugeMetricFamily("askfirst_keys", "API keys that are good", value=len(self._keyring))
        yield counter("askfirst_log_dropped", "Log entries that nobody took", self._journal.dropped)
        yield counter("askfirst_counts_dropped", "Counts given up while the store was away", self._book.dropped)
        if self._spans is not None:
            yield self._traced(self._spans)
        if self._kpis is not None:
            yield from kpi_families(self._kpis)

    def _requests(self) -> Metric:
        family = CounterMetricFamily(
            "askfirst_http_requests", "Requests that were answered", labels=("method", "route", "status")
        )
        for (method, route, status), count in list(self._tally.requests.items()):
            family.add_metric((method, route, str(status)), count)
        return family

    def _durations(self) -> Metric:
        what = "Seconds from a request's head to its answer"
        family = HistogramMetricFamily("askfirst_http_request_duration_seconds", what, labels=("route",))
        for route, durations in list(self._tally.durations.items()):
            counts = accumulate(durations.classes)
            bounds = (*map(str, durations.bounds), "+Inf")
            family.add_metric((route,), list(zip(bounds, counts, strict=True)), durations.total)
        return family

    def _scores(self) -> Metric:
        labels = ("decision", "department", "language")
        family = CounterMetricFamily("askfirst_scores", "Instructions that were scored", labels=labels)
        for (decision, department, language), count in list(self._tally.scores.items()):
            family.add_metric((decision, department or "", language), count)
        return family

    def _issues(self) -> Metric:
        family = CounterMetricFamily("askfirst_issues", "Issues that were found", labels=("rule",))
        for rule, count in list(self._tally.issues.items()):
            family.add_metric((rule,), count)
        return family

    def _hindered(self) -> Metric:
        what = "Calls of scoring that were not simply done: moved to the long lane, too_long, refused, died"
        family = CounterMetricFamily("askfirst_scoring_hindered", what, labels=("lane", "outcome"))
        for labels, count in list(self._tally.scoring.items()):
            family.add_metric(labels, count)
        return family

    def _opinions(self) -> Iterable[Metric]:
        what = (
            "Second opinions by outcome: clear, unclear, unfit; "
            "none: timeout, busy, unreachable, error, refused, broken, resting"
        )
        family = CounterMetricFamily("askfirst_second_opinions", what, labels=("outcome",))
        what = "Tokens that second opinions took, as the endpoint counts"
        tokens = CounterMetricFamily("askfirst_second_opinion_tokens", what, labels=("type",))
        for outcome, count in list(self._tally.opinions.items()):
            family.add_metric((outcome,), count)
        for type_, count in self._tally.tokens.items():
            tokens.add_metric((type_,), count)
        return (family, tokens)

    def _deliveries(self) -> Iterable[Metric]:
        what = "Attempts to deliver an event: delivered, retried, dead, or dropped for want of a receiver"
        family = CounterMetricFamily("askfirst_deliveries", what, labels=("outcome",))
        for outcome, count in list(self._tally.deliveries.items()):
            family.add_metric((outcome,), count)
        yield family
        lags = self._tally.lags
        said = "Seconds from an event to its delivery"
        bounds = zip((*map(str, lags.bounds), "+Inf"), accumulate(lags.classes), strict=True)
        yield HistogramMetricFamily("askfirst_delivery_lag_seconds", said, buckets=list(bounds), sum_value=lags.total)
        if backlog := self._tally.backlog:
            yield GaugeMetricFamily("askfirst_deliveries_waiting", "Deliveries to make", value=backlog.deliveries)
            yield GaugeMetricFamily("askfirst_dead_letters", "Deliveries given up", value=backlog.dead_letters)
            yield GaugeMetricFamily("askfirst_clarifications_open", "Clarifications open", value=backlog.open)

    def _traced(self, spans: Mapping[str, int]) -> Metric:
        what = "Spans of traces: taken, rejected, redirected, not_otlp (the answer was none of OTLP), or failed"
        family = CounterMetricFamily("askfirst_trace_spans", what, labels=("outcome",))
        for outcome, count in list(spans.items()):
            family.add_metric((outcome,), count)
        return family

    def _loaded(self) -> Metric:
        labels = ("language", "department", "version")
        family = GaugeMetricFamily("askfirst_pack_info", "1 for each loaded pack", labels=labels)
        for pack in self._packs.gate.packs:
            family.add_metric((pack.language, pack.department or "", pack.version), 1)
        return family


def counter(name: str, what: str, value: float) -> Metric:
    """A counter without labels."""
    return CounterMetricFamily(name, what, value=value)


def kpi_families(report: KpiReport) -> Iterable[Metric]:
    """Values, in all and by department, and whether they alert. What nothing is known of is left out.

    All replicas of a store tell the same: take the maximum, not the sum.
    """
    values = GaugeMetricFamily("askfirst_kpi", "KPIs of the last 24 hours: ratios, or seconds", labels=("kpi",))
    alerts = GaugeMetricFamily("askfirst_kpi_alert", "1 while a KPI is beyond its alert threshold", labels=("kpi",))
    what = "KPIs of the last 24 hours of each department"
    parts = GaugeMetricFamily("askfirst_department_kpi", what, labels=("kpi", "department"))
    for name, kpi in known(report.total.kpis):
        values.add_metric((name,), kpi.value or 0)
        alerts.add_metric((name,), kpi.state == "alert")
    for part in report.departments:
        for name, kpi in known(part.kpis):
            parts.add_metric((name, part.department or ""), kpi.value or 0)
    return (values, alerts, parts)


def known(kpis: Kpis) -> Iterable[tuple[str, Kpi]]:
    """The KPIs that have a value, by name."""
    named = ((name, getattr(kpis, name)) for name in Kpis.__struct_fields__)
    return ((name, kpi) for name, kpi in named if kpi.value is not None)
