"""The application that a server calls: Litestar, what runs beside its routes, and what a runner needs to know."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.plugins.base import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ASGIApp

from askfirst import __version__
from askfirst.app.house import House
from askfirst.app.routes import parts_of, routes_of
from askfirst.counting.flushing import flushing
from askfirst.desk import Desk, running
from askfirst.http.docs import Description, docs_config
from askfirst.http.guard.guard import Guard, Keyring
from askfirst.http.guard.limits import Limits
from askfirst.http.middleware import LOOPBACK_HOSTS, RequestMiddleware
from askfirst.http.openapi import StructSchemas
from askfirst.http.problems import RequestError
from askfirst.http.reading import DisconnectedError, StrictRequest
from askfirst.http.reply import gone, problem_response
from askfirst.journal import Journal
from askfirst.live.packs import LivePacks
from askfirst.live.watcher import Watcher
from askfirst.settings import Settings


class MsgspecLitestar(Litestar):
    """Litestar with the one of its default plugins that is of use here: all that is read and written is msgspec's.

    Where pydantic is installed, as spaCy has it, Litestar imports it for its plugins: a fifteenth of a start, and 3 MB.
    If Litestar comes to choose its plugins in another way, it has them all again, and a test says so.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def application(house: House, guard: Guard, watcher: Watcher) -> Litestar:
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
        route_handlers=routes_of(house),
        dependencies=parts_of(house),
        guards=[guard.check],
        exception_handlers={DisconnectedError: gone, Exception: problem},
        request_class=StrictRequest,
        request_max_body_size=house.settings.max_body,
        state=State({"body_timeout": house.settings.body_timeout, "packs": house.packs, "keyring": house.keyring}),
        openapi_config=docs_config(Description(house.scoring, house.packs, schemas), __version__),
        plugins=[schemas],
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
    house = House(settings, packs, journal)
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
