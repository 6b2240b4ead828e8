"""From a name to its addresses."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Any, TypeAlias

from askfirst.delivery.addresses import Address
from askfirst.errors import AskfirstError

Resolver: TypeAlias = Callable[[str, int], Awaitable[tuple[Address, ...]]]
"""The addresses of a host for a port, in the order to try them. Raises ResolvingError."""
PLACES = 8
"""Names that are looked up at once. A name service that hangs takes these, and no thread that anything else needs."""
_threads = ThreadPoolExecutor(PLACES, "askfirst-names")
_UNKNOWN = frozenset({socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME)})


class ResolvingError(AskfirstError):
    """A name has no addresses; `unknown` where the name service is sure of it."""

    def __init__(self, *, unknown: bool) -> None:
        super().__init__("The name could not be resolved")
        self.unknown = unknown


async def resolve(host: str, port: int) -> tuple[Address, ...]:
    """By the system's resolver; what is an address already needs none. Raises ResolvingError."""
    try:
        return (ip_address(host),)
    except ValueError:
        pass
    try:
        found = await asyncio.get_running_loop().run_in_executor(_threads, _look_up, host, port)
    except socket.gaierror as error:
        raise ResolvingError(unknown=error.errno in _UNKNOWN) from None
    except (OSError, UnicodeError):
        raise ResolvingError(unknown=False) from None
    return tuple(dict.fromkeys(ip_address(place[0]) for _, _, _, _, place in found))


def _look_up(host: str, port: int) -> list[tuple[Any, ...]]:
    return list(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
