"""Runs the service: binds, loads, says where it is, answers, and stops in good order."""

import gc
import signal
import socket
from typing import Any

import rich_click as click
import uvicorn

from askfirst import __version__
from askfirst.app import create_app
from askfirst.cli.logs import logging_to_stderr
from askfirst.errors import SettingsError
from askfirst.http.pages import EXAMPLE
from askfirst.settings import Settings

SERVER: dict[str, Any] = {
    "http": "auto",  # httptools, which is installed
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
"""How the service is served, whatever the settings; the bench serves its yardstick the same way."""


def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. Raises SettingsError or PackError when it cannot start."""
    listening = bound(settings)
    with logging_to_stderr(settings.log_level), listening:
        app = create_app(settings)
        gc.collect()
        gc.freeze()  # packs stay for ever: the collector need not look at them again
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)  # uvicorn repeats the signal when it is done
        Announcing(uvicorn.Config(app, **SERVER), settings.host, listening.getsockname()[1]).run(sockets=[listening])


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, host: str, port: int) -> None:
        super().__init__(config)
        self.place = f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts as usual, then prints the address, a request to try, and where the docs are."""
        await super().startup(sockets)
        if self.started:
            click.echo(
                f"Askfirst {__version__} listens on {self.place} (Ctrl-C stops it)\n"
                f"Try:   curl -s {self.place}/v1/score -H 'content-type: application/json' -d '{EXAMPLE}'\n"
                f"Docs:  {self.place}/docs"
            )


def bound(settings: Settings) -> socket.socket:
    """A socket at the address of the settings. Raises SettingsError where that cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except socket.gaierror as error:
        listening.close()
        raise SettingsError("ASKFIRST_HOST", f"{settings.host!r} is no address: {error.strerror}") from error
    except OSError as error:
        listening.close()
        place = f"{settings.host}:{settings.port}"
        raise SettingsError("ASKFIRST_PORT", f"{place} cannot be had: {error.strerror}. Set another") from error
    return listening
