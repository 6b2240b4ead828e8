"""`/operations`: the page of those who run the service. `/operations/now` is its content: the part that a key opens."""

import logging
from collections.abc import Awaitable
from typing import Any, NamedTuple

from litestar import Controller, Response, get

from askfirst.counting import PatternQuery
from askfirst.errors import StoreError, StoreMissing
from askfirst.http.dependencies import Injected
from askfirst.http.pages.inbox import Wanted, inbox
from askfirst.http.pages.kpis import SPANS, KpiSection, kpi_section
from askfirst.http.pages.services import Services
from askfirst.http.status import readiness
from askfirst.http.templating import UNLISTED, html, render
from askfirst.http.webhooks.outbox import shown
from askfirst.insights.patterns import OFTEN

_log = logging.getLogger("askfirst.http")
DELIVERIES = 50
"""Deliveries of each kind that the page shows."""
PATTERNS = 20
"""Patterns that the page shows, the most frequent."""
_AWAY = "The store does not answer, so this cannot be shown now. The page tries again by itself."
_NOT_KEPT = {
    "open": "This service runs without a store (ASKFIRST_STORE=none): clarifications travel with their callers, and "
    "the service does not know which are open.",
    "patterns": "This service runs without a store (ASKFIRST_STORE=none): patterns are not kept.",
    "deliveries": "This service runs without a store (ASKFIRST_STORE=none): it sends no webhooks, so none can fail.",
}


class OperationsPage(Controller):
    """Shows how the service does, to whoever runs it."""

    path = "/operations"

    @get()
    async def page(self, wanted: Injected[Wanted], services: Injected[Services]) -> Response[str]:
        """The frame, open to everybody; with its content where nobody is asked for a key."""
        context = {} if services.keyring.asks else await content(services, wanted)
        return html(render("operations/page.html", asks=services.keyring.asks, **context), headers=UNLISTED)

    @get("/now")
    async def now(self, wanted: Injected[Wanted], services: Injected[Services]) -> Response[str]:
        """The content as of now; the guard lets in who may."""
        return html(render("operations/content.html", **await content(services, wanted)), headers=UNLISTED)


class Section(NamedTuple):
    """A part of the page; `note` says why it cannot be shown, in a `tone`."""

    id: str
    title: str
    shown: Any = None
    note: str = ""
    tone: str = ""


async def content(services: Services, wanted: Wanted) -> dict[str, Any]:
    """The sections, with the time in ms at which they were read. What cannot be read says so, and the others stand."""
    gate, store, insights = services.packs.gate, services.desk.store, services.insights
    departments = sorted({pack.department for pack in gate.packs if pack.department})
    try:
        now = await store.now()  # by which deadlines go
    except StoreError:
        now = insights.now()

    async def kpis() -> KpiSection:
        span, at = SPANS[wanted.over], insights.now()
        return kpi_section(await insights.kpis(span.query(at)), span, at)

    async def deliveries() -> dict[str, Any]:
        dead = [shown(one) for one in (await store.dead_letters(DELIVERIES)).letters]
        waiting = [shown(one) for one in await store.waiting(DELIVERIES)]
        return {"dead": dead, "waiting": waiting, "backlog": await store.backlog()}

    condition = readiness(services.packs, services.keyring, services.store_health)
    sections = [
        await section("open", "Clarifications", inbox(services.desk, services.showing, wanted, departments)),
        await section("kpis", "KPIs", kpis()),
        await section("deliveries", "Failed deliveries", deliveries()),
        await section("patterns", "Patterns", insights.patterns(PatternQuery(limit=PATTERNS))),
        await section("condition", "Readiness and packs", condition),
    ]
    return {"now": now, "sections": sections, "packs": gate.packs, "often": OFTEN, "spans": SPANS}


async def section(id_: str, title: str, reading: Awaitable[Any]) -> Section:
    """A section; what the store cannot give is said in its place."""
    try:
        return Section(id_, title, await reading)
    except StoreMissing:
        return Section(id_, title, note=_NOT_KEPT.get(id_, "This service runs without a store: this is not kept."))
    except StoreError as error:
        _log.error("The store failed: %s", error)
        return Section(id_, title, note=_AWAY, tone="bad")
