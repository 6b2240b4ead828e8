"""What the parts of the service share: packs, store, desk, deliveries, counters, keys. Made once, from the settings."""

from collections.abc import Callable
from functools import cache

from askfirst.app.optional import second_opinion, traces_of
from askfirst.clarifications.contexts import Signer
from askfirst.counting import Book, Flusher, Insights
from askfirst.counting.flushing import Noticing
from askfirst.delivery.delivering import deliveries_of
from askfirst.desk import Desk, Links
from askfirst.errors import SettingsError, UnknownLanguage
from askfirst.http.clarifications.showing import Showing
from askfirst.http.guard.guard import Keyring
from askfirst.http.observing.ledger import Ledger
from askfirst.http.observing.metrics import Metrics
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.status import store_health
from askfirst.journal import Journal
from askfirst.keys import KeyFile
from askfirst.live.packs import LivePacks
from askfirst.ports import Store
from askfirst.scoring.classifier.opinion import load_classifiers
from askfirst.secret import signing_secrets
from askfirst.settings import Settings
from askfirst.stores import store_of
from askfirst.stores.memory import MemoryInsights


class House:
    """Everything that more than one route, or the lifespan, needs. `signer` is made when it is first asked for."""

    def __init__(self, settings: Settings, packs: LivePacks | None = None, journal: Journal | None = None) -> None:
        """Loads the packs unless they are given. Raises PackError, SettingsError or KeysError."""
        self.settings = settings
        self.packs = packs or load_packs(settings)
        self.journal = journal or Journal()
        self.book = Book(texts=settings.keep_examples)
        self.traces = traces_of(settings)
        self.metrics = Metrics()
        self.ledger = Ledger(self.metrics, self.journal, self.book, self.traces)
        self.store: Store = store_of(settings.store_url, settings.keep_days)
        self._count_into(MemoryInsights() if settings.store_url == "none" else self.store)
        self.keyring = Keyring(KeyFile(settings.data), asks=not settings.loopback and not settings.allow_open)
        secrets = cache(lambda: signing_secrets(settings.secret, settings.data))
        self.deliveries = deliveries_of(
            self.store,
            settings.callback_origins,
            settings.webhook_secret,
            secrets,
            self.ledger,
            loopback=settings.loopback,
        )
        self.scoring = Scoring(
            self.packs,
            (settings.score_processes, settings.batch_processes),
            settings.score_timeout,
            self.ledger.hindered,
            second_opinion(settings, self.ledger.asked),
        )
        self.desk = Desk(self.store, lambda: self.packs.gate, self.deliveries.wake, self.book.outcome, self.scoring)
        self.showing = Showing(cache(lambda: Links(secrets())), settings.public_url or None)
        self.health = store_health(self.desk.store)
        self.signer: Callable[[], Signer] = cache(lambda: Signer(secrets(), settings.max_body * 3 // 4))

    def _count_into(self, kept: MemoryInsights | Store) -> None:
        """What counts and what reads it back: in the store, or in memory where there is none."""
        memory = isinstance(kept, MemoryInsights)
        self.flusher = Flusher(self.book, kept, Noticing(kept, self.store, lambda: self.packs.gate, set()))
        self.insights = Insights(kept, kept, self.store, self.flusher, memory=memory)


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
