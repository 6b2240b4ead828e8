"""One attempt: an event to an address, signed; what the receiver says beyond its status is dropped."""

import asyncio
import logging
from collections.abc import Sequence
from time import time_ns

import httpx

from askfirst import __version__
from askfirst.delivery.answers import Answer, Answered, Unreached
from askfirst.delivery.policy import Policy
from askfirst.delivery.resolving import Resolver, ResolvingError, resolve
from askfirst.delivery.signing import signed_headers
from askfirst.delivery.transport import CheckedTransport, is_tls
from askfirst.delivery.worker import PATIENCE
from askfirst.errors import AddressError
from askfirst.ports import Event

_TIMEOUT = httpx.Timeout(10.0, connect=5.0)


class Sender:
    """Posts events. Knows no store and keeps nothing but connections: no cookies, no redirects."""

    def __init__(
        self, policy: Policy, connections: int, resolver: Resolver = resolve, patience: float = PATIENCE
    ) -> None:
        """`connections` to one receiver at once at most; `patience` in seconds."""
        self._policy, self._patience = policy, patience
        self._transport = CheckedTransport(policy, resolver, connections)
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
        except (TimeoutError, httpx.TimeoutException):
            return Unreached("timeout")
        except httpx.ConnectError as error:
            return Unreached("tls" if is_tls(error) else "connect")
        except httpx.TransportError:
            return Unreached("protocol")

    async def _post(self, event: Event, url: str, keys: Sequence[str]) -> Answer:
        headers = {
            "content-type": "application/json",
            "user-agent": f"Askfirst/{__version__}",
            **signed_headers(keys, event.id, time_ns() // 1_000_000, event.body.decode()),
        }
        request = httpx.Request(
            "POST",
            self._policy.url(url),
            headers=headers,
            content=event.body,
            extensions={"timeout": _TIMEOUT.as_dict()},
        )
        # The transport itself, not a client, which would follow, keep cookies, and log the address.
        response = await self._transport.handle_async_request(request)
        return Answered(response.status_code, response.headers.get("retry-after"))

    async def close(self) -> None:
        """Let go of the connections."""
        await self._transport.aclose()
