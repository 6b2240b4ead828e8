"""Putting it together: settings in, ASGI application out; and the server that runs it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.types import ASGIApp

from askfirst import __version__
from askfirst.clarifications.contexts import Signer
from askfirst.counting import Book, Flusher, Insights
from askfirst.counting.flushing import flushing
from askfirst.counting.noticing import Noticing
from askfirst.delivery.delivering import deliveries_of
from askfirst.delivery.signing import is_secret, new_secret
from askfirst.desk import Desk, Links, running
from askfirst.errors import SettingsError, UnknownLanguage
from askfirst.http import score
from askfirst.http.answering.route import AnswerPage
from askfirst.http.batch import route as batch
from askfirst.http.batch.items import part_handler
from askfirst.http.checks import route as checks
from askfirst.http.clarifications import collection as clarifications
from askfirst.http.clarifications.member import Member
from askfirst.http.clarifications.showing import Showing
from askfirst.http.converse import route as chats
from askfirst.http.docs import docs_config
from askfirst.http.door import LOOPBACK_HOSTS, Door
from askfirst.http.guard.guard import Guard
from askfirst.http.guard.keyring import Keyring
from askfirst.http.guard.limits import Limits
from askfirst.http.hooks import route as hooks
from askfirst.http.insights import feedback
from askfirst.http.insights import route as insights_routes
from askfirst.http.metrics import metrics_routes
from askfirst.http.observing.lastday import LastDay
from askfirst.http.observing.ledger import Ledger
from askfirst.http.observing.tally import Tally
from askfirst.http.offloop.pool import Pool
from askfirst.http.operations.content import Sources
from askfirst.http.operations.route import OperationsPage
from askfirst.http.packs import packs_routes
from askfirst.http.pages import page_routes
from askfirst.http.playground.clarify import Clarify
from askfirst.http.playground.route import Playground
from askfirst.http.problems import Problem, problem_of
from askfirst.http.reply import as_page, place, reads_pages
from askfirst.http.routing import Lean, Routes
from askfirst.http.shell import HEADERS, asset_routes
from askfirst.http.status import readiness, status_routes
from askfirst.http.steps import route as steps
from askfirst.http.storehealth import StoreHealth
from askfirst.http.webhooks.lists import Lists
from askfirst.http.webhooks.subscriptions import Subscriptions
from askfirst.journal import Journal
from askfirst.keys.file import KeyFile
from askfirst.live.packs import LivePacks
from askfirst.live.watcher import Watcher
from askfirst.ports import Store
from askfirst.scoring.classifier.classifier import load_classifier
from askfirst.secret import signing_secrets
from askfirst.settings import Settings
from askfirst.stores import store_of
from askfirst.stores.memory import MemoryInsights

if TYPE_CHECKING:
    from askfirst.http.observing.prometheus import Metrics


class Service(NamedTuple):
    """The application that a server calls, and what its runner needs to know."""

    app: ASGIApp
    desk: Desk
    packs: LivePacks
    keyring: Keyring
    watcher: Watcher

    def reload(self) -> None:
        """Load the packs anew, soon and in the background; safe in a signal handler."""
        self.packs.ask()
        self.watcher.wake()

    def stopping(self) -> None:
        """Answer those who wait for changes: the service ends."""
        self.desk.watch.stop()


def create_app(settings: Settings, packs: LivePacks | None = None, journal: Journal | None = None) -> Service:
    """The ASGI application; loads the packs unless they are given.

    Raises PackError, SettingsError or KeysError.
    """
    packs = packs or _packs(settings)
    journal = journal or Journal()
    tally, book = Tally(), Book(texts=settings.keep_examples)
    ledger = Ledger(tally, journal, book)
    store = store_of(settings.store_url, settings.keep_days)
    flusher, insights = _insights(book, store, packs, memory=settings.store_url == "none")
    keyring = Keyring(KeyFile(settings.data), asks=not settings.loopback and not settings.allow_open)
    watcher, keys_watcher = Watcher([packs.look]), Watcher([keyring.look])  # a revoked key waits for no loading
    pool = Pool(lambda: packs.gate, part_handler, settings.batch_processes, patience=60, niceness=5)
    secrets = cache(lambda: signing_secrets(settings.secret, settings.data))
    deliveries = deliveries_of(
        store, settings.callback_origins, settings.webhook_secret, secrets, ledger, loopback=settings.loopback
    )
    desk = Desk(store, lambda: packs.gate, deliveries.wake, book.outcome)
    showing = Showing(cache(lambda: Links(secrets())), settings.public_url or None)
    health = StoreHealth(desk.store)
    ordinary = Litestar(
        route_handlers=[page_routes, asset_routes, status_routes, packs_routes, metrics_routes],
        exception_handlers={Exception: _problem},
        openapi_config=docs_config(packs, __version__),
        state=State(
            {
                "packs": packs,
                "keyring": keyring,
                "store": health,
                "metrics": _metrics(tally, packs, keyring, journal, book),
                "last_day": LastDay(insights),
            }
        ),
        request_max_body_size=settings.max_body,
        logging_config=None,
        lifespan=[
            lambda _: _watching(watcher, keys_watcher),
            lambda _: running(desk),
            lambda _: deliveries.running(),
            lambda _: flushing(flusher),
        ],
        on_shutdown=[pool.close],
    )
    lean = score.Score(packs, ledger, settings.max_body, settings.body_timeout)
    signer = cache(lambda: Signer(secrets(), settings.max_body * 3 // 4))
    step = steps.Step(lambda: packs.gate, signer, ledger, settings.max_body, settings.body_timeout)
    converse = chats.Converse(lambda: packs.gate, signer, desk.chats, ledger, settings.max_body, settings.body_timeout)
    guard = Guard(keyring, Limits(*settings.limit) if settings.limit else None)
    opinions = feedback.FeedbackRoute(store, settings.max_body, settings.body_timeout)
    playground = Playground(
        packs, keyring, showing, Clarify(desk, showing, ledger), settings.max_body, settings.body_timeout
    )
    handlers: dict[str, Lean] = {
        **playground.routes(),
        score.PATH: lean,
        f"{score.PATH}/": lean,
        batch.PATH: batch.Batch(pool, ledger, settings.max_large_body, settings.body_timeout),
        hooks.PATH: hooks.HookScore(packs, ledger, settings.max_body, settings.body_timeout),
        checks.PATH: checks.PacksCheck(
            settings.packs, settings.max_large_body, settings.body_timeout, settings.check_timeout
        ),
        steps.PATH: step,
        chats.PATH: converse,
        clarifications.PATH: clarifications.Collection(
            desk, showing, ledger, deliveries.check, settings.max_body, settings.body_timeout
        ),
        insights_routes.KPIS: insights_routes.KpiRoute(insights),
        insights_routes.PATTERNS: insights_routes.PatternRoute(insights),
        feedback.PATH: opinions,
    }
    sources = Sources(insights, desk, store, lambda: packs.gate, lambda: readiness(packs, keyring, health))
    subscriptions = Subscriptions(
        store,
        deliveries.check,
        (new_secret, is_secret),
        desk.receivers.forget,
        settings.max_body,
        settings.body_timeout,
    )
    routes = Routes(
        Member(desk, showing, settings.max_body, settings.body_timeout).routes()
        | AnswerPage(desk, showing, opinions.take, settings.max_large_body, settings.body_timeout).routes()
        | subscriptions.routes()
        | Lists(store, deliveries.wake).routes()
        | OperationsPage(sources, lambda: keyring.asks).routes()
    )
    return Service(Door(ordinary, handlers, routes, _hosts(settings), guard, ledger), desk, packs, keyring, watcher)


def _packs(settings: Settings) -> LivePacks:
    try:
        return LivePacks(
            settings.packs, languages=settings.languages, classifier=load_classifier() if settings.classifier else None
        )
    except UnknownLanguage as error:
        raise SettingsError("ASKFIRST_LANGUAGES", f"{error.detail}.") from None


@asynccontextmanager
async def _watching(packs: Watcher, keys: Watcher) -> AsyncIterator[None]:
    """Watch as long as the application runs."""
    with packs.watching(), keys.watching():
        yield


def _insights(book: Book, store: Store, packs: LivePacks, *, memory: bool) -> tuple[Flusher, Insights]:
    """What counts and what reads it back: in the store, or in memory where there is none."""
    kept = MemoryInsights() if memory else store
    flusher = Flusher(book, kept, Noticing(kept, store, lambda: packs.gate, set()))
    return flusher, Insights(kept, kept, store, flusher, memory=memory)


def _metrics(tally: Tally, packs: LivePacks, keyring: Keyring, journal: Journal, book: Book) -> Callable[[], "Metrics"]:
    """Makes the collector when it is first asked for: many services are never scraped."""

    @cache
    def made() -> "Metrics":
        from askfirst.http.observing.prometheus import Metrics  # noqa: PLC0415 not at every start

        return Metrics(tally, packs, keyring, journal, book)

    return made


def _hosts(settings: Settings) -> frozenset[str] | None:
    """The names to answer to: loopback's while bound there, and those that are set."""
    if not settings.loopback and not settings.allowed_hosts:
        return None
    return LOOPBACK_HOSTS | frozenset(settings.allowed_hosts)


def _problem(request: Request[object, object, State], error: Exception) -> Response[Problem] | Response[str]:
    """Litestar's exceptions, by the same mapper as those of the lean path."""
    problem, headers = problem_of(error, place(request.scope))
    if reads_pages(request.scope):
        return Response(as_page(problem), status_code=problem.status, media_type="text/html", headers=HEADERS | headers)
    return Response(
        problem,
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )
