"""A receiver of webhooks, as a process of its own: writes each into a file before it says that it has it."""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import IO

from standardwebhooks import Webhook, WebhookVerificationError

from outages.caller import slim


async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, log: IO[str], secret: Webhook) -> None:
    """One call after the other on one connection. Nothing is written of a call that breaks off."""
    try:
        while head := await reader.readuntil(b"\r\n\r\n"):
            lines = head.decode("latin-1").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
            body = await reader.readexactly(int(headers["content-length"]))
            line = {**slim(json.loads(body)), "at": time.time(), "signed": signed(secret, body, headers)}
            log.write(json.dumps(line) + "\n")
            log.flush()
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass  # whoever called is gone
    finally:
        writer.close()


def signed(secret: Webhook, body: bytes, headers: dict[str, str]) -> bool:
    """Whether it is from whom it says, and its id is the event's."""
    try:
        return bool(secret.verify(body, headers)["id"] == headers["webhook-id"])
    except WebhookVerificationError:
        return False


async def main(path: Path, secret: str) -> None:
    """Receive until killed; says its port first."""
    verifier = Webhook(secret)
    with path.open("a") as log:
        server = await asyncio.start_server(lambda reader, writer: take(reader, writer, log, verifier), "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
