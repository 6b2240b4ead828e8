"""The yardstick: a Litestar app with one handler that does nothing, served as Askfirst is.

Run as a module, with Askfirst's server settings as JSON; it listens on ASKFIRST_PORT and takes the
same requests as `/v1/score`. It imports nothing of Askfirst, which would slow its start.
"""

import json
import os
import socket
import sys

import uvicorn
from litestar import Litestar, post


@post("/v1/score", status_code=200)
async def nothing() -> None:
    """Reads nothing, does nothing, answers 200."""


def main() -> None:
    """Serve until killed."""
    app = Litestar([nothing], openapi_config=None, logging_config=None)
    listening = socket.create_server(("127.0.0.1", int(os.environ["ASKFIRST_PORT"])))
    uvicorn.Server(uvicorn.Config(app, **json.loads(sys.argv[1]))).run(sockets=[listening])


if __name__ == "__main__":
    main()
