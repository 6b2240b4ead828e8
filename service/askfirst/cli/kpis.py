"""`askfirst kpis`: the four KPIs as tables, from the store that the settings name, or from a running service."""

import asyncio
import json
import os
from collections.abc import Iterator

import httpx
import msgspec
import rich_click as click
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from askfirst.counting import Insights
from askfirst.errors import AskfirstError
from askfirst.http.insights.controller import KpiParameters
from askfirst.http.problems import RequestError
from askfirst.insights.kpis import Kpi, KpiReport, Kpis, Measured
from askfirst.settings import load_settings
from askfirst.stores import opened, store_of

NAMES = {name: name.replace("_", " ").capitalize() for name in Kpis.__struct_fields__}
COLOURS = {"on_target": "green", "off_target": "yellow", "alert": "bold red", "no_data": "dim"}


class KpisError(AskfirstError):
    """The KPIs cannot be had: why."""


@click.command()
@click.option("--since", help="Start: a date or time (ISO 8601, UTC unless it has a zone). Default: 24 hours ago.")
@click.option("--until", help="End: a date or time, not included. Default: now.")
@click.option("--period", type=click.Choice(["hour", "day", "week", "month"]), help="Add a line for each period.")
@click.option("--department", "-d", help="Only this department.")
@click.option("--from", "from_", help="Only what this agent asked.")
@click.option("--to", help="Only instructions that this agent wrote.")
@click.option("--url", help="Ask the service at this address (with the key in ASKFIRST_KEY, if it needs one).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def kpis(as_json: bool, url: str | None, **given: str | None) -> None:
    """Print the KPIs: total, by department, and by agent pair.

    Without --url they are read from the store in ASKFIRST_STORE, to which a running service writes its counts
    every second.
    """
    named = {name.rstrip("_"): value for name, value in given.items() if value}
    report = asked(url, named) if url else asyncio.run(read(msgspec.convert(named, KpiParameters)))
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        for table in tables(report):
            Console().print(table)


async def read(parameters: KpiParameters) -> KpiReport:
    """From the store. Raises StoreError or KpisError."""
    settings = load_settings()
    async with opened(store_of(settings.store_url, settings.keep_days)) as store:
        insights = Insights(store, store, store)
        try:
            return await insights.kpis(parameters.query(insights.now(), None))
        except RequestError as error:
            raise KpisError(error.detail) from None


def asked(url: str, named: dict[str, str]) -> KpiReport:
    """From a running service. Raises KpisError."""
    if not url.startswith(("http://", "https://")):
        raise click.BadParameter("must start with http:// or https://", param_hint="--url")
    key = os.environ.get("ASKFIRST_KEY")
    headers = {"authorization": f"Bearer {key}"} if key else {}
    try:
        answer = httpx.get(f"{url.rstrip('/')}/v1/kpis", params=named, headers=headers, timeout=30)
        if answer.status_code != httpx.codes.OK:
            raise KpisError(f"{url} answered {answer.status_code}: {detail_of(answer.content)}")
        return msgspec.json.decode(answer.content, type=KpiReport)
    except (httpx.HTTPError, httpx.InvalidURL, msgspec.DecodeError) as error:
        raise KpisError(f"{url} does not answer as the service does: {error}") from None


def detail_of(body: bytes) -> str:
    """What a problem says."""
    try:
        return str(json.loads(body)["detail"])
    except (ValueError, KeyError, TypeError):
        return "no problem that can be read"


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
    for name, kpi in asdict(report.total.kpis).items():
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
        values = (f"[{COLOURS[kpi.state]}]{shown(kpi)}[/]" for kpi in asdict(one.kpis).values())
        counts = (str(one.counts.messages), str(one.counts.requested))
        table.add_row(label.replace("[", r"\["), *counts, *values)
    return table


def shown(kpi: Kpi) -> str:
    """The value in its unit."""
    return "-" if kpi.value is None else amount(kpi, kpi.value)


def amount(kpi: Kpi, value: float) -> str:
    """A number in the KPI's unit: per cent, or seconds."""
    return f"{value * 100:.3g} %" if kpi.unit == "ratio" else f"{value:.3g} s"
