"""Runs the service: binds, loads, says where it is, answers, and stops in good order."""

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
from collections.abc import Callable
from typing import Any

import rich_click as click
import uvicorn

from askfirst import __version__
from askfirst.app import create_app
from askfirst.errors import SettingsError
from askfirst.http.connection import CONNECTIONS, Connection
from askfirst.journal import Journal
from askfirst.keys import SCOPES, KeyFile
from askfirst.ports import Store
from askfirst.settings import Settings, misspelt
from askfirst.stores import store_of

EXAMPLE = '{"text": "Give them a good discount", "department": "sales"}'
SERVER: dict[str, Any] = {
    "loop": "auto",  # uvloop, where it is installed
    "ws": "none",
    "lifespan": "on",
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,
    # Longer than most clients and proxies keep an idle connection, so that they are the ones to
    # close it and no request meets a closing connection.
    "timeout_keep_alive": 65,
    "timeout_graceful_shutdown": 10,
}
"""How the service is served, whatever the settings."""

_log = logging.getLogger("askfirst")


def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. Raises SettingsError, PackError, KeysError or StoreError when it cannot start."""
    listening = bound(settings)
    journal = Journal(logging.getLevelNamesMapping()[settings.log_level.upper()], settings.log_format)
    if settings.log_level != "debug":
        logging.getLogger("uvicorn").setLevel(logging.WARNING)  # we say ourselves where we are
    with journal.writing(), listening:
        for said in misspelt():
            _log.warning("%s", said)
        asyncio.run(usable(store_of(settings.store_url)))
        service = create_app(settings, journal=journal)
        token = first_key(settings)
        service.keyring.look()
        gc.freeze()  # packs stay: the collector need not look at them; it would find nothing now, in 0.1 s
        gc.enable()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)  # uvicorn repeats the signal when it is done
        signal.signal(signal.SIGHUP, lambda *_: service.reload())
        signal.signal(
            signal.SIGCHLD, signal.SIG_DFL
        )  # a supervisor may have had it ignored: children would leave no word
        place = f"http://{f'[{settings.host}]' if ':' in settings.host else settings.host}:{listening.getsockname()[1]}"
        said = announcement(place, asks=service.keyring.asks, token=token)
        config = uvicorn.Config(service.app, http=protocol(settings.header_timeout), **SERVER)
        Announcing(config, said, service.stopping).run(sockets=[listening])


def protocol(header_timeout: float) -> type[Connection]:
    """Connections as the system and the settings bound them: three in four of the files still to be had are theirs."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        files = 2 * CONNECTIONS
    open_now = len(os.listdir("/dev/fd"))  # noqa: PTH208 as short as can be
    most = min(CONNECTIONS, max(16, (files - open_now) * 3 // 4))
    return type("Connection", (Connection,), {"header_timeout": header_timeout, "most": most})


async def usable(store: Store) -> None:
    """Raises StoreError where what is there is no store for us: said plainly, before anything else begins."""
    await store.open()
    await store.close()


def first_key(settings: Settings) -> str | None:
    """A key for everything, where others can call and there has never been one. Raises KeysError."""
    file = KeyFile(settings.data)
    if settings.loopback or settings.allow_open or file.read():
        return None
    return file.add("first start", SCOPES)[1]


def announcement(place: str, *, asks: bool, token: str | None) -> str:
    """Where it is, a request to try, where the docs are; and the first key, this once."""
    key = f"-H 'authorization: Bearer {token or 'KEY'}' " if asks else ""
    lines = [
        f"Askfirst {__version__} listens on {place} (Ctrl-C stops it)",
        f"Try:   curl -s {place}/v1/score {key}-H 'content-type: application/json' -d '{EXAMPLE}'",
        f"Pages: {place}/ to try it in a browser, {place}/docs for the API",
    ]
    if token:
        lines.append("The key in it opens everything and is shown only now; `askfirst key` makes others.")
    return "\n".join(lines)


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, said: str, stopping: Callable[[], None]) -> None:
        """`stopping` is called when the server begins to stop: long polls end then."""
        super().__init__(config)
        self.said, self._stopping = said, stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts as usual, then says so."""
        await super().startup(sockets)
        if self.started:
            click.echo(self.said)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops as usual; who waits for a change is answered first."""
        self._stopping()
        await super().shutdown(sockets)


def bound(settings: Settings) -> socket.socket:
    """A socket at the address of the settings. Raises SettingsError where that cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except socket.gaierror as error:
        listening.close()
        raise SettingsError("ASKFIRST_HOST", f"{settings.host!r} is not an address: {error.strerror}") from error
    except OSError as error:
        listening.close()
        place = f"{settings.host}:{settings.port}"
        raise SettingsError("ASKFIRST_PORT", f"{place} cannot be used: {error.strerror}. Set another port") from error
    return listening
