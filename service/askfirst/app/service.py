"""The application that a server calls, and what its runner needs to know."""

from typing import NamedTuple

from litestar.types import ASGIApp

from askfirst.app.application import application
from askfirst.app.house import house_of
from askfirst.desk import Desk
from askfirst.http.guard.guard import Guard, Keyring
from askfirst.http.guard.limits import Limits
from askfirst.http.middleware import LOOPBACK_HOSTS, RequestMiddleware
from askfirst.journal import Journal
from askfirst.live.packs import LivePacks
from askfirst.live.watcher import Watcher
from askfirst.settings import Settings


class Service(NamedTuple):
    """The application, and the parts that a runner steers."""

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
    house = house_of(settings, packs, journal)
    watcher = Watcher([house.packs.look])
    guard = Guard(house.keyring, Limits(*settings.limit) if settings.limit else None)
    served = RequestMiddleware(application(house, guard, watcher), _hosts(settings), guard, house.ledger)
    app = house.traces.around(served) if house.traces else served
    return Service(app, house.desk, house.packs, house.keyring, watcher)


def _hosts(settings: Settings) -> frozenset[str] | None:
    """The names to answer to: loopback's while bound there, and those that are set."""
    if not settings.loopback and not settings.allowed_hosts:
        return None
    return LOOPBACK_HOSTS | frozenset(settings.allowed_hosts)
