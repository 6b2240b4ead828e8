"""The service in the process of the test, so that a test may lose what the store has acknowledged."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar.exceptions import LitestarDeprecationWarning

from askfirst.app import create_app
from askfirst.live.packs import LivePacks
from askfirst.settings import Settings

Json = dict[str, Any]
UNCLEAR: Json = {"text": "Give them a good discount", "department": "sales", "timeout": 300}
"""Two questions: which discount, and who are they."""


@cache
def packs() -> LivePacks:
    """Loaded once for all tests."""
    return LivePacks((), languages=("en",), classifiers=None)


@asynccontextmanager
async def serving(data: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a service with this data folder, started and stopped as a server does it."""
    with warnings.catch_warnings(action="ignore", category=LitestarDeprecationWarning):
        app: Any = create_app(Settings(data=data, **settings), packs()).app
    asked: asyncio.Queue[Json] = asyncio.Queue()
    said: asyncio.Queue[Json] = asyncio.Queue()
    task = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, asked.get, said.put))

    async def stateful(scope: Any, receive: Any, send: Any) -> None:
        await app({**scope, "state": {}}, receive, send)

    asked.put_nowait({"type": "lifespan.startup"})
    assert (await said.get())["type"] == "lifespan.startup.complete"
    try:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(stateful), base_url="http://127.0.0.1", timeout=60
        ) as client:
            yield client
    finally:
        asked.put_nowait({"type": "lifespan.shutdown"})
        await said.get()
        await task


async def opened(http: httpx.AsyncClient, **more: Any) -> Json:
    """A clarification that was just opened."""
    answer = await http.post("/v1/clarifications", json=UNCLEAR | more)
    assert answer.status_code == 201, answer.text
    found: Json = msgspec.json.decode(answer.content)
    return found


async def operations(http: httpx.AsyncClient) -> dict[str, tuple[str, Json]]:
    """What the API's description has: method and operation, by the operation's id."""
    document = (await http.get("/docs/openapi.json")).json()
    return {
        operation["operationId"]: (method, operation)
        for item in document["paths"].values()
        for method, operation in item.items()
        if isinstance(operation, dict) and "responses" in operation
    }


@asynccontextmanager
async def refusing() -> AsyncIterator[str]:
    """The address of a receiver that answers 400 to whatever comes: such a delivery is given up at once."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"


async def gave_up(http: httpx.AsyncClient, subject: str, headers: Json | None = None) -> str:
    """The id of a delivery about this that was given up; waits until all are."""
    async with asyncio.timeout(30):
        while True:
            found = (await http.get("/v1/deliveries", headers=headers)).json()
            dead = [str(one["id"]) for one in found["deliveries"] if one["subject"] == subject]
            if dead and not found["counts"]["waiting"]:
                return dead[0]
            await asyncio.sleep(0.05)
