"""A receiver of webhooks, as a process of its own: writes each into a file before it says that it has it."""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import IO


async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, log: IO[str]) -> None:
    """One call on one connection. Nothing is written of a call that breaks off."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        event = json.loads(await reader.readexactly(int(headers["content-length"])))
        line = {"id": headers["webhook-id"], "subject": event["data"]["clarification"]["id"], "at": time.time()}
        log.write(json.dumps(line) + "\n")
        log.flush()
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass  # whoever called was killed
    finally:
        writer.close()


async def main(path: Path) -> None:
    """Receive until killed; says its port first."""
    with path.open("a") as log:
        server = await asyncio.start_server(lambda reader, writer: take(reader, writer, log), "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
