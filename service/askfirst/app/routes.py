"""What the service answers, and the parts that the controllers ask for by name."""

from collections.abc import Sequence
from functools import partial

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from askfirst.app.house import House
from askfirst.delivery.signing import is_secret, new_secret
from askfirst.http.batch import BatchController, Batches
from askfirst.http.checks.controller import CheckController, Checks
from askfirst.http.clarifications.carried import StepController, Steps
from askfirst.http.clarifications.kept import ClarificationController
from askfirst.http.converse import ConverseController
from askfirst.http.dependencies import caller_of, provided, wanted_of
from askfirst.http.hooks import HookController
from askfirst.http.idempotency import Repeatable
from askfirst.http.insights.controller import InsightsController
from askfirst.http.observing.metrics import Known
from askfirst.http.pages import page_routes
from askfirst.http.pages.playground import first_look
from askfirst.http.reading import MAX_LARGE_BODY
from askfirst.http.score import ScoreController
from askfirst.http.status import StatusController, last_day
from askfirst.http.webhooks.outbox import OutboxController
from askfirst.http.webhooks.subscriptions import SubscriptionController, Subscriptions, checked


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
    return [*api, page_routes(house.settings.max_large_body)]


def parts_of(house: House) -> dict[str, Provide]:
    """The parts by the names of the parameters that get them."""
    settings, desk, deliveries = house.settings, house.desk, house.deliveries
    spans = house.traces.spans if house.traces else None
    known = Known(house.metrics, house.packs, house.keyring, house.journal, house.book, spans)
    parts = {
        "batches": Batches(house.scoring, house.ledger),
        "check_address": partial(checked, deliveries.check),
        "checks": Checks(settings.packs, settings.check_timeout, house.packs.making),
        "desk": desk,
        "first_look": first_look(house.scoring, house.packs),
        "insights": house.insights,
        "keyring": house.keyring,
        "known": known,
        "last_day": last_day(house.insights),
        "ledger": house.ledger,
        "metrics": house.metrics,
        "packs": house.packs,
        "repeats": desk.repeats,
        "scoring": house.scoring,
        "showing": house.showing,
        "signer": house.signer,
        "steps": Steps(house.scoring, house.signer, house.store, house.ledger),
        "store": house.store,
        "store_health": house.health,
        "subscriptions": Subscriptions(house.store, deliveries.check, (new_secret, is_secret), desk.receivers.forget),
        "wake_deliveries": deliveries.wake,
    }
    return {name: provided(part) for name, part in parts.items()} | {
        "caller": Provide(caller_of, sync_to_thread=False),
        "repeatable": Provide(Repeatable, sync_to_thread=False),
        "wanted": Provide(wanted_of, sync_to_thread=False),
    }
