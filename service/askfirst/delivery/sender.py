"""One attempt: an event to an address, signed; what the receiver says beyond its status is dropped."""

import asyncio
import logging
from collections.abc import Sequence
from time import time_ns

import httpcore

from askfirst import __version__
from askfirst.delivery.addresses import Resolver, ResolvingError, resolve
from askfirst.delivery.policy import Policy
from askfirst.delivery.schedule import PATIENCE, Answer, Answered, Unreached
from askfirst.delivery.signing import signed_headers
from askfirst.delivery.transport import TROUBLE, Connections, is_tls
from askfirst.errors import AddressError
from askfirst.ports import Event


class Sender:
    """Posts events. Knows no store and keeps nothing but connections: no cookies, no redirects."""

    def __init__(self, policy: Policy, resolver: Resolver = resolve, patience: float = PATIENCE) -> None:
        """`patience` in seconds."""
        self._policy, self._patience = policy, patience
        self._connections = Connections(policy, resolver)
        # At debug, httpcore logs the headers of answers, and a Location may hold a token.
        logging.getLogger("httpcore").setLevel(logging.INFO)

    async def send(self, event: Event, url: str, keys: Sequence[str]) -> Answer:
        """Post the event, signed with each of `keys`."""
        try:
            async with asyncio.timeout(self._patience):
                return await self._post(event, url, keys)
        except AddressError:
            return Unreached("forbidden")
        except ResolvingError:
            return Unreached("dns")
        except (TimeoutError, httpcore.TimeoutException):
            return Unreached("timeout")
        except httpcore.ConnectError as error:
            return Unreached("tls" if is_tls(error) else "connect")
        except TROUBLE:
            return Unreached("protocol")

    async def _post(self, event: Event, url: str, keys: Sequence[str]) -> Answer:
        headers = {
            "content-type": "application/json",
            "user-agent": f"Askfirst/{__version__}",
            **signed_headers(keys, event.id, time_ns() // 1_000_000, event.body.decode()),
        }
        return Answered(*await self._connections.post(self._policy.url(url), headers, event.body))

    async def close(self) -> None:
        """Let go of the connections."""
        await self._connections.close()
