"""The KPIs of the last 24 hours as metrics. All replicas of a store tell the same: take the maximum, not the sum."""

from collections.abc import Iterable

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric

from askfirst.insights.kpis import Kpi, Kpis
from askfirst.insights.report import KpiReport


def kpi_families(report: KpiReport) -> Iterable[Metric]:
    """Values, in all and by department, and whether they alert. What nothing is known of is left out."""
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
