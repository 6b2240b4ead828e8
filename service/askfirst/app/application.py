"""The application that routes: Litestar, with what runs beside its routes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.plugins.base import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from askfirst import __version__
from askfirst.app.house import House
from askfirst.app.routes import parts_of, routes_of
from askfirst.counting.flushing import flushing
from askfirst.desk import running
from askfirst.http.docs import Description, docs_config
from askfirst.http.guard.guard import Guard
from askfirst.http.openapi import StructSchemas
from askfirst.http.problems import RequestError
from askfirst.http.reading import DisconnectedError, StrictRequest
from askfirst.http.reply import gone, problem_response
from askfirst.live.watcher import Watcher


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
