"""The routes that Litestar answers (pages, status, metrics, the description), and what runs beside all of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.plugins.base import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from askfirst import __version__
from askfirst.app.house import House
from askfirst.app.lean import handlers, routes
from askfirst.counting.flushing import flushing
from askfirst.delivery.signing import is_secret, new_secret
from askfirst.desk import running
from askfirst.http.batch.controller import BatchController, Batches
from askfirst.http.checks.controller import CheckController, Checks
from askfirst.http.clarifications.controller import ClarificationController
from askfirst.http.converse.controller import ConverseController
from askfirst.http.docs import docs_config, docs_files
from askfirst.http.guard.guard import Guard
from askfirst.http.hooks.controller import HookController
from askfirst.http.insights.controller import InsightsController
from askfirst.http.insights.feedback import Feedbacks
from askfirst.http.metrics import metrics_routes
from askfirst.http.observing.lastday import LastDay
from askfirst.http.openapi import StructSchemas
from askfirst.http.packs import packs_routes
from askfirst.http.pages import page_routes
from askfirst.http.parts import provided
from askfirst.http.problems import RequestError
from askfirst.http.reading import MAX_LARGE_BODY, DisconnectedError, StrictRequest
from askfirst.http.reply import gone, problem_response
from askfirst.http.routing import mounted
from askfirst.http.score import ScoreController, Scorer
from askfirst.http.shell import asset_routes
from askfirst.http.status import status_routes
from askfirst.http.steps.controller import StepController
from askfirst.http.steps.stepping import Steps
from askfirst.http.webhooks.addresses import checked
from askfirst.http.webhooks.controller import OutboxController, SubscriptionController
from askfirst.http.webhooks.subscriptions import Subscriptions
from askfirst.live.watcher import Watcher

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


def ordinary(house: House, guard: Guard, watcher: Watcher) -> Litestar:
    """The application; while it runs, `watcher` looks at the packs."""

    def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        try:
            guard.unrouted(request.scope, error)
        except RequestError as refusal:
            error = refusal
        return problem_response(request, error)

    keys_watcher = Watcher([house.keyring.look])  # a revoked key waits for no loading
    schemas = StructSchemas()
    return MsgspecLitestar(
        route_handlers=[
            ScoreController,
            Router(
                "/",
                route_handlers=[BatchController, CheckController],
                request_max_body_size=house.settings.max_large_body,
                opt={"body_setting": MAX_LARGE_BODY},
            ),
            HookController,
            ClarificationController,
            StepController,
            ConverseController,
            InsightsController,
            SubscriptionController,
            OutboxController,
            page_routes,
            asset_routes,
            docs_files,
            status_routes,
            packs_routes,
            metrics_routes,
            *mounted(handlers(house) | routes(house)),
        ],
        guards=[guard.check],
        exception_handlers={DisconnectedError: gone, Exception: problem},
        openapi_config=docs_config(house.packs, schemas, __version__),
        plugins=[schemas],
        request_class=StrictRequest,
        dependencies=dependencies(house),
        state=State(
            {
                "body_timeout": house.settings.body_timeout,
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


def dependencies(house: House) -> dict[str, Provide]:
    """The parts that controllers ask for by name."""
    parts = {
        "scorer": Scorer(house.scoring, house.ledger),
        "insights": house.insights,
        "feedbacks": Feedbacks(house.store),
        "steps": Steps(house.scoring, house.signer, house.store, house.ledger),
        "scoring": house.scoring,
        "signer": house.signer,
        "batches": Batches(house.scoring, house.ledger),
        "checks": Checks(house.settings.packs, house.settings.check_timeout, house.packs.making),
        "desk": house.desk,
        "showing": house.showing,
        "ledger": house.ledger,
        "check": partial(checked, house.deliveries.check),
        "repeats": house.desk.repeats,
        "store": house.store,
        "subscriptions": Subscriptions(
            house.store, house.deliveries.check, (new_secret, is_secret), house.desk.receivers.forget
        ),
        "wake": house.deliveries.wake,
    }
    return {name: provided(part) for name, part in parts.items()}


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
