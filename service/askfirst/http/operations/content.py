"""All sections of the page, as they are now. One that cannot be read says so, and the others stand."""

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from askfirst.counting import Insights, PatternQuery
from askfirst.desk import Desk
from askfirst.errors import StoreError, StoreMissing
from askfirst.gate import Gate
from askfirst.http.operations.condition import condition
from askfirst.http.operations.deliveries import SHOWN as DELIVERIES
from askfirst.http.operations.deliveries import deliveries
from askfirst.http.operations.finding import Wanted, find
from askfirst.http.operations.inbox import Link, inbox
from askfirst.http.operations.kpis import kpis
from askfirst.http.operations.pieces import note
from askfirst.http.operations.repeated import SHOWN as PATTERNS
from askfirst.http.operations.repeated import repeated
from askfirst.http.operations.span import SPANS, Span
from askfirst.http.status import Ready
from askfirst.ports import Store

_log = logging.getLogger("askfirst.http")
_NOT_KEPT = {
    "open": "This service runs without a store (ASKFIRST_STORE=none): clarifications travel with their callers, and "
    "the service does not know which are open.",
    "patterns": "This service runs without a store (ASKFIRST_STORE=none): patterns are not kept.",
    "deliveries": "This service runs without a store (ASKFIRST_STORE=none): it sends no webhooks, so none can fail.",
}


class Sources(NamedTuple):
    """Where the page's sections come from."""

    insights: Insights
    desk: Desk
    store: Store
    gate: Callable[[], Gate]
    ready: Callable[[], Awaitable[Ready]]
    link: Link


async def content(sources: Sources, wanted: Wanted) -> str:
    """The sections, with the time in ms at which they were read."""
    now = await _now(sources)
    sections = [
        await section("open", "Clarifications", _inbox(sources, wanted)),
        await section("kpis", "KPIs", _kpis(sources, SPANS[wanted.over])),
        await section("deliveries", "Failed deliveries", _deliveries(sources)),
        await section("patterns", "Patterns", _patterns(sources)),
        await section("condition", "Readiness and packs", _condition(sources)),
    ]
    joined = "\n".join(sections)
    return f'<div id="content" data-now="{now}">\n{joined}\n</div>'


async def section(name: str, title: str, body: Awaitable[str]) -> str:
    """A section; what the store cannot give is said in its place."""
    try:
        text = await body
    except StoreMissing:
        text = note(_NOT_KEPT.get(name, "This service runs without a store: this is not kept."))
    except StoreError as error:
        _log.error("The store failed: %s", error)
        text = note("The store does not answer, so this cannot be shown now. The page tries again by itself.", "bad")
    return f'<section id="{name}" aria-labelledby="{name}-title"><h2 id="{name}-title">{title}</h2>\n{text}\n</section>'


async def _now(sources: Sources) -> int:
    """The store's time, by which deadlines go; where there is none, or it is away, this process's."""
    try:
        return await sources.store.now()
    except StoreError:
        return sources.insights.now()


async def _kpis(sources: Sources, span: Span) -> str:
    now = sources.insights.now()
    return kpis(await sources.insights.kpis(span.query(now)), span, now)


async def _inbox(sources: Sources, wanted: Wanted) -> str:
    departments = sorted({pack.department for pack in sources.gate().packs if pack.department})
    return inbox(wanted, await find(sources.desk, wanted), departments, sources.link)


async def _deliveries(sources: Sources) -> str:
    dead = await sources.store.dead_letters(DELIVERIES)
    return deliveries(dead.letters, await sources.store.waiting(DELIVERIES), await sources.store.backlog())


async def _patterns(sources: Sources) -> str:
    return repeated(await sources.insights.patterns(PatternQuery(limit=PATTERNS)))


async def _condition(sources: Sources) -> str:
    return condition(await sources.ready(), sources.gate().packs)
