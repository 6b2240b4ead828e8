"""The client: scripts by their hash, reconnecting with back-off, Redis's troubles as StoreUnavailable."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from importlib.resources import files
from itertools import chain
from typing import Any, TypeVar

from redis.asyncio import Redis, RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import (
    ClusterDownError,
    MasterDownError,
    NoPermissionError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    ResponseError,
)

from askfirst.errors import StoreUnavailable

T = TypeVar("T")
Command = tuple[str | int | bytes, ...]
CONNECTIONS = 64
"""Calls at once; who comes later waits."""
PATIENCE = 5.0
"""Seconds after which a call is given up, all its retries and waiting included."""
_LATER = ("BUSY", "MISCONF", "NOREPLICAS")
_LATER_TOO = (ClusterDownError, MasterDownError, NoPermissionError, OutOfMemoryError, ReadOnlyError)
"""Refusals that may end. The client keeps Redis' word at the beginning of the message only where it has no class."""
_CLOSED = "the handler is closed"
"""Ends the RuntimeError of uvloop for a write to a connection that the other side has just closed: nothing was sent.

The client retries other RuntimeErrors as well before they are raised, as it tells them by their class alone."""
_TIMES: dict[str, Any] = {"socket_timeout": 3, "socket_connect_timeout": 2, "health_check_interval": 15}


class Connection:
    """Every call is retried for a while when Redis is away; none takes effect twice."""

    def __init__(self, url: str) -> None:
        """`redis+cluster://` and `rediss+cluster://` mean a cluster, by one of its nodes."""
        retry = Retry(ExponentialWithJitterBackoff(base=0.05, cap=0.4), retries=4)
        plain = url.replace("+cluster", "", 1)
        self.cluster = plain != url
        kind = RedisCluster if self.cluster else Redis
        self.client: Any = kind.from_url(plain, retry=retry, retry_on_error=[RuntimeError], **_TIMES)
        self._free = asyncio.Semaphore(CONNECTIONS)
        folder = files("askfirst.stores.redis").joinpath("scripts")
        common = folder.joinpath("common.lua").read_text("utf-8")
        self._scripts = {
            script.name.removesuffix(".lua"): self.client.register_script(common + script.read_text("utf-8"))
            for script in folder.iterdir()
            if script.name.endswith(".lua")
        }

    async def run(self, script: str, key: str, *arguments: str | int | bytes) -> Any:
        """Run a script on the slot of this key."""
        return await self._asked(lambda: self._scripts[script](keys=[key], args=arguments))

    async def ask(self, *command: str | int | bytes) -> Any:
        """One command."""
        return await self._asked(lambda: self.client.execute_command(*command))

    async def ask_all(self, commands: Sequence[Command]) -> list[Any]:
        """Several commands in one round trip (one per node of a cluster), not as a transaction."""
        return await self._asked(lambda: self._piped(commands)) if commands else []

    async def ask_nodes(self, *command: str) -> list[Any]:
        """One command to every primary."""
        if not self.cluster:
            return [await self.ask(*command)]
        await self._asked(self.client.initialize)
        call = self.client.execute_command
        return [await self._asked(partial(call, *command, target_nodes=node)) for node in self.client.get_primaries()]

    async def close(self) -> None:
        """Let go of all connections."""
        await self.client.aclose()

    async def _piped(self, commands: Sequence[Command]) -> list[Any]:
        async with self.client.pipeline(transaction=False) as pipe:
            for command in commands:
                pipe.execute_command(*command)
            answers: list[Any] = await pipe.execute(raise_on_error=False)
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer  # as Redis said it; the pipeline's own message would repeat what was sent
        return answers

    async def _asked(self, call: Callable[[], Awaitable[T]]) -> T:
        """What Redis answers. Raises StoreUnavailable where it is away, full, read-only or not ours to use."""
        try:
            async with asyncio.timeout(PATIENCE), self._free:
                return await call()
        except ResponseError as error:
            if not (isinstance(error, _LATER_TOO) or str(error).startswith(_LATER)):
                raise
            raise StoreUnavailable(f"Redis refuses: {error}") from error
        except (RedisError, RedisClusterException, OSError) as error:  # TimeoutError is an OSError
            raise StoreUnavailable(f"Redis does not answer ({str(error) or type(error).__name__})") from error
        except RuntimeError as error:
            if not str(error).endswith(_CLOSED):
                raise
            raise StoreUnavailable("Redis does not answer (the connection was closed)") from error


def pairs(answer: Any) -> list[tuple[Any, Any]]:
    """Members with their scores, or fields with their values, whichever version of the protocol the client speaks."""
    if isinstance(answer, dict):
        return list(answer.items())
    flat = list(chain.from_iterable(answer)) if answer and isinstance(answer[0], list | tuple) else answer
    return list(zip(flat[::2], flat[1::2], strict=True))
