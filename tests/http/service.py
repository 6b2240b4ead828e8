"""A real service: the shipped command on a free port, as a process of its own."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import TemporaryDirectory

_EMPTY = tempfile.TemporaryDirectory()


@dataclass
class Service:
    """A service that answers, and the process behind it."""

    url: str
    port: int
    process: subprocess.Popen[str]
    announced: list[str]


def command(*arguments: str, **settings: str) -> subprocess.Popen[str]:
    """`askfirst` with these arguments and settings, and none of the settings around it."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("ASKFIRST_")}
    environ["ASKFIRST_DATA"] = _EMPTY.name  # whoever needs keys brings a folder
    return subprocess.Popen(
        [sys.executable, "-m", "askfirst", *arguments],
        env=environ | {f"ASKFIRST_{name.upper()}": value for name, value in settings.items()},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def serving(**settings: str) -> Iterator[Service]:
    """Starts the service, with a data folder of its own, and waits until it says where it is."""
    with TemporaryDirectory() as data:
        yield from started(command("serve", **{"port": "0", "data": data, **settings}))


def started(process: subprocess.Popen[str]) -> Iterator[Service]:
    """The service as soon as it answers; it is stopped afterwards."""
    try:
        assert process.stdout is not None
        announced = [process.stdout.readline() for _ in range(3)]
        assert "http://" in announced[0], process.communicate()
        url = announced[0].split()[4]
        yield Service(url, int(url.rpartition(":")[2]), process, announced)
    finally:
        process.terminate()
        process.communicate(timeout=20)
