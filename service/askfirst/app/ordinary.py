"""The routes that Litestar answers (pages, status, metrics, the description), and what runs beside all of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.plugins.base import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from askfirst import __version__
from askfirst.app.house import House
from askfirst.counting.flushing import flushing
from askfirst.desk import running
from askfirst.http.docs import docs_config
from askfirst.http.insights.feedback import FeedbackRoute
from askfirst.http.metrics import metrics_routes
from askfirst.http.observing.lastday import LastDay
from askfirst.http.pages import Services, page_routes
from askfirst.http.problems import Problem, problem_of
from askfirst.http.reading import DisconnectedError
from askfirst.http.reply import as_page, place, reads_pages
from askfirst.http.status import status_routes
from askfirst.http.templating import HEADERS, html
from askfirst.live.watcher import Watcher
from askfirst.ports import ANYBODY

if TYPE_CHECKING:
    from askfirst.http.observing.prometheus import Metrics


class MsgspecLitestar(Litestar):
    """Litestar with the one of its default plugins that is of use here: all that is read and written is msgspec's.

    Where pydantic is installed, as spaCy has it, Litestar imports it for its plugins: a fifteenth of a start, and 3 MB.
    If Litestar comes to choose its plugins in another way, it has them all again, and a test says so.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def ordinary(house: House, watcher: Watcher) -> Litestar:
    """The application; while it runs, `watcher` looks at the packs."""
    keys_watcher = Watcher([house.keyring.look])  # a revoked key waits for no loading
    return MsgspecLitestar(
        route_handlers=[page_routes(_services(house)), status_routes, metrics_routes],
        exception_handlers={DisconnectedError: _gone, Exception: _problem},
        openapi_config=docs_config(house.packs, __version__),
        state=State(
            {
                "packs": house.packs,
                "keyring": house.keyring,
                "store": house.health,
                "metrics": _metrics(house),
                "last_day": LastDay(house.insights),
            }
        ),
        request_max_body_size=house.settings.max_body,
        logging_config=None,
        lifespan=[
            lambda _: house.scoring.running(),  # first, as it forks
            lambda _: _watching(watcher, keys_watcher),
            lambda _: running(house.desk),
            lambda _: house.deliveries.running(),
            lambda _: flushing(house.flusher),
        ],
        on_shutdown=[house.traces.close] if house.traces else [],
    )


@asynccontextmanager
async def _watching(packs: Watcher, keys: Watcher) -> AsyncIterator[None]:
    """Watch as long as the application runs."""
    with packs.watching(), keys.watching():
        yield


def _metrics(house: House) -> Callable[[], "Metrics"]:
    """Makes the collector when it is first asked for: many services are never scraped."""

    @cache
    def made() -> "Metrics":
        from askfirst.http.observing.prometheus import Metrics  # noqa: PLC0415 not at every start

        spans = house.traces.spans if house.traces else None
        return Metrics(house.ledger.tally, house.packs, house.keyring, house.journal, house.book, spans)

    return made


def _services(house: House) -> Services:
    """What pages work with."""
    desk, settings = house.desk, house.settings
    feedback = FeedbackRoute(house.store, desk.repeats, settings.max_body, settings.body_timeout)
    return Services(
        settings,
        house.packs,
        house.keyring,
        house.scoring,
        desk,
        house.showing,
        house.ledger,
        house.insights,
        house.health,
        lambda request, id_: feedback.taken(request, ANYBODY, id_=id_),
    )


def _gone(_request: Request[object, object, State], _error: Exception) -> Response[None]:
    """For a client that went away: nobody reads it, 499 is what is counted, as nginx does."""
    return Response(None, status_code=499, media_type="text/plain")


def _problem(request: Request[object, object, State], error: Exception) -> Response[Problem] | Response[str]:
    """Litestar's exceptions, by the same mapper as those of the lean path."""
    problem, headers = problem_of(error, place(request.scope))
    if reads_pages(request.scope):
        return html(as_page(problem), problem.status, HEADERS | headers)
    return Response(
        problem,
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )
