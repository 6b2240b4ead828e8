"""`askfirst kpis`: the four KPIs as a table."""

from askfirst.cli.kpis.command import kpis

__all__ = ["kpis"]
