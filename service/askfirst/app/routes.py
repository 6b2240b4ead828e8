"""What the service answers, and the parts that the controllers ask for by name."""

from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from askfirst.app.house import House
from askfirst.delivery.signing import is_secret, new_secret
from askfirst.http.answering.route import AnswerPage
from askfirst.http.batch.controller import BatchController, Batches
from askfirst.http.checks.controller import CheckController, Checks
from askfirst.http.clarifications.controller import ClarificationController
from askfirst.http.converse.controller import ConverseController
from askfirst.http.dependencies import provided
from askfirst.http.docs import docs_files
from askfirst.http.hooks.controller import HookController
from askfirst.http.insights.controller import InsightsController
from askfirst.http.insights.feedback import Feedbacks
from askfirst.http.observing.lastday import LastDay
from askfirst.http.operations.content import Sources
from askfirst.http.operations.route import OperationsPage
from askfirst.http.packs import packs_routes
from askfirst.http.pages import page_routes
from askfirst.http.playground.clarify import Clarify
from askfirst.http.playground.route import Playground
from askfirst.http.reading import MAX_LARGE_BODY
from askfirst.http.routing import Lean, mounted
from askfirst.http.score import ScoreController, Scorer
from askfirst.http.shell import asset_routes
from askfirst.http.status import StatusController, readiness
from askfirst.http.steps.controller import StepController
from askfirst.http.steps.stepping import Steps
from askfirst.http.webhooks.controller import OutboxController, SubscriptionController
from askfirst.http.webhooks.subscriptions import Subscriptions, checked
from askfirst.ports import ANYBODY

if TYPE_CHECKING:
    from askfirst.http.observing.prometheus import Metrics


def routes_of(house: House) -> Sequence[ControllerRouterHandler]:
    """The API in the order of its description, and the pages."""
    large = Router(
        "/",
        route_handlers=[BatchController, CheckController],
        request_max_body_size=house.settings.max_large_body,
        opt={"body_setting": MAX_LARGE_BODY},
    )
    api: list[ControllerRouterHandler] = [
        ScoreController,
        large,
        HookController,
        ClarificationController,
        StepController,
        ConverseController,
        InsightsController,
        SubscriptionController,
        OutboxController,
        StatusController,
    ]
    return [*api, page_routes, asset_routes, docs_files, packs_routes, *mounted(pages(house))]


def parts_of(house: House) -> dict[str, Provide]:
    """The parts by the names of the parameters that get them."""
    settings, desk, deliveries = house.settings, house.desk, house.deliveries
    parts = {
        "batches": Batches(house.scoring, house.ledger),
        "check": partial(checked, deliveries.check),
        "checks": Checks(settings.packs, settings.check_timeout, house.packs.making),
        "desk": desk,
        "feedbacks": Feedbacks(house.store),
        "health": house.health,
        "insights": house.insights,
        "keyring": house.keyring,
        "last_day": LastDay(house.insights),
        "ledger": house.ledger,
        "metrics": cache(partial(metrics_of, house)),
        "packs": house.packs,
        "repeats": desk.repeats,
        "scorer": Scorer(house.scoring, house.ledger),
        "scoring": house.scoring,
        "showing": house.showing,
        "signer": house.signer,
        "steps": Steps(house.scoring, house.signer, house.store, house.ledger),
        "store": house.store,
        "subscriptions": Subscriptions(house.store, deliveries.check, (new_secret, is_secret), desk.receivers.forget),
        "wake": deliveries.wake,
    }
    return {name: provided(part) for name, part in parts.items()}


def metrics_of(house: House) -> "Metrics":
    """The collector of the metrics, made when it is first asked for: many services are never scraped."""
    from askfirst.http.observing.prometheus import Metrics  # noqa: PLC0415 not at every start

    spans = house.traces.spans if house.traces else None
    return Metrics(house.ledger.tally, house.packs, house.keyring, house.journal, house.book, spans)


def pages(house: House) -> dict[str, Lean]:
    """The pages that read what is sent to them themselves."""
    settings, packs, desk, keyring = house.settings, house.packs, house.desk, house.keyring
    clarify = Clarify(desk, house.showing, house.ledger)
    playground = Playground(
        packs, house.scoring, keyring, house.showing, clarify, settings.max_body, settings.body_timeout
    )
    sources = Sources(
        house.insights,
        desk,
        house.store,
        lambda: packs.gate,
        lambda: readiness(packs, keyring, house.health),
        house.showing.path,
    )
    feedbacks = Feedbacks(house.store)
    # An answer that is too long is shown again to be shortened, so it may be larger than what is taken.
    answers = AnswerPage(
        desk,
        house.showing,
        lambda request, id_: feedbacks.keep(request, ANYBODY, id_=id_),
        settings.max_large_body,
        settings.body_timeout,
    )
    return playground.routes() | answers.routes() | OperationsPage(sources, lambda: keyring.asks).routes()
