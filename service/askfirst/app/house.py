"""What the parts of the service share: packs, store, desk, deliveries, counters, keys. Made once, from the settings."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from askfirst.app.consulting import second_opinion
from askfirst.app.tracing import traces_of
from askfirst.clarifications.contexts import Signer
from askfirst.counting import Book, Flusher, Insights
from askfirst.counting.noticing import Noticing
from askfirst.delivery.delivering import Deliveries, deliveries_of
from askfirst.desk import Desk, Links
from askfirst.errors import SettingsError, UnknownLanguage
from askfirst.http.clarifications.showing import Showing
from askfirst.http.guard.guard import Keyring
from askfirst.http.observing.ledger import Ledger
from askfirst.http.observing.metrics import Metrics
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.shared import Shared
from askfirst.http.status import store_health
from askfirst.journal import Journal
from askfirst.keys.file import KeyFile
from askfirst.live.packs import LivePacks
from askfirst.ports import Store, StoreStatus
from askfirst.scoring.classifier.opinion import load_classifiers
from askfirst.secret import signing_secrets
from askfirst.settings import Settings
from askfirst.stores import store_of
from askfirst.stores.memory import MemoryInsights

if TYPE_CHECKING:
    from askfirst.http.observing.traces import Traces


class House(NamedTuple):
    """Everything that more than one route, or the lifespan, needs. `signer` is made when it is first asked for."""

    settings: Settings
    packs: LivePacks
    journal: Journal
    book: Book
    traces: "Traces | None"
    metrics: Metrics
    ledger: Ledger
    store: Store
    flusher: Flusher
    insights: Insights
    keyring: Keyring
    deliveries: Deliveries
    scoring: Scoring
    desk: Desk
    showing: Showing
    health: Shared[StoreStatus]
    signer: Callable[[], Signer]


def house_of(settings: Settings, packs: LivePacks | None = None, journal: Journal | None = None) -> House:
    """The house that these settings describe; loads the packs unless they are given.

    Raises PackError, SettingsError or KeysError.
    """
    packs = packs or load_packs(settings)
    journal = journal or Journal()
    book = Book(texts=settings.keep_examples)
    traces = traces_of(settings)
    metrics = Metrics()
    ledger = Ledger(metrics, journal, book, traces)
    store = store_of(settings.store_url, settings.keep_days)
    flusher, insights = counting(book, store, packs, memory=settings.store_url == "none")

    @cache
    def secrets() -> Sequence[bytes]:
        return signing_secrets(settings.secret, settings.data)

    deliveries = deliveries_of(
        store, settings.callback_origins, settings.webhook_secret, secrets, ledger, loopback=settings.loopback
    )
    sizes = settings.score_processes, settings.batch_processes
    consultant = second_opinion(settings, ledger.asked)
    scoring = Scoring(packs, sizes, settings.score_timeout, ledger.hindered, consultant)
    desk = Desk(store, lambda: packs.gate, deliveries.wake, book.outcome, scoring)
    return House(
        settings=settings,
        packs=packs,
        journal=journal,
        book=book,
        traces=traces,
        metrics=metrics,
        ledger=ledger,
        store=store,
        flusher=flusher,
        insights=insights,
        keyring=Keyring(KeyFile(settings.data), asks=not settings.loopback and not settings.allow_open),
        deliveries=deliveries,
        scoring=scoring,
        desk=desk,
        showing=Showing(cache(lambda: Links(secrets())), settings.public_url or None),
        health=store_health(desk.store),
        signer=cache(lambda: Signer(secrets(), settings.max_body * 3 // 4)),
    )


def load_packs(settings: Settings) -> LivePacks:
    """The packs and the classifier that are set. Raises PackError or SettingsError."""
    try:
        return LivePacks(
            settings.packs,
            languages=settings.languages,
            classifiers=load_classifiers() if settings.classifier else None,
        )
    except UnknownLanguage as error:
        raise SettingsError("ASKFIRST_LANGUAGES", f"{error.detail}.") from None


def counting(book: Book, store: Store, packs: LivePacks, *, memory: bool) -> tuple[Flusher, Insights]:
    """What counts and what reads it back: in the store, or in memory where there is none."""
    kept = MemoryInsights() if memory else store
    flusher = Flusher(book, kept, Noticing(kept, store, lambda: packs.gate, set()))
    return flusher, Insights(kept, kept, store, flusher, memory=memory)
